import Foundation
import ObjCRuntime

extension NSPredicate {
    /// A predicate from its format. Raises NSInvalidArgumentException with the published text where it can't be parsed.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(parsing: predicateFormat, arguments ?? [])
    }

    public convenience init(format predicateFormat: String, _ args: any CVarArg...) { self.init(parsing: predicateFormat, args) }

    /// Collections and objects of plain Swift, which bridge to `CVarArg` on Apple's systems only.
    @_disfavoredOverload public convenience init(format predicateFormat: String, _ args: Any...) { self.init(parsing: predicateFormat, args) }

    private convenience init(parsing format: String, _ arguments: [Any?]) {
        do {
            let node = try PredicateParser.parse(format, arguments: arguments)
            self.init { object, variables in node.evaluate(object, variables ?? [:]) }
            objc_setAssociatedObject(self, PredicateText.key, PredicateText.text(format, arguments), .OBJC_ASSOCIATION_COPY_NONATOMIC)
        } catch {
            NSException(name: .invalidArgumentException, reason: "Unable to parse the format string \"\(format)\"", userInfo: nil).raise()
            self.init(value: false)
        }
    }

    /// What it was made of, for messages.
    package var _text: String { objc_getAssociatedObject(self, PredicateText.key) as? String ?? predicateFormat }
}

/// A predicate's format with its arguments.
private enum PredicateText {
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func text(_ format: String, _ arguments: [Any?]) -> String {
        var rest = arguments[...]
        return format.replacing(/%(@|K|l{0,2}[du]|i|l?f|g)/) { match in
            guard let argument = rest.popFirst() else { return String(match.output.0) }
            let isText = match.output.1 == "@" && argument is String
            return isText ? "\"\(argument!)\"" : argument.map { "\($0)" } ?? "nil"
        }
    }
}
