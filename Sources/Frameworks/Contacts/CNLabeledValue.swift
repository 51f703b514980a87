import Foundation
import ObjCRuntime

/// A value with what it is for: home, work.
open class CNLabeledValue<ValueType: NSObject>: ObjCObject, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) { (identifier, self.label, self.value) = (UUID().uuidString, label, value); super.init() }
    open func settingLabel(_ label: String?) -> Self { unsafeDowncast(CNLabeledValue(label: label, value: value), to: Self.self) }
    open func settingValue(_ value: ValueType) -> Self { unsafeDowncast(CNLabeledValue(label: label, value: value), to: Self.self) }
    open func settingLabel(_ label: String?, value: ValueType) -> Self { unsafeDowncast(CNLabeledValue(label: label, value: value), to: Self.self) }

    /// `_$!<Home>!$_` as `home`.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}
