import CoreGraphics
import Foundation

/// Filled and stroked shapes of an SVG file: paths, rectangles, circles, ellipses, lines, polygons, groups with transforms.
final class SVGDrawing: NSObject, TagReader {
    struct Shape {
        var path: CGPath
        var fill: CGColor?
        var stroke: CGColor?
        var lineWidth: CGFloat
        var isEvenOdd: Bool
    }

    private struct Style {
        var fill: CGColor? = .black
        var stroke: CGColor?
        var lineWidth: CGFloat = 1
        var isEvenOdd = false
        var transform = CGAffineTransform.identity
    }

    private(set) var size = CGSize.zero
    private var box = CGRect.zero
    private var shapes: [Shape] = []
    private var styles = [Style()]

    init?(_ data: Data) {
        super.init()
        guard TagScanner.scan(String(decoding: data, as: UTF8.self), into: self), !size.width.isZero else { return nil }
    }

    func image(scale: CGFloat) -> CGImage? {
        guard let made = GraphicsStack.imageContext(size, scale: scale, isOpaque: false) else { return nil }
        let context = made.context
        context.scaleBy(x: size.width / box.width, y: size.height / box.height)
        context.translateBy(x: -box.minX, y: -box.minY)
        for shape in shapes {
            context.beginPath()
            context.addPath(shape.path)
            if let fill = shape.fill {
                context.setFillColor(fill)
                context.fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
            }
            guard let stroke = shape.stroke else { continue }
            context.beginPath()
            context.addPath(shape.path)
            context.setStrokeColor(stroke)
            context.setLineWidth(shape.lineWidth)
            context.strokePath()
        }
        context.flush()
        return context.bitmap.map { CGImage(bitmap: $0) }
    }

    func start(_ tag: String, _ attributes: [String: String]) {
        var attributes = attributes
        for rule in (attributes["style"] ?? "").split(separator: ";") {
            let pair = rule.split(separator: ":", maxSplits: 1)
            if pair.count == 2 { attributes[pair[0].trimmingCharacters(in: .whitespaces)] = pair[1].trimmingCharacters(in: .whitespaces) }
        }
        var style = styles[styles.count - 1]
        if let fill = attributes["fill"] { style.fill = SVGColor.parse(fill) }
        if let stroke = attributes["stroke"] { style.stroke = SVGColor.parse(stroke) }
        if let width = number(attributes["stroke-width"]) { style.lineWidth = width }
        if let rule = attributes["fill-rule"] { style.isEvenOdd = rule == "evenodd" }
        if let transform = attributes["transform"] { style.transform = SVGTransform.parse(transform).concatenating(style.transform) }
        if let opacity = number(attributes["opacity"]) ?? number(attributes["fill-opacity"]) {
            style.fill = style.fill.flatMap { $0.copy(alpha: $0.alpha * opacity) }
            style.stroke = style.stroke.flatMap { $0.copy(alpha: $0.alpha * opacity) }
        }
        // Definitions aren't drawn by themselves.
        if ["defs", "clipPath", "mask", "symbol", "linearGradient", "radialGradient"].contains(tag) { (style.fill, style.stroke) = (nil, nil) }
        styles.append(style)
        if tag == "svg" { readSize(attributes) }
        if let path = shape(tag, attributes) { add(path, style) }
    }

    func end(_ tag: String) { if styles.count > 1 { styles.removeLast() } }

    private func number(_ text: String?) -> CGFloat? {
        guard let text, !text.hasSuffix("%") else { return nil }
        var scanner = NumberScanner(text)
        return scanner.number()
    }

    private func readSize(_ attributes: [String: String]) {
        var scanner = NumberScanner(attributes["viewBox"] ?? "")
        let width = number(attributes["width"]), height = number(attributes["height"])
        if let x = scanner.number(), let y = scanner.number(), let w = scanner.number(), let h = scanner.number(), w > 0, h > 0 {
            box = CGRect(x: x, y: y, width: w, height: h)
        } else {
            box = CGRect(x: 0, y: 0, width: width ?? 100, height: height ?? 100)
        }
        size = CGSize(width: width ?? box.width, height: height ?? box.height)
    }

    private func shape(_ tag: String, _ a: [String: String]) -> CGPath? {
        let n = { (key: String) in self.number(a[key]) ?? 0 }
        switch tag {
        case "path": return PathData.parse(a["d"] ?? "")
        case "rect":
            let rx = number(a["rx"]) ?? n("ry")
            return CGPath(roundedRect: CGRect(x: n("x"), y: n("y"), width: n("width"), height: n("height")), cornerWidth: rx, cornerHeight: number(a["ry"]) ?? rx, transform: nil)
        case "circle": return CGPath(ellipseIn: CGRect(x: n("cx") - n("r"), y: n("cy") - n("r"), width: n("r") * 2, height: n("r") * 2), transform: nil)
        case "ellipse": return CGPath(ellipseIn: CGRect(x: n("cx") - n("rx"), y: n("cy") - n("ry"), width: n("rx") * 2, height: n("ry") * 2), transform: nil)
        case "line": return PathData.parse("M\(n("x1")) \(n("y1"))L\(n("x2")) \(n("y2"))")
        case "polygon": return PathData.parse("M\(a["points"] ?? "")Z")
        case "polyline": return PathData.parse("M\(a["points"] ?? "")")
        default: return nil
        }
    }

    private func add(_ path: CGPath, _ style: Style) {
        guard style.fill != nil || style.stroke != nil else { return }
        var transform = style.transform
        shapes.append(Shape(
            path: path.copy(using: &transform) ?? path, fill: style.fill, stroke: style.stroke,
            lineWidth: style.lineWidth * hypot(CGFloat(transform.a), CGFloat(transform.b)), isEvenOdd: style.isEvenOdd))
    }
}

/// `#abc`, `#aabbcc`, `rgb(…)`, and the names that files have most.
enum SVGColor {
    private static let names: [String: UInt32] = [
        "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "gray": 0x808080, "grey": 0x808080, "yellow": 0xFFFF00,
        "orange": 0xFFA500, "purple": 0x800080, "currentColor": 0,
    ]

    static func parse(_ text: String) -> CGColor? {
        if text == "none" || text == "transparent" { return nil }
        if let value = names[text] { return color(value) }
        if text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16) {
            guard text.count == 4 else { return color(value) }
            let (r, g, b) = (value >> 8 & 15, value >> 4 & 15, value & 15)
            return color(r * 17 << 16 | g * 17 << 8 | b * 17)
        }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") {
            var scanner = NumberScanner(String(text[text.index(after: open)...]))
            if let r = scanner.number(), let g = scanner.number(), let b = scanner.number() { return CGColor(red: r / 255, green: g / 255, blue: b / 255, alpha: 1) }
        }
        return .black
    }

    private static func color(_ value: UInt32) -> CGColor {
        CGColor(red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
    }
}

/// `translate(…) rotate(…) scale(…) matrix(…)`.
enum SVGTransform {
    static func parse(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            guard let open = part.firstIndex(of: "(") else { continue }
            var scanner = NumberScanner(String(part[part.index(after: open)...])), n: [CGFloat] = []
            while let number = scanner.number() { n.append(number) }
            guard let first = n.first else { continue }
            let second = n.count > 1 ? n[1] : nil
            switch part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t")) {
            case "translate": result = result.translatedBy(x: first, y: second ?? 0)
            case "scale": result = result.scaledBy(x: first, y: second ?? first)
            case "rotate" where n.count == 3: result = result.translatedBy(x: n[1], y: n[2]).rotated(by: first * .pi / 180).translatedBy(x: -n[1], y: -n[2])
            case "rotate": result = result.rotated(by: first * .pi / 180)
            case "matrix" where n.count == 6: result = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]).concatenating(result)
            default: break
            }
        }
        return result
    }
}
