import Dispatch
import Foundation

public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 1), warning = Self(rawValue: 2), critical = Self(rawValue: 4)
        public static let all: Self = [.normal, .warning, .critical]
    }

    /// A source that hears of memory running low from the device: its `memory-warning`. It is one of Dispatch's own, which bits are given to.
    public class func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure {
        let source = DispatchSource.makeUserDataOrSource(queue: queue) as! DispatchSource
        _MemoryPressure.add(source, eventMask)
        return source
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    public var data: MemoryPressureEvent { MemoryPressureEvent(rawValue: (self as any DispatchSourceUserDataOr).data) }
    public var mask: MemoryPressureEvent { _MemoryPressure.mask(of: self) }
}

/// The sources that hear of it.
public enum _MemoryPressure {
    private final class Entry {
        weak var source: DispatchSource?
        let mask: DispatchSource.MemoryPressureEvent
        init(_ source: DispatchSource, _ mask: DispatchSource.MemoryPressureEvent) { (self.source, self.mask) = (source, mask) }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func add(_ source: DispatchSource, _ mask: DispatchSource.MemoryPressureEvent) {
        lock.withLock { entries = entries.filter { $0.source != nil } + [Entry(source, mask)] }
    }

    static func mask(of source: DispatchSource) -> DispatchSource.MemoryPressureEvent { lock.withLock { entries.first { $0.source === source }?.mask ?? [] } }

    public static func tell(_ event: DispatchSource.MemoryPressureEvent) {
        for entry in lock.withLock({ entries }) where !entry.mask.isDisjoint(with: event) {
            (entry.source as (any DispatchSourceUserDataOr)?)?.or(data: entry.mask.intersection(event).rawValue)
        }
    }
}
