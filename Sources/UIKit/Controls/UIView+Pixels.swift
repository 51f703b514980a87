import Foundation

extension UIView {
    /// Device pixels a point, where the view is or would be shown.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    func roundedUpToPixel(_ size: CGSize) -> CGSize {
        CGSize(width: roundedUpToPixel(size.width), height: roundedUpToPixel(size.height))
    }

    /// Up to a whole pixel; a thousandth of a point does not count.
    func roundedToPixel(_ length: CGFloat) -> CGFloat { (length * pixelScale).rounded() / pixelScale }
    func roundedUpToPixel(_ length: CGFloat) -> CGFloat { ((length - 0.001) * pixelScale).rounded(.up) / pixelScale }

    /// One device pixel in points.
    var hairline: CGFloat { 1 / pixelScale }
}
