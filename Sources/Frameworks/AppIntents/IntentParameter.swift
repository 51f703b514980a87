import Foundation

/// A parameter of an intent. It has its default's value, or none to be read before it is set.
@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    private var value: Value?
    public init(title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil) { value = nil }
    public init(title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil) { value = defaultValue }
    public init(wrappedValue: Value, title: LocalizedStringResource = "", description: LocalizedStringResource? = nil) { value = wrappedValue }

    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let none = Optional<Any>.none as? Value { return none }
            fatalError("an intent's parameter is read before it has a value")
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CocoaError(.featureUnsupported) }
}

extension AppIntent { public typealias Parameter = IntentParameter }
extension AppEntity { public typealias Property = IntentParameter }
