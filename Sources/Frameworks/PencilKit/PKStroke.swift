import UIKit

public struct PKInk {
    public typealias InkType = PKInkingTool.InkType
    public var inkType: InkType, color: UIColor
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

public struct PKStrokePoint {
    public var location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat
    public init(location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat) {
        (self.location, self.timeOffset, self.size, self.opacity, self.force, self.azimuth, self.altitude) = (location, timeOffset, size, opacity, force, azimuth, altitude)
    }
}

public struct PKStrokePath: RandomAccessCollection {
    private let points: [PKStrokePoint]
    public let creationDate: Date
    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
    public init<T: Collection>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint { (points, self.creationDate) = (Array(controlPoints), creationDate) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(index: Int) -> PKStrokePoint { points[index] }
}

public struct PKStroke {
    public var ink: PKInk, path: PKStrokePath, transform: CGAffineTransform
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) { (self.ink, self.path, self.transform) = (ink, path, transform) }

    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { $0.union(CGRect(x: $1.location.x - $1.size.width / 2, y: $1.location.y - $1.size.height / 2, width: $1.size.width, height: $1.size.height)) }.applying(transform)
    }

    /// A line through its points; a marker's is half transparent.
    @MainActor func draw() {
        guard let first = path.first else { return }
        let line = UIBezierPath()
        line.move(to: first.location)
        for point in path.dropFirst() { line.addLine(to: point.location) }
        if path.count == 1 { line.addLine(to: first.location) }
        (line.lineWidth, line.lineCapStyle, line.lineJoinStyle) = (first.size.width, .round, .round)
        line.apply(transform)
        (ink.inkType == .marker ? ink.color.withAlphaComponent(0.5) : ink.color).setStroke()
        line.stroke()
    }
}
