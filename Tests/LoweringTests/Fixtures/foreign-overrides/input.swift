import Foundation
import CoreServices

class Upper: Formatter {
    override func string(for obj: Any?) -> String? { (obj as? String)?.uppercased() }
    override func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        super.getObjectValue(obj, for: string, errorDescription: error)
    }
}

class Forwarding: NSObject {
    override func responds(to selector: Selector) -> Bool { super.responds(to: selector) }
}

class Made: NSObject {
    @available(*, unavailable) override init() { fatalError() }
    @objc func tick() {}
}

public class Outer: NSObject {}
public extension Outer {
    class Inner: NSObject {
        @objc func tick() {}
    }
}

let cache = URLCache(memoryCapacity: 1, diskCapacity: 2, directory: URL(string: "/tmp"))
