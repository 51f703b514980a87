import Foundation
import XCTest

/// An HTTP server on this machine that answers `wren` after a while of real time, and keeps its connections.
final class SlowServer: @unchecked Sendable {
    let port: UInt16
    private let socket: Int32
    private let lock = NSLock()
    private var count = 0

    var connections: Int { lock.withLock { count } }

    init(delay: Double) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) == 0 && listen(socket, 4) == 0 && getsockname(socket, $0, &length) == 0 }
        }
        guard bound else { throw POSIXError(.EADDRNOTAVAIL) }
        self.socket = socket
        port = UInt16(bigEndian: address.sin_port)
        Thread { [self] in
            while case let client = accept(socket, nil, nil), client >= 0 {
                lock.withLock { count += 1 }
                Thread { Self.serve(client, delay) }.start()
            }
        }.start()
    }

    private static func serve(_ client: Int32, _ delay: Double) {
        var request = [UInt8](repeating: 0, count: 4096)
        while recv(client, &request, request.count, 0) > 0 {
            Thread.sleep(forTimeInterval: delay)
            let answer = Array("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nwren".utf8)
            _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
        }
        close(client)
    }

    func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }
}
