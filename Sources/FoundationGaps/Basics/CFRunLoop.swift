import Foundation

public typealias CFRunLoop = RunLoop

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue)
    public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue)
    var mode: RunLoop.Mode { RunLoop.Mode(rawValue) }
}

public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }

public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Loops of ours that were told to stop: corelibs' `RunLoop` runs until a date only.
private final class RunLoopStops: @unchecked Sendable {
    static let shared = RunLoopStops()
    private let lock = NSLock()
    private var stopped: Set<ObjectIdentifier> = []
    func stop(_ loop: RunLoop) { _ = lock.withLock { stopped.insert(ObjectIdentifier(loop)) } }
    func take(_ loop: RunLoop) -> Bool { lock.withLock { stopped.remove(ObjectIdentifier(loop)) != nil } }
}

public func CFRunLoopStop(_ rl: CFRunLoop!) {
    RunLoopStops.shared.stop(rl)
    CFRunLoopWakeUp(rl)
}

public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }
public func CFRunLoopRun() { while !RunLoopStops.shared.take(.current), RunLoop.current.run(mode: .default, before: .distantFuture) {} }

@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
        guard RunLoop.current.run(mode: mode.mode, before: end) else { return .finished }
        if RunLoopStops.shared.take(.current) { return .stopped }
        if returnAfterSourceHandled { return Date() < end ? .handledSource : .timedOut }
    } while Date() < end
    return .timedOut
}

public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
    nonisolated(unsafe) let block = block
    rl.perform(inModes: [RunLoop.Mode("\(mode!)")]) { block?() }
}
