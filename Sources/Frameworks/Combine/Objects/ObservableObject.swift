import Foundation
import ObjCRuntime

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    public init() {}
    public func send() { subject.send() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { subject.receive(subscriber: subscriber) }
}

nonisolated(unsafe) private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One an object, made on first use.
    public var objectWillChange: ObservableObjectPublisher {
        if let known = objc_getAssociatedObject(self, key) as? ObservableObjectPublisher { return known }
        let made = ObservableObjectPublisher()
        objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

/// What a published property of any object calls before it changes.
func tellOfChange(_ object: AnyObject) {
    guard let object = object as? any ObservableObject else { return }
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
}
