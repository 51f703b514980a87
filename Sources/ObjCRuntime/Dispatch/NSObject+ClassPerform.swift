import Foundation

/// What is sent by selector to a class: `UIApplication.perform(NSSelectorFromString("sharedApplication"))`.
extension NSObject {
    public static func responds(to aSelector: Selector!) -> Bool { aSelector.flatMap { ObjCClass.of(self).glue.classActions[$0.name] } != nil }

    @discardableResult public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }
    @discardableResult public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { send(aSelector, [object]) }

    private static func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let action = ObjCClass.of(self).glue.classActions[selector.name] else {
            NSException.fail(.invalidArgumentException, "+[\(ClassNames.name(of: self)) \(selector.name)]: unrecognized selector sent to class \(ObjCClass.address(of: self as AnyObject))")
        }
        guard let value = action(arguments) else { return nil }
        nonisolated(unsafe) let held = Unmanaged.passRetained(value as AnyObject)
        DispatchQueue.main.async { held.release() }
        return held
    }
}
