import Foundation
import FoundationNetworking

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { DataTaskPublisher(request: URLRequest(url: url), session: self) }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }

    /// What a request brings, or why it brings nothing. Every subscriber has a request of its own, which ends with it.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subject = PassthroughSubject<Output, Failure>()
            let task = session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                    subject.send((data ?? Data(), response))
                    subject.send(completion: .finished)
                } else {
                    subject.send(completion: .failure(Self.failure(error)))
                }
            }
            subject.handleEvents(receiveCancel: { task.cancel() }).receive(subscriber: subscriber)
            task.resume()
        }

        private static func failure(_ error: (any Error)?) -> URLError {
            error as? URLError ?? URLError((error as NSError?).flatMap { URLError.Code(rawValue: $0.code) } ?? .unknown)
        }
    }
}
