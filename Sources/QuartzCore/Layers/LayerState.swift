import CoreGraphics
import Foundation

/// What most layers set.
struct LayerState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var hasTransform = false
    var isHidden = false
    var isOpaque = false
    var masksToBounds = false
    var opacity: Float = 1
    var backgroundColor: CGColor?
    var contents: Any?
    var contentsScale: CGFloat = 1
    var contentsGravity = CALayerContentsGravity.resize
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var shadowOpacity: Float = 0
}

/// What few layers set; made on the first change.
final class RareLayerState {
    var anchorPointZ: CGFloat = 0
    var sublayerTransform = CATransform3DIdentity
    var isGeometryFlipped = false
    var isDoubleSided = true
    var mask: CALayer?
    var backdrop: Backdrop?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    var needsDisplayOnBoundsChange = false
    var drawsAsynchronously = false
    var wantsExtendedDynamicRangeContent = false
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var name: String?
    var autoresizingMask: CAAutoresizingMask = []
    var others: [String: Any] = [:]
    var timing = Timing()
    weak var layoutManager: (any CALayoutManager)?

    struct Timing {
        var autoreverses = false
        var beginTime: CFTimeInterval = 0
        var duration: CFTimeInterval = .infinity
        var fillMode = CAMediaTimingFillMode.removed
        var repeatCount: Float = 0
        var repeatDuration: CFTimeInterval = 0
        var speed: Float = 1
        var timeOffset: CFTimeInterval = 0
    }

    func copy() -> RareLayerState {
        let copy = RareLayerState()
        copy.anchorPointZ = anchorPointZ
        copy.sublayerTransform = sublayerTransform
        copy.isGeometryFlipped = isGeometryFlipped
        copy.isDoubleSided = isDoubleSided
        copy.mask = mask
        copy.backdrop = backdrop
        copy.contentsRect = contentsRect
        copy.contentsCenter = contentsCenter
        copy.contentsFormat = contentsFormat
        copy.minificationFilter = minificationFilter
        copy.magnificationFilter = magnificationFilter
        copy.maskedCorners = maskedCorners
        copy.cornerCurve = cornerCurve
        copy.borderColor = borderColor
        copy.shadowColor = shadowColor
        copy.shadowOffset = shadowOffset
        copy.shadowRadius = shadowRadius
        copy.shadowPath = shadowPath
        copy.shouldRasterize = shouldRasterize
        copy.rasterizationScale = rasterizationScale
        copy.allowsGroupOpacity = allowsGroupOpacity
        copy.compositingFilter = compositingFilter
        copy.needsDisplayOnBoundsChange = needsDisplayOnBoundsChange
        copy.name = name
        copy.others = others
        copy.timing = timing
        return copy
    }
}
