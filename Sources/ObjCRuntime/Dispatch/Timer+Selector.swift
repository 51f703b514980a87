import Foundation

/// A timer that sends a message. corelibs' `userInfo` can be read only, so that a subclass has to answer it.
private final class TargetTimer: Timer, @unchecked Sendable {
    private var info: Any?

    override var userInfo: Any? { info }

    /// Holds its target until it is invalidated, as on iOS.
    convenience init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { timer in ObjCClass.send(s, to: target, timer) }
        info = ui
    }
}

/// What lowering makes of `Timer()`: one that never fires, and isn't valid.
public func _timer() -> Timer {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    timer.invalidate()
    return timer
}

/// What lowering makes of `Timer(timeInterval:target:…)`.
public func _timer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer {
    TargetTimer(fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
}

/// What lowering makes of `Timer(fireAt:interval:target:…)`.
public func _timer(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) -> Timer {
    TargetTimer(fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
}

extension Timer {
    @discardableResult
    public class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer {
        let timer = _timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
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
