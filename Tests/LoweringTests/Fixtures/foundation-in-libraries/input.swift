import Foundation

final class Counter: NSLock {
    var value = 0
}

class Loader {
    var progress: Progress = .init()
    var plain: NSMutableString = .init()
    var label: Unmanaged<CFString>?

    func restart(_ delegate: URLSessionDelegate?, _ session: URLSession, _ task: URLSessionTask) {
        progress = .init()
        self.plain = .init()
        (delegate as? URLSessionTaskDelegate)?.urlSession?(session, task: task, didCompleteWithError: nil)
    }
}

open class Sockets: NSObject, URLSessionWebSocketDelegate {
    func log() {}
}

open class QuietSockets: Sockets {}

extension Sockets {
    open func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?) {}
}
