import Foundation
import ObjCRuntime

/// Makes one value of another, and back where its class says so.
open class ValueTransformer: ObjCObject {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [:]

    public override init() { super.init() }

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { registered[name] = transformer }
    }

    open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(registered.keys) } }

    /// What lowering makes of `ValueTransformer(forName:)`: the one that is registered, or the first object of the class which the name is of.
    public static func _registered(forName name: NSValueTransformerName) -> ValueTransformer? {
        if let found = lock.withLock({ registered[name] }) { return found }
        guard let made = builtIn(name) ?? (_classNamed(name.rawValue) as? ValueTransformer.Type)?._init() else { return nil }
        setValueTransformer(made, forName: name)
        return made
    }

    private static func builtIn(_ name: NSValueTransformerName) -> ValueTransformer? {
        switch name {
        case .negateBooleanTransformerName: ClosureTransformer { (($0 as? NSNumber)?.boolValue ?? $0 as? Bool).map { !$0 } ?? true }
        case .isNilTransformerName: ClosureTransformer { $0 == nil }
        case .isNotNilTransformerName: ClosureTransformer { $0 != nil }
        case .unarchiveFromDataTransformerName, .keyedUnarchiveFromDataTransformerName, .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
        default: nil
        }
    }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// Where the class has no way back of its own, its way there is taken. Raises where it allows none.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        guard type(of: self).allowsReverseTransformation() else {
            NSException(name: .invalidArgumentException, reason: "\(NSStringFromClass(type(of: self))) does not allow reverse transformation", userInfo: nil).raise()
            return nil
        }
        return transformedValue(value)
    }
}

private final class ClosureTransformer: ValueTransformer {
    private let body: (Any?) -> Any?
    init(_ body: @escaping (Any?) -> Any?) { self.body = body; super.init() }
    override func transformedValue(_ value: Any?) -> Any? { body(value) }
    override class func allowsReverseTransformation() -> Bool { false }
}
