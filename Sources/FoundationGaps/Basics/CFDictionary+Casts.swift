import CoreFoundationTypes
import Foundation

// What lowering makes of `query as CFDictionary`: Swift's dictionaries and Foundation's are all Core Foundation's on iOS. A key is a
// text here, of whichever type it was, since `NSString` and `String` are two different keys of Swift's dictionaries on Linux.

public func _cfDictionary(_ dictionary: CFDictionary) -> CFDictionary { dictionary.contains { $0.key.base is NSString } ? keyed(dictionary.map { ($0.key.base, $0.value) }) : dictionary }
@_disfavoredOverload public func _cfDictionary(_ dictionary: CFDictionary?) -> CFDictionary? { dictionary.map { _cfDictionary($0) } }
@_disfavoredOverload public func _cfDictionary(_ dictionary: NSDictionary) -> CFDictionary { keyed(dictionary.map { ($0.key, $0.value) }) }

private func keyed(_ pairs: [(Any, Any)]) -> CFDictionary {
    CFDictionary(pairs.compactMap { key, value in ((key as? NSString).map { AnyHashable($0 as String) } ?? key as? AnyHashable).map { ($0, value) } }, uniquingKeysWith: { $1 })
}
