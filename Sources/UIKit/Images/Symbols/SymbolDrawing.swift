import CoreGraphics
import Foundation

/// Strokes, areas and holes, in that order of drawing. Paths are in SVG's notation.
struct SymbolDrawing {
    enum Part {
        case stroke(CGPath)
        case area(CGPath)
        case hole(CGPath)
        case holeStroke(CGPath)
    }

    var parts: [Part]
    /// Height is 100.
    var width: CGFloat = 100

    /// `s:` strokes, `f:` fills, `h:` cuts out, `x:` cuts out along a line. Parts are parted by `|`.
    init(_ text: String, width: CGFloat = 100) {
        self.width = width
        parts = text.split(separator: "|").compactMap { part in
            let path = PathData.parse(String(part.dropFirst(2)))
            switch part.prefix(2) {
            case "s:": return .stroke(path)
            case "f:": return .area(path)
            case "h:": return .hole(path)
            case "x:": return .holeStroke(path)
            default: return nil
            }
        }
    }

    init(parts: [Part], width: CGFloat = 100) {
        self.parts = parts
        self.width = width
    }

    static let unknown = SymbolDrawing("s:M20 20H80V80H20Z|s:M20 20L80 80M80 20L20 80")

    /// What is seen of it on its grid.
    func bounds(lineWidth: CGFloat) -> CGRect {
        parts.reduce(.null) { bounds, part in
            switch part {
            case .stroke(let path): bounds.union(path.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
            case .area(let path): bounds.union(path.boundingBoxOfPath)
            case .hole, .holeStroke: bounds
            }
        }
    }

    func draw(in context: CGContext, lineWidth: CGFloat) {
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setFillColor(gray: 0, alpha: 1)
        context.setStrokeColor(gray: 0, alpha: 1)
        for part in parts {
            context.beginPath()
            switch part {
            case .stroke(let path):
                context.setLineWidth(lineWidth)
                context.addPath(path)
                context.strokePath()
            case .area(let path):
                context.addPath(path)
                context.fillPath()
            case .hole(let path):
                context.setBlendMode(.clear)
                context.addPath(path)
                context.fillPath()
                context.setBlendMode(.normal)
            case .holeStroke(let path):
                context.setBlendMode(.clear)
                context.setLineWidth(lineWidth * 1.1)
                context.addPath(path)
                context.strokePath()
                context.setBlendMode(.normal)
            }
        }
    }

    /// The drawing made smaller about the middle, to stand in a circle or a square.
    func scaled(_ factor: CGFloat, center: CGPoint = CGPoint(x: 50, y: 50)) -> SymbolDrawing {
        var t = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: factor, y: factor).translatedBy(x: -width / 2, y: -50)
        let change = { (path: CGPath) in path.copy(using: &t) ?? path }
        return SymbolDrawing(parts: parts.map { part in
            switch part {
            case .stroke(let p): .stroke(change(p))
            case .area(let p): .area(change(p))
            case .hole(let p): .hole(change(p))
            case .holeStroke(let p): .holeStroke(change(p))
            }
        })
    }

    /// Strokes and areas as holes, for a symbol cut out of a filled shape.
    var inverted: SymbolDrawing {
        SymbolDrawing(parts: parts.map { part in
            switch part {
            case .stroke(let p): .holeStroke(p)
            case .area(let p): .hole(p)
            case .hole(let p): .area(p)
            case .holeStroke(let p): .stroke(p)
            }
        })
    }

    /// Outlines filled.
    var filled: SymbolDrawing {
        SymbolDrawing(parts: parts.flatMap { part -> [Part] in
            if case .stroke(let path) = part { return [.area(path), part] }
            return [part]
        }, width: width)
    }
}
