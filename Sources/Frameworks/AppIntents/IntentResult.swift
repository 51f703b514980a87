import Foundation

public protocol IntentResult: Sendable {}
public protocol ProvidesDialog {}
public protocol ReturnsValue<Value> { associatedtype Value }
public protocol ShowsSnippetView {}
public protocol OpensIntent {}

/// What an intent came to.
public struct IntentResultContainer: IntentResult, ProvidesDialog, Sendable { public init() {} }

/// What an intent came to, with a value.
public struct IntentValueContainer<Value: Sendable>: IntentResult, ReturnsValue, ProvidesDialog, Sendable {
    public let value: Value
    public init(_ value: Value) { self.value = value }
}

extension IntentResult where Self == IntentResultContainer {
    public static func result() -> IntentResultContainer { IntentResultContainer() }
    public static func result(dialog: IntentDialog) -> IntentResultContainer { IntentResultContainer() }
}

extension IntentResult {
    public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentValueContainer<Value> { IntentValueContainer(value) }
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self where Self == IntentValueContainer<Value> { IntentValueContainer(value) }
}

public struct IntentDialog: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
    public let text: String
    public init(_ text: LocalizedStringResource) { self.text = String(localized: text) }
    public init(stringLiteral value: String) { text = value }
}
