import Foundation

/// What happens to the tests, told to `understudy test` as one JSON object a line.
final class TestEvents: @unchecked Sendable {
    /// Keys that don't concern an event are left out.
    struct Event: Encodable {
        var event: String
        /// `Class/testMethod`
        var test: String?
        var tests: [String]?
        var message: String?
        var file: String?
        var line: Int?
        var status: String?
        /// On the app's clock: how long a test took, or the whole process has lived.
        var seconds: Double?
    }

    private let file: FileHandle?
    private let lock = NSLock()

    init(path: String?) { file = path.flatMap { FileHandle(forWritingAtPath: $0) } }

    func emit(_ event: Event) {
        guard let data = try? JSONEncoder().encode(event) else { return }
        lock.withLock { file?.write(data + Data("\n".utf8)) }
    }
}
