import Foundation

/// What lowering makes of `base.stringValue`: a number says 18 where corelibs has it say 18.0; others say what they say.
public func _stringValue(_ base: NSNumber, _ read: (NSNumber) -> String) -> String { base.text }
public func _stringValue<Base, Value>(_ base: Base, _ read: (Base) -> Value) -> Value { read(base) }

extension DefaultStringInterpolation {
    public mutating func appendInterpolation(_ number: NSNumber) { appendLiteral(number.text) }
}

extension NSNumber {
    /// The shortest form: a whole number has no point.
    fileprivate var text: String {
        let text = stringValue
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
