import Foundation

/// The name of a method as Objective-C spells it, `tableView:didSelectRowAtIndexPath:`.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    package let name: String
    /// The Swift full name, where `#selector` names an optional requirement: `tableView(_:didSelectRowAt:)`.
    let requirement: String?

    public init(_ name: String) { self.init(name, nil) }
    public init(stringLiteral value: String) { self.init(value, nil) }

    /// What lowering makes of a `#selector` that names an optional requirement.
    public init(_ name: String, _ requirement: String?) { (self.name, self.requirement) = (name, requirement) }

    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public var description: String { name }

    /// How many arguments the method takes: one a colon.
    package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
