import Foundation

extension ObjCClass {
    package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        if let object = object as? ObjCObject { return object.responds(to: selector) }
        return of(object).responds(to: selector)
    }

    /// Calls the method that `selector` names, with missing arguments as nil. Raises where there is none, as iOS does.
    @discardableResult
    package static func send(_ selector: Selector, to object: AnyObject, _ arguments: Any?...) -> Any? {
        send(selector, to: object, arguments: arguments)
    }

    @discardableResult
    package static func send(_ selector: Selector, to object: AnyObject, arguments: [Any?]) -> Any? {
        if let action = of(object).action(selector) {
            let missing = selector.argumentCount - arguments.count
            return action(object, missing > 0 ? arguments + Array(repeating: nil, count: missing) : arguments)
        }
        if let object = object as? ObjCObject {
            if let other = object.forwardingTarget(for: selector) as AnyObject?, other !== object {
                return send(selector, to: other, arguments: arguments)
            }
            object.doesNotRecognizeSelector(selector)
        }
        raiseUnrecognized(selector, object)
    }

    static func raiseUnrecognized(_ selector: Selector?, _ object: AnyObject) -> Never {
        let name = ClassNames.name(of: type(of: object) as AnyClass)
        NSException.fail(.invalidArgumentException, "-[\(name) \(selector?.name ?? "(null)")]: unrecognized selector sent to instance \(address(of: object))")
    }

    /// The object's address as Objective-C prints it.
    package static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}
