import Foundation
import ObjCRuntime

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { subscriber in
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let token = self.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
            subject.handleEvents(receiveCancel: { self.removeObserver(token as Any) }).receive(subscriber: subscriber)
        }
    }
}

extension Timer {
    /// The dates at which a timer fires, once it is connected.
    public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        private let subject = PassthroughSubject<Date, Never>()
        private let interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) { (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }

        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [subject] _ in subject.send(Date()) }
            runLoop.add(timer, forMode: mode)
            nonisolated(unsafe) let held = timer
            return AnyCancellable { held.invalidate() }
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The values of an observable property, beginning with the present one.
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> AnyPublisher<Value, Never> {
        publisher(for: keyPath, KeyPathNames.name(of: keyPath), options: options)
    }

    /// What lowering makes of `publisher(for: \.a.b)`: a key path doesn't tell its names on this platform.
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>, _ path: String, options: NSKeyValueObservingOptions = [.initial, .new]) -> AnyPublisher<Value, Never> {
        AnyPublisher { subscriber in
            let subject: any Subject<Value, Never> = options.contains(.initial) ? CurrentValueSubject(self[keyPath: keyPath]) : PassthroughSubject()
            let observation = self.observe(keyPath, path, options: options.subtracting(.initial)) { object, _ in subject.send(object[keyPath: keyPath]) }
            subject.eraseToAnyPublisher().handleEvents(receiveCancel: { observation.invalidate() }).receive(subscriber: subscriber)
        }
    }
}

private enum KeyPathNames {
    static func name(of path: AnyKeyPath) -> String { String(describing: path).split(separator: ".").dropFirst().joined(separator: ".") }
}
