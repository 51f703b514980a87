import CoreGraphics

/// What a layer shows of what lies behind it, below its background.
package struct Backdrop: Equatable {
    /// Standard deviation of the blur, points.
    package var blurRadius: CGFloat
    /// 1 leaves colours as they are.
    package var saturation: CGFloat

    package init(blurRadius: CGFloat, saturation: CGFloat) {
        self.blurRadius = blurRadius
        self.saturation = saturation
    }
}

extension CALayer {
    /// Source: `UIVisualEffectView`, "the effect applies to content layered behind the view".
    package var backdrop: Backdrop? {
        get { rareState?.backdrop }
        set { if newValue != rareState?.backdrop { changeRare("backdrop", \.backdrop, newValue) } }
    }
}
