/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
    public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
    public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
    public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// The axes of a plane.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var horizontal: UIAxis { UIAxis(rawValue: 1) }
    public static var vertical: UIAxis { UIAxis(rawValue: 2) }
    public static var both: UIAxis { [.horizontal, .vertical] }
}
