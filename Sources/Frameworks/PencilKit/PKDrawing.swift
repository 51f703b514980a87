import UIKit

/// Strokes.
public struct PKDrawing: Equatable {
    public var strokes: [PKStroke] = []
    public init() {}
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    /// Only what ``dataRepresentation()`` gave can be read: the system's own format isn't published.
    public init(data: Data) throws { strokes = try JSONDecoder().decode([StoredStroke].self, from: data).map(\.stroke) }
    public func dataRepresentation() -> Data { (try? JSONEncoder().encode(strokes.map { StoredStroke($0) })) ?? Data() }

    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
    @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in for stroke in strokes { stroke.draw() } }
    }
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
    public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        PKDrawing(strokes: strokes.map { stroke in
            var moved = stroke
            moved.transform = stroke.transform.concatenating(transform)
            return moved
        })
    }
    public static func == (a: PKDrawing, b: PKDrawing) -> Bool { a.dataRepresentation() == b.dataRepresentation() }
}

/// A stroke as it is kept.
private struct StoredStroke: Codable {
    let type: String, color: [Double], points: [[Double]]

    init(_ stroke: PKStroke) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (type, color) = (stroke.ink.inkType.rawValue, [red, green, blue, alpha].map(Double.init))
        points = stroke.path.map { point in
            let place = point.location.applying(stroke.transform)
            return [place.x, place.y, point.size.width].map(Double.init)
        }
    }

    var stroke: PKStroke {
        let ink = PKInk(PKInkingTool.InkType(rawValue: type) ?? .pen, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]))
        let path = points.map { PKStrokePoint(location: CGPoint(x: $0[0], y: $0[1]), timeOffset: 0, size: CGSize(width: $0[2], height: $0[2]), opacity: 1, force: 1, azimuth: 0, altitude: 0) }
        return PKStroke(ink: ink, path: PKStrokePath(controlPoints: path, creationDate: Date()))
    }
}
