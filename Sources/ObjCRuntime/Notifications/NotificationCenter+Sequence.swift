import Foundation

extension NotificationCenter {
    /// The notifications of a name as they are posted, for `for await`.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        private let stream: AsyncStream<Notification>

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            nonisolated(unsafe) let center = center
            stream = AsyncStream { continuation in
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) { note in
                    nonisolated(unsafe) let note = note
                    continuation.yield(note)
                }
                continuation.onTermination = { _ in center.removeObserver(token) }
            }
        }

        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Notification>.Iterator
            public mutating func next() async -> Notification? { await base.next() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
    }
}
