public struct HorizontalAlignment: Hashable, Sendable {
    public static let leading = Self(), center = Self(), trailing = Self()
}

public struct VerticalAlignment: Hashable, Sendable {
    public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self(), lastTextBaseline = Self()
}

public struct Alignment: Hashable, Sendable {
    public static let center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self()
    public static let topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self()
}

public enum Axis: Int, CaseIterable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}

public enum Edge: Int, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
    }
}

public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}

/// A colour, which UIKit's colours are made of and make.
public struct Color: Hashable, @unchecked Sendable, PrimitiveView {
    let color: UIColor

    nonisolated public init(_ name: String, bundle: Bundle? = nil) { color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear }
    nonisolated public init(_ color: UIColor) { self.color = color }
    nonisolated public init(uiColor: UIColor) { color = uiColor }
    nonisolated public init(cgColor: CGColor) { color = UIColor(cgColor: cgColor) }
    nonisolated public init(_ resource: ColorResource) { color = UIColor(resource: resource) }
    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)) }
    nonisolated public init(white: Double, opacity: Double = 1) { color = UIColor(white: CGFloat(white), alpha: CGFloat(opacity)) }
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        color = UIColor(hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: CGFloat(opacity))
    }

    nonisolated public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(CGFloat(opacity))) }
    nonisolated public static let red = Color(UIColor.systemRed), orange = Color(UIColor.systemOrange), yellow = Color(UIColor.systemYellow), green = Color(UIColor.systemGreen)
    nonisolated public static let mint = Color(UIColor.systemMint), teal = Color(UIColor.systemTeal), cyan = Color(UIColor.systemCyan), blue = Color(UIColor.systemBlue)
    nonisolated public static let indigo = Color(UIColor.systemIndigo), purple = Color(UIColor.systemPurple), pink = Color(UIColor.systemPink), brown = Color(UIColor.systemBrown)
    nonisolated public static let gray = Color(UIColor.systemGray), black = Color(UIColor.black), white = Color(UIColor.white), clear = Color(UIColor.clear)
    nonisolated public static let primary = Color(UIColor.label), secondary = Color(UIColor.secondaryLabel), accentColor = Color(UIColor.tintColor)
}

extension UIColor {
    public convenience init(_ color: Color) { self.init(cgColor: color.color.cgColor) }
}

public struct Animation: Equatable, Sendable {
    public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation(), spring = Animation()
}

/// The change happens at once: nothing is drawn that could move.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
