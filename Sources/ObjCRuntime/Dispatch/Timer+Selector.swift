import Foundation

/// A timer that sends a message. corelibs' `userInfo` can be read only, so that a subclass has to answer it;
/// lowering makes `Timer(timeInterval:target:…)` and `Timer()` this one.
public final class _TargetTimer: Timer {
    private var info: Any?

    public override var userInfo: Any? { info }

    /// `Timer()`: one that never fires.
    public convenience init() { self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in } }

    public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self.init(fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    /// Holds its target until it is invalidated, as on iOS.
    public convenience init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { timer in ObjCClass.send(s, to: target, timer) }
        info = ui
    }
}

extension Timer {
    @discardableResult
    public class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer {
        let timer = _TargetTimer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
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
