import Foundation

/// The name of a method as Objective-C spells it, `tableView:didSelectRowAtIndexPath:`.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    package let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { self.name = value }

    public var description: String { name }

    /// How many arguments the method takes: one a colon.
    package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
