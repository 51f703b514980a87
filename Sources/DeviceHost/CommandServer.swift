import DeviceCommands
import Foundation
import VirtualClock

/// Takes commands from a local socket, one a line, and sends back what is answered, one line each.
package final class CommandServer: Sendable {
    /// What is to be done with a line. It is answered once, from any thread; the flag asks to hear when the answer has been sent.
    package typealias Receive = @Sendable (_ line: String, _ answer: @escaping Answer) -> Void
    package typealias Answer = @Sendable (_ line: String, _ whenSent: (@Sendable () -> Void)?) -> Void

    private let listener: LineListener

    /// - Parameter whenGone: called when one who has connected goes, from a thread of its own.
    /// - Throws: `CommandError` where the socket can't be made.
    package init(path: String, whenGone: (@Sendable () -> Void)? = nil, receive: @escaping Receive) throws {
        listener = try LineListener(path: path)
        Thread.detachNewThread { [listener] in
            understudy_thread_never_rests()
            while let connection = listener.accept() {
                Thread.detachNewThread {
                    understudy_thread_never_rests()
                    Self.serve(connection, receive)
                    whenGone?()
                }
            }
        }
    }

    /// Nobody finds it any more.
    package func close() { listener.removeFile() }

    /// One line after the other: the next is read when the one before is answered.
    private static func serve(_ connection: LineSocket, _ receive: Receive) {
        while let line = connection.readLine() {
            let exchange = Exchange()
            receive(line) { exchange.end($0, $1) }
            let (answer, whenSent) = exchange.wait()
            connection.writeLine(answer)
            whenSent?()
        }
    }
}

/// Waits on one thread for what another answers.
private final class Exchange: @unchecked Sendable {
    private let answered = DispatchSemaphore(value: 0)
    private var result: (String, (@Sendable () -> Void)?) = ("", nil)

    func end(_ line: String, _ whenSent: (@Sendable () -> Void)?) {
        result = (line, whenSent)
        answered.signal()
    }

    func wait() -> (String, (@Sendable () -> Void)?) {
        answered.wait()
        return result
    }
}
