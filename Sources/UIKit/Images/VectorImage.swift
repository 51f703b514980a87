import CoreGraphics
import Foundation

/// Pictures made of paths: SVG files, and the first page of PDF files.
enum VectorImage {
    static func isVector(_ path: String) -> Bool { ["pdf", "svg"].contains(URL(fileURLWithPath: path).pathExtension.lowercased()) }

    static func render(_ path: String, scale: CGFloat) -> CGImage? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        if data.starts(with: Array("%PDF".utf8)) {
            if let provider = CGDataProvider(data: data), let page = CGPDFDocument(provider)?.page(at: 1), let image = draw(page, scale: scale) { return image }
        } else if let image = SVGDrawing(data)?.image(scale: scale) {
            return image
        }
        Log.once("\(path): this picture can't be read: a box stands for it.")
        return standIn(size: CGSize(width: 24, height: 24), scale: scale)
    }

    private static func draw(_ page: CGPDFPage, scale: CGFloat) -> CGImage? {
        let box = page.getBoxRect(.mediaBox)
        guard let made = GraphicsStack.imageContext(box.size, scale: scale, isOpaque: false) else { return nil }
        let context = made.context
        context.translateBy(x: -box.minX, y: box.maxY)
        context.scaleBy(x: 1, y: -1)
        context.drawPDFPage(page)
        context.flush()
        return context.bitmap.map { CGImage(bitmap: $0) }
    }

    /// A box for a picture that can't be read.
    static func standIn(size: CGSize, scale: CGFloat) -> CGImage? {
        guard let made = GraphicsStack.imageContext(size, scale: scale, isOpaque: false) else { return nil }
        let context = made.context
        context.setStrokeColor(gray: 0.5, alpha: 1)
        context.stroke(CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1), width: 1)
        context.flush()
        return context.makeImage()
    }
}
