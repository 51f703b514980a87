import Foundation

/// A displacement in points.
public struct CGVector: Hashable, Codable, Sendable {
    public var dx: Double
    public var dy: Double

    public static var zero: CGVector { CGVector(dx: 0.0, dy: 0.0) }

    public init() { self.init(dx: 0.0, dy: 0.0) }

    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }
}

extension CGVector: CustomDebugStringConvertible {
    public var debugDescription: String { "(\(dx), \(dy))" }
}
