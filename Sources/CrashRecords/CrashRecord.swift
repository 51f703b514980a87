import Foundation

/// What an app leaves behind for the report of its crash: facts, why it ends, its last trace events. It lies in a mapped file, so that it
/// outlives whatever ends the process, and is written without a lock by the main thread, and once by the thread that ends the process.
package struct CrashRecord: @unchecked Sendable {
    /// The path of the file that the process is to write into.
    package static let variable = "UNDERSTUDY_CRASH_RECORD"
    /// Trace events that are kept.
    package static let eventCount = 20

    /// Why a process ends. What it was ended for by a signal of the system stands in no record.
    package enum Ending: String {
        case exception, watchdog
    }

    private enum Part {
        static let facts = 0..<2048, ending = 2048..<2080, reason = 2080..<8192
        /// How many events there have been, then the last of them, one a slot.
        static let count = 8192..<8200, events = 8200..<(8200 + eventCount * slot)
        static let slot = 256
        static var size: Int { events.upperBound }
    }

    private let memory: UnsafeMutableRawPointer

    /// Makes the file of a process that is about to be started.
    package static func prepare(at path: String) -> Bool {
        FileManager.default.createFile(atPath: path, contents: Data(count: Part.size), attributes: [.posixPermissions: 0o600])
    }

    /// The record that this process is to write; nil where nobody wants one.
    package init?(environment: [String: String]) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        let file = open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard let memory = mmap(nil, Part.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED else { return nil }
        self.memory = memory
    }

    // MARK: Writing

    package func write(facts: [(name: String, value: String)]) { write(facts.map { "\($0.name)\t\($0.value)" }.joined(separator: "\n"), Part.facts) }

    /// The first reason counts: others follow from it.
    package func write(_ ending: Ending, reason: String) {
        guard memory.load(fromByteOffset: Part.ending.lowerBound, as: UInt8.self) == 0 else { return }
        write(reason, Part.reason)
        write(ending.rawValue, Part.ending)
    }

    /// Columns, divided by tabs, in one line.
    package func append(event line: String) {
        let count = memory.load(fromByteOffset: Part.count.lowerBound, as: Int.self)
        let start = Part.events.lowerBound + count % Self.eventCount * Part.slot
        write(line, start..<start + Part.slot)
        memory.storeBytes(of: count + 1, toByteOffset: Part.count.lowerBound, as: Int.self)
    }

    /// What doesn't fit is cut off. The last byte is always 0.
    private func write(_ text: String, _ part: Range<Int>) {
        var text = text
        let length = text.withUTF8 { bytes in
            let length = min(bytes.count, part.count - 1)
            if length > 0 { memcpy(memory + part.lowerBound, bytes.baseAddress!, length) }
            return length
        }
        memory.storeBytes(of: 0, toByteOffset: part.lowerBound + length, as: UInt8.self)
    }

    // MARK: Reading

    /// What a process that has ended has left.
    package struct Content: Equatable {
        package var facts: [[String]] = []
        package var ending: Ending?
        package var reason = ""
        /// Oldest first.
        package var events: [[String]] = []

        /// nil for a file that is none.
        package init?(path: String) {
            guard let data = FileManager.default.contents(atPath: path), data.count == Part.size else { return nil }
            func text(_ part: Range<Int>) -> String { String(decoding: data[part].prefix { $0 != 0 }, as: UTF8.self) }
            facts = text(Part.facts).split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) }
            ending = Ending(rawValue: text(Part.ending))
            reason = text(Part.reason)
            let count = data[Part.count].withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
            guard count >= 0 else { return nil }
            events = (max(0, count - CrashRecord.eventCount)..<count).map { index in
                let start = Part.events.lowerBound + index % CrashRecord.eventCount * Part.slot
                return text(start..<start + Part.slot).split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            }
        }
    }
}
