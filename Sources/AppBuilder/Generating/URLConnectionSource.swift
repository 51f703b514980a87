/// `NSURLConnection`, which corelibs lacks, over `URLSession`. It is compiled into the modules that name it, as networking is linked
/// only where somebody asks for it. Source: Foundation's public declarations.
enum URLConnectionSource {
    static let text = #"""
        import Foundation
        import FoundationNetworking

        protocol NSURLConnectionDelegate: NSObjectProtocol {
            func connection(_ connection: NSURLConnection, didFailWithError error: Error)
            func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool
        }

        extension NSURLConnectionDelegate {
            func connection(_ connection: NSURLConnection, didFailWithError error: Error) {}
            func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool { true }
        }

        protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
            func connection(_ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?) -> URLRequest?
            func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
            func connection(_ connection: NSURLConnection, didReceive data: Data)
            func connection(_ connection: NSURLConnection, didSendBodyData bytesWritten: Int, totalBytesWritten: Int, totalBytesExpectedToWrite: Int)
            func connectionDidFinishLoading(_ connection: NSURLConnection)
        }

        extension NSURLConnectionDataDelegate {
            func connection(_ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?) -> URLRequest? { request }
            func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
            func connection(_ connection: NSURLConnection, didReceive data: Data) {}
            func connection(_ connection: NSURLConnection, didSendBodyData bytesWritten: Int, totalBytesWritten: Int, totalBytesExpectedToWrite: Int) {}
            func connectionDidFinishLoading(_ connection: NSURLConnection) {}
        }

        /// A request under way. Its delegate is told on the main queue, or on the queue that it was given.
        nonisolated class NSURLConnection: NSObject, URLSessionDataDelegate, @unchecked Sendable {
            let originalRequest: URLRequest
            private(set) var currentRequest: URLRequest
            private var delegate: Any?
            private var queue = OperationQueue.main
            private var task: URLSessionDataTask?

            convenience init?(request: URLRequest, delegate: Any?) { self.init(request: request, delegate: delegate, startImmediately: true) }

            init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
                (originalRequest, currentRequest) = (request, request)
                super.init()
                self.delegate = delegate
                if startImmediately { start() }
            }

            func setDelegateQueue(_ queue: OperationQueue?) { self.queue = queue ?? .main }
            func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
            func unschedule(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

            /// The connection holds its delegate until it has ended.
            func start() {
                guard task == nil else { return }
                let session = URLSession(configuration: .default, delegate: self, delegateQueue: queue)
                task = session.dataTask(with: originalRequest)
                task?.resume()
                session.finishTasksAndInvalidate()
            }

            func cancel() {
                delegate = nil
                task?.cancel()
            }

            class func canHandle(_ request: URLRequest) -> Bool { ["http", "https"].contains(request.url?.scheme ?? "") }

            // MARK: What the session says

            private var listener: (any NSURLConnectionDataDelegate)? { delegate as? any NSURLConnectionDataDelegate }

            func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void) {
                let next = listener.map { $0.connection(self, willSend: request, redirectResponse: response) } ?? request
                if let next { currentRequest = next }
                completionHandler(next)
            }

            func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping (URLSession.ResponseDisposition) -> Void) {
                listener?.connection(self, didReceive: response)
                completionHandler(.allow)
            }

            func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { listener?.connection(self, didReceive: data) }

            func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64) {
                listener?.connection(self, didSendBodyData: Int(bytesSent), totalBytesWritten: Int(totalBytesSent), totalBytesExpectedToWrite: Int(totalBytesExpectedToSend))
            }

            func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
                if let error { (delegate as? any NSURLConnectionDelegate)?.connection(self, didFailWithError: error) } else { listener?.connectionDidFinishLoading(self) }
                delegate = nil
            }

            // MARK: Without a delegate

            class func sendAsynchronousRequest(_ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping @Sendable (URLResponse?, Data?, Error?) -> Void) {
                URLSession.shared.dataTask(with: request) { data, response, error in queue.addOperation { handler(response, data, error) } }.resume()
            }

            class func sendSynchronousRequest(_ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?) throws -> Data {
                nonisolated(unsafe) var answer: (data: Data?, response: URLResponse?, error: Error?)
                let ended = DispatchSemaphore(value: 0)
                URLSession.shared.dataTask(with: request) { answer = ($0, $1, $2); ended.signal() }.resume()
                ended.wait()
                response?.pointee = answer.response
                if let error = answer.error { throw error }
                return answer.data ?? Data()
            }
        }

        """#
}
