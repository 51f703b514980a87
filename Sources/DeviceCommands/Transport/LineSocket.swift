import Foundation
import Glibc

/// One end of a local connection over which lines go. One thread reads, one at a time writes.
package final class LineSocket: @unchecked Sendable {
    private let descriptor: Int32
    private var read: [UInt8] = []

    /// - Throws: ``CommandError`` where nobody listens there.
    package init(connectingTo path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        let result = try LocalAddress(path).use { connect(descriptor, $0, $1) }
        guard result == 0 else {
            let reason = String(cString: strerror(errno))
            Glibc.close(descriptor)
            throw CommandError("nobody listens at \(path): \(reason)")
        }
    }

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { Glibc.close(descriptor) }

    /// From here on reading gives up after so many seconds of the machine's time without a word.
    package func limitWaiting(to seconds: Double) {
        var pause = timeval(tv_sec: Int(seconds), tv_usec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e6))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &pause, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Waits for a line; nil when the other end is gone, or says nothing for too long.
    package func readLine() -> String? { nextLine { true } }

    /// The same; nil as well once the other end isn't open any more and has said all it had to say.
    /// - Parameter isOpen: asked ten times a second. What the other end has left running may hold its socket: then only this tells of its end.
    package func readLine(while isOpen: () -> Bool) -> String? { nextLine { waitForWords(while: isOpen) } }

    private func nextLine(_ mayReceive: () -> Bool) -> String? {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            if let end = read.firstIndex(of: 10) {
                defer { read.removeFirst(end + 1) }
                return String(decoding: read[..<end], as: UTF8.self)
            }
            guard mayReceive() else { return nil }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            read += buffer[..<count]
        }
    }

    /// False when there will be none.
    private func waitForWords(while isOpen: () -> Bool) -> Bool {
        while true {
            let wasOpen = isOpen()
            var words = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&words, 1, wasOpen ? 100 : 0) > 0 { return true }
            if !wasOpen { return false }
        }
    }

    /// False when the other end is gone.
    @discardableResult
    package func writeLine(_ line: String) -> Bool {
        var rest = Array(line.utf8)[...] + [10]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Ends a `readLine()` that waits.
    package func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

/// A local socket that others of the same user connect to.
package final class LineListener: Sendable {
    private let descriptor: Int32
    private let path: String

    /// A socket that an earlier listener left there is replaced.
    /// - Throws: ``CommandError``.
    package init(path: String) throws {
        self.path = path
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        unlink(path)
        // Nobody else's from the first moment on.
        let mask = umask(0o177)
        let result = try LocalAddress(path).use { bind(descriptor, $0, $1) }
        umask(mask)
        guard result == 0, listen(descriptor, 8) == 0 else { throw CommandError("can't listen at \(path): \(String(cString: strerror(errno)))") }
    }

    deinit { Glibc.close(descriptor) }

    /// Waits for a connection; nil when there will be none any more.
    package func accept() -> LineSocket? {
        while true {
            let found = Glibc.accept(descriptor, nil, nil)
            if found >= 0 {
                // Not for the processes that the app starts: who is connected would wait for their end, too.
                _ = fcntl(found, F_SETFD, FD_CLOEXEC)
                return LineSocket(descriptor: found)
            }
            guard errno == EINTR || errno == ECONNABORTED else { return nil }
        }
    }

    package func removeFile() { unlink(path) }
}

/// Where a local socket is.
private struct LocalAddress {
    private var address = sockaddr_un()

    /// - Throws: ``CommandError`` for paths that don't fit; the system allows for 107 bytes.
    init(_ path: String) throws {
        let bytes = Array(path.utf8)
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard bytes.count < room else { throw CommandError("the path of a socket has \(room - 1) bytes at most, this one \(bytes.count): \(path)") }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    }

    func use(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
