import Foundation

extension Timer {
    public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    public convenience init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        self.init(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    }

    private convenience init(fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        nonisolated(unsafe) let target = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            ObjCClass.send(selector, to: target, timer)
        }
        if let userInfo { objc_setAssociatedObject(self, Self.infoKey, userInfo, .OBJC_ASSOCIATION_RETAIN) }
    }

    @discardableResult
    public class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    nonisolated(unsafe) private static let infoKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The value that the timer was made with.
    public var userInfo: Any? { objc_getAssociatedObject(self, Self.infoKey) }
}

extension RunLoop {
    public func perform(_ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]) {
        nonisolated(unsafe) let (target, argument) = (target as AnyObject, arg)
        perform(inModes: modes) { ObjCClass.send(aSelector, to: target, argument) }
    }
}

extension Thread {
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
        detachNewThread { ObjCClass.send(selector, to: target, argument) }
    }

    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
        self.init { ObjCClass.send(selector, to: target, argument) }
    }
}
