import CoreGraphics
import Foundation

/// Pictures made of paths: SVG files. Of PDF files only the page's size is read.
enum VectorImage {
    static func isVector(_ path: String) -> Bool { path.hasSuffix(".pdf") || path.hasSuffix(".svg") || path.hasSuffix(".PDF") }

    static func render(_ path: String, scale: CGFloat) -> CGImage? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        if path.hasSuffix(".svg"), let drawing = SVGDrawing(data) { return drawing.image(scale: scale) }
        Log.once("\(path): pictures of this kind can't be drawn yet: a box stands for it.")
        return standIn(size: PDFPageSize.read(data) ?? CGSize(width: 24, height: 24), scale: scale)
    }

    /// A box with the picture's size, so that layout is right at least.
    static func standIn(size: CGSize, scale: CGFloat) -> CGImage? {
        guard let made = GraphicsStack.imageContext(size, scale: scale, isOpaque: false) else { return nil }
        let context = made.context
        context.setStrokeColor(gray: 0.5, alpha: 1)
        context.stroke(CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1), width: 1)
        context.flush()
        return context.makeImage()
    }
}

/// The first media box that a PDF names, in points.
enum PDFPageSize {
    static func read(_ data: Data) -> CGSize? {
        let text = String(decoding: data, as: UTF8.self)
        guard let found = text.range(of: "/MediaBox"), let open = text[found.upperBound...].firstIndex(of: "["),
              let close = text[open...].firstIndex(of: "]") else { return nil }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
        return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    }
}
