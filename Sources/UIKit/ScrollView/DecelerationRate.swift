extension UIScrollView {
    /// The part of its speed that content keeps from one millisecond to the next.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 0.998)
        public static let fast = Self(rawValue: 0.99)
    }
}
