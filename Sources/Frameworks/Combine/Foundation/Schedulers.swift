import Foundation

extension Scheduler where SchedulerTimeType == SchedulerTime {
    public var now: SchedulerTime { .now }
    public var minimumTolerance: SchedulerTime.Stride { 0 }
}

extension SchedulerTime {
    /// Seconds until then; zero once it is past.
    fileprivate var fromNow: Double { max(0, seconds - SchedulerTime.now.seconds) }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public struct SchedulerOptions { public init() {} }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async { action() }
    }

    public func schedule(after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: .now() + date.fromNow) { action() }
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public struct SchedulerOptions { public init() {} }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    public func schedule(after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        add(Timer(timeInterval: date.fromNow, repeats: false) { _ in action() }, forMode: .common)
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public struct SchedulerOptions { public init() {} }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + date.fromNow) { self.addOperation { action() } }
    }
}

/// Does what it is given at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never
    public static let shared = ImmediateScheduler()

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
    public func schedule(after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
}
