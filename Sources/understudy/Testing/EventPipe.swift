import AppBuilder
import Foundation

/// The pipe through which a test process tells its events, a line each.
final class EventPipe {
    let path: String
    private let descriptor: Int32
    private var buffer = Data()

    init(path: String) throws {
        self.path = path
        guard mkfifo(path, 0o600) == 0 else { throw BuildFailure("\(path) can't be made: \(String(cString: strerror(errno)))") }
        // For both directions: so it never ends because nobody writes to it yet.
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw BuildFailure("\(path) can't be opened: \(String(cString: strerror(errno)))") }
    }

    deinit { close(descriptor) }

    /// The whole lines that have come, after waiting for up to so many milliseconds.
    func lines(waiting milliseconds: Int32) -> [Data] {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard Foundation.poll(&poll, 1, milliseconds) > 0 else { return [] }
        var piece = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            guard count > 0 else { break }
            buffer += piece[..<count]
        }
        guard let end = buffer.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = buffer[..<end].split(separator: UInt8(ascii: "\n")).map { Data($0) }
        buffer = Data(buffer[(end + 1)...])
        return lines
    }
}
