import Dispatch
import Foundation

/// Opened to be watched alone; here it is opened to be read.
public let O_EVTONLY: Int32 = O_RDONLY

public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSource {
    /// A source that hears of what happens to an open file or folder. It is one of Dispatch's own, which bits are given to.
    public class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil) -> any DispatchSourceFileSystemObject {
        let source = DispatchSource.makeUserDataOrSource(queue: queue) as! DispatchSource
        FileWatching.shared.add(source, fileDescriptor, eventMask)
        return source
    }
}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSourceFileSystemObject {
    public var handle: Int32 { FileWatching.shared.entry(of: self)?.handle ?? -1 }
    public var data: DispatchSource.FileSystemEvent { DispatchSource.FileSystemEvent(rawValue: (self as? any DispatchSourceUserDataOr)?.data ?? 0) }
    public var mask: DispatchSource.FileSystemEvent { FileWatching.shared.entry(of: self)?.mask ?? [] }
}

/// What is watched, with the system's notices of it.
private final class FileWatching: @unchecked Sendable {
    static let shared = FileWatching()

    struct Entry {
        weak var source: DispatchSource?
        let handle: Int32
        let mask: DispatchSource.FileSystemEvent
        let watch: Int32

        var isEnded: Bool { source?.isCancelled ?? true }
    }

    private let lock = NSLock()
    private let notices = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    private var entries: [Entry] = []
    private var reader: (any DispatchSourceRead)?

    func add(_ source: DispatchSource, _ handle: Int32, _ mask: DispatchSource.FileSystemEvent) {
        let watched = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF
        let watch = inotify_add_watch(notices, "/proc/self/fd/\(handle)", UInt32(watched))
        lock.withLock {
            forgetEnded()
            entries.append(Entry(source: source, handle: handle, mask: mask, watch: watch))
            if reader == nil { reader = makeReader() }
        }
    }

    func entry(of source: any DispatchSourceProtocol) -> Entry? { lock.withLock { entries.first { $0.source === source as AnyObject } } }

    private func makeReader() -> any DispatchSourceRead {
        let reader = DispatchSource.makeReadSource(fileDescriptor: notices, queue: DispatchQueue(label: "file-watching"))
        reader.setEventHandler { [unowned self] in read() }
        reader.resume()
        return reader
    }

    /// A watch ends with the last source that has it.
    private func forgetEnded() {
        let ended = entries.filter(\.isEnded)
        entries.removeAll(where: \.isEnded)
        for watch in Set(ended.map(\.watch)) where !entries.contains(where: { $0.watch == watch }) { inotify_rm_watch(notices, watch) }
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 16384)
        let count = Glibc.read(notices, &buffer, buffer.count)
        var place = 0
        let head = MemoryLayout<inotify_event>.size
        while place + head <= count {
            let notice = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
            tell(notice.wd, Int32(bitPattern: notice.mask))
            place += head + Int(notice.len)
        }
    }

    private func tell(_ watch: Int32, _ mask: Int32) {
        let told = lock.withLock {
            forgetEnded()
            return entries.filter { $0.watch == watch }
        }
        for entry in told {
            let events = Self.events(mask, entry.handle).intersection(entry.mask)
            if !events.isEmpty { (entry.source as (any DispatchSourceUserDataOr)?)?.or(data: events.rawValue) }
        }
    }

    private static func events(_ mask: Int32, _ handle: Int32) -> DispatchSource.FileSystemEvent {
        var events: DispatchSource.FileSystemEvent = []
        if mask & (IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0 { events.insert(.write) }
        if mask & IN_MODIFY != 0 { events.formUnion([.write, .extend]) }
        if mask & IN_MOVE_SELF != 0 { events.insert(.rename) }
        if mask & IN_DELETE_SELF != 0 { events.insert(.delete) }
        if mask & IN_ATTRIB != 0 {
            // An open file loses its name before it is gone.
            var facts = stat()
            events.insert(fstat(handle, &facts) == 0 && facts.st_nlink == 0 ? .delete : .attrib)
        }
        return events
    }
}
