import CoreGraphics
import Foundation
import ObjCRuntime

/// Makes a transform of an animated number.
open class CAValueFunction: ObjCObject, @unchecked Sendable {
    public let name: CAValueFunctionName

    public convenience init?(name: CAValueFunctionName) { self.init(known: name) }

    init(known name: CAValueFunctionName) {
        self.name = name
        super.init()
    }

    func transform(_ values: [Double]) -> CATransform3D? {
        guard let first = values.first.map({ CGFloat($0) }) else { return nil }
        let at = { (index: Int) in index < values.count ? CGFloat(values[index]) : 0 }
        switch name {
        case .rotateX: return CATransform3DMakeRotation(first, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(first, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(first, 0, 0, 1)
        case .scaleX: return CATransform3DMakeScale(first, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, first, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, first)
        case .scale: return CATransform3DMakeScale(first, at(1), at(2))
        case .translateX: return CATransform3DMakeTranslation(first, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, first, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, first)
        case .translate: return CATransform3DMakeTranslation(first, at(1), at(2))
        default: return nil
        }
    }
}
