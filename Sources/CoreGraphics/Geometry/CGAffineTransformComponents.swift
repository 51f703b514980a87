import Foundation

/// A transform as scale, shear, rotation (radians) and translation, applied in that order.
public struct CGAffineTransformComponents: Hashable, Sendable {
    public var scale: CGSize
    public var horizontalShear: Double
    public var rotation: Double
    public var translation: CGVector

    public init() { self.init(scale: CGSize(width: 1, height: 1)) }

    public init(scale: CGSize = .init(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0, translation: CGVector = .zero) {
        self.scale = scale
        self.horizontalShear = Double(horizontalShear)
        self.rotation = Double(rotation)
        self.translation = translation
    }
}

extension CGAffineTransform {
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let translation = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation)).concatenating(translation)
    }

    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let rotation = width == 0 ? atan2(-c, d) : atan2(b, a)
        let height = cos(rotation) * d - sin(rotation) * c
        let shear = height == 0 ? 0 : (cos(rotation) * c + sin(rotation) * d) / height
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: rotation, translation: CGVector(dx: tx, dy: ty))
    }
}
