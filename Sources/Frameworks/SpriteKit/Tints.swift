import UIKit

/// Pictures multiplied by a colour, which keep their transparency. The last few are kept, since each frame asks again.
@MainActor enum Tints {
    private struct Key: Hashable { let image: ObjectIdentifier, color: UIColor, part: CGFloat }
    private static var made: [Key: (source: CGImage, tinted: CGImage)] = [:]

    static func image(_ image: CGImage, _ color: UIColor, _ part: CGFloat) -> CGImage {
        let key = Key(image: ObjectIdentifier(image as AnyObject), color: color, part: part)
        if let known = made[key] { return known.tinted }
        let size = CGSize(width: image.width, height: image.height), bounds = CGRect(origin: .zero, size: size), format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let tinted = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: bounds)
            context.setBlendMode(.multiply)
            context.setFillColor(UIColor.white.mixed(with: color, part).cgColor)
            context.fill(bounds)
            context.setBlendMode(.destinationIn)
            context.draw(image, in: bounds)
        }.cgImage ?? image
        if made.count > 64 { made = [:] }
        made[key] = (image, tinted)
        return tinted
    }
}
