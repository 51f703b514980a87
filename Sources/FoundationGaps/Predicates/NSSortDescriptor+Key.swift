import Foundation
import ObjCRuntime

extension NSSortDescriptor {
    /// Sorts by the value at a key path, read by key-value coding.
    public convenience init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, comparator: KeyValueOrder.compare) }

    /// Sorts by a comparison method of the values: `compare:`, `localizedCaseInsensitiveCompare:` …
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector.map(NSStringFromSelector) ?? "compare:"
        self.init(key: key, ascending: ascending) { one, two in
            guard let first = one as? String, let second = two as? String else { return KeyValueOrder.compare(one, two) }
            switch name {
            case "caseInsensitiveCompare:": return first.caseInsensitiveCompare(second)
            case "localizedCompare:": return first.localizedCompare(second)
            case "localizedCaseInsensitiveCompare:": return first.localizedCaseInsensitiveCompare(second)
            case "localizedStandardCompare:": return first.localizedStandardCompare(second)
            default: return first.compare(second)
            }
        }
    }

    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult) {
        func read(_ object: Any) -> Any { key.flatMap { KeyValueCoding.value(forKeyPath: $0, of: object) } ?? NSNull() }
        self.init(keyPath: \Any.self, ascending: ascending, comparator: { cmptr(read($0), read($1)) })
    }
}
