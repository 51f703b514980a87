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
        } catch {
            NSException(name: .invalidArgumentException, reason: "Unable to parse the format string \"\(format)\"", userInfo: nil).raise()
            self.init(value: false)
        }
    }
}
