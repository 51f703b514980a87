import Foundation

extension NSObjectProtocol {
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Sends the message from the current run loop, once `delay` seconds have passed.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        DelayedPerforms.add(to: self, aSelector, anArgument, delay, modes)
    }

    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
        if !wait {
            RunLoop.main.perform { ObjCClass.send(aSelector, to: target, argument) }
        } else if Thread.isMainThread {
            ObjCClass.send(aSelector, to: target, argument)
        } else {
            DispatchQueue.main.sync { _ = ObjCClass.send(aSelector, to: target, argument) }
        }
    }

    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
        Thread.detachNewThread { ObjCClass.send(aSelector, to: target, argument) }
    }
}

extension NSObject {
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) { DelayedPerforms.cancel(aTarget as AnyObject) { _, _ in true } }

    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedPerforms.cancel(aTarget as AnyObject) { $0 == aSelector && isSame($1, anArgument) }
    }

    private class func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (one as AnyObject) === (other as AnyObject)
    }
}

/// Messages waiting for their time. They hold their targets, as on iOS.
enum DelayedPerforms {
    private struct Request {
        let target: AnyObject, selector: Selector, argument: Any?, timer: Timer
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var requests: [Int: Request] = [:]
    nonisolated(unsafe) private static var last = 0

    static func add(to target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval, _ modes: [RunLoop.Mode]) {
        lock.lock(); defer { lock.unlock() }
        last += 1
        let number = last
        let timer = Timer(timeInterval: max(delay, 0.0001), repeats: false) { _ in
            guard let request = lock.withLock({ requests.removeValue(forKey: number) }) else { return }
            ObjCClass.send(request.selector, to: request.target, request.argument)
        }
        requests[number] = Request(target: target, selector: selector, argument: argument, timer: timer)
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    static func cancel(_ target: AnyObject, where matches: (Selector, Any?) -> Bool) {
        lock.lock(); defer { lock.unlock() }
        for (number, request) in requests where request.target === target && matches(request.selector, request.argument) {
            request.timer.invalidate()
            requests[number] = nil
        }
    }
}
