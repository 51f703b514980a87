@_exported import Foundation
import ObjCRuntime

open class JSVirtualMachine: ObjCObject, @unchecked Sendable {}

/// Named only: no script is run, every value is undefined.
open class JSContext: ObjCObject, @unchecked Sendable {
    open var name: String!
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    open var globalObject: JSValue! { JSValue(undefinedIn: self) }
    open var virtualMachine: JSVirtualMachine! { JSVirtualMachine() }
    private var values: [String: Any] = [:]
    public override init() { super.init() }
    public init!(virtualMachine: JSVirtualMachine!) { super.init() }
    open class func current() -> JSContext! { nil }

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
        notImplemented("JSContext.evaluateScript(_:)")
        return JSValue(undefinedIn: self)
    }
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { evaluateScript(script) }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { (key as? String).flatMap { values[$0] }.map { JSValue(object: $0, in: self) } ?? JSValue(undefinedIn: self) }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) { if let name = key as? NSString { values[name as String] = object } }
    open func setObject(_ object: Any!, forKeyedSubscript key: String) { values[key] = object }
    open subscript(_ key: Any) -> JSValue! { objectForKeyedSubscript(key) }
}
