import UIKit

/// A frame of 1170 × 2532 pixels filled in ways that apps do.
enum FillWork {
    static func measure() {
        let size = CGSize(width: 1170, height: 2532), all = CGRect(origin: .zero, size: size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        let picture = renderer.image { context in
            UIColor(red: 0.3, green: 0.3, blue: 0.9, alpha: 1).setFill()
            context.fill(all)
        }
        _ = renderer.image { context in
            Figures.print("opaque fill of a frame", Figures.microseconds(10) { _ in
                UIColor(white: 0.9, alpha: 1).setFill()
                context.fill(all)
            } / 1000, "ms")
            Figures.print("half-transparent fill of a frame", Figures.microseconds(10) { _ in
                UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.5).setFill()
                context.fill(all, blendMode: .normal)
            } / 1000, "ms")
            Figures.print("200 rounded rectangles", Figures.microseconds(3) { _ in
                for index in 0..<200 {
                    UIColor(red: 0.2, green: 0.5, blue: CGFloat(index) / 200, alpha: 1).setFill()
                    UIBezierPath(roundedRect: CGRect(x: CGFloat(index % 3) * 390 + 15, y: CGFloat(index / 3) * 37 + 0.5, width: 360, height: 90), cornerRadius: 24).fill()
                }
            } / 1000, "ms")
            Figures.print("picture as large as a frame", Figures.microseconds(10) { _ in picture.draw(in: all) } / 1000, "ms")
        }
        exit(0)
    }
}
