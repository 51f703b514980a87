import Foundation

/// What every object may say of itself to assistive technologies. Responders have properties of their own for it;
/// images, bar items and plain objects keep it here.
extension NSObjectProtocol {
    public var accessibilityLabel: String? {
        get { AccessibilityTexts.value(.label, of: self) }
        set { AccessibilityTexts.set(newValue, .label, of: self) }
    }

    public var accessibilityHint: String? {
        get { AccessibilityTexts.value(.hint, of: self) }
        set { AccessibilityTexts.set(newValue, .hint, of: self) }
    }

    public var accessibilityValue: String? {
        get { AccessibilityTexts.value(.value, of: self) }
        set { AccessibilityTexts.set(newValue, .value, of: self) }
    }

    public var accessibilityIdentifier: String? {
        get { AccessibilityTexts.value(.identifier, of: self) }
        set { AccessibilityTexts.set(newValue, .identifier, of: self) }
    }

    public var isAccessibilityElement: Bool {
        get { AccessibilityTexts.value(.isElement, of: self) != nil }
        set { AccessibilityTexts.set(newValue ? "" : nil, .isElement, of: self) }
    }
}

private enum AccessibilityTexts {
    enum Key: Int { case label = 1, hint, value, identifier, isElement }

    /// Keys of associated objects are addresses; these five are this table's.
    nonisolated(unsafe) private static let keys = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 1))

    static func value(_ key: Key, of object: AnyObject) -> String? { objc_getAssociatedObject(object, keys + key.rawValue) as? String }

    static func set(_ value: String?, _ key: Key, of object: AnyObject) {
        objc_setAssociatedObject(object, keys + key.rawValue, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
}
