import CoreGraphics
import Foundation
import ObjCRuntime

/// One kind of particle.
open class CAEmitterCell: ObjCObject, CAMediaTiming, @unchecked Sendable {
    open var name: String?
    open var isEnabled = true
    /// Particles a second.
    open var birthRate: Float = 0
    /// Seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var emissionLatitude: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var color: CGColor? = .white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    open var contents: Any?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsScale: CGFloat = 1
    open var magnificationFilter = "linear"
    open var minificationFilter = "linear"
    open var minificationFilterBias: Float = 0
    open var emitterCells: [CAEmitterCell]?
    open var style: [AnyHashable: Any]?

    open var autoreverses = false
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var fillMode = CAMediaTimingFillMode.removed
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0

    private var others: [String: Any] = [:]

    public override init() { super.init() }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    open override func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
    open override func value(forUndefinedKey key: String) -> Any? { others[key] }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CAEmitterCell() }
    }
}
