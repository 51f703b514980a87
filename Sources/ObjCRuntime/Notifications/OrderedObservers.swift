import Foundation

/// The observers of one notification centre in the order in which they registered, which is the order in which they are told.
/// corelibs keeps its own in a dictionary.
final class OrderedObservers: @unchecked Sendable {
    private let lock = NSLock()
    private var tokens: [NotificationToken] = []

    func add(_ token: NotificationToken) { lock.withLock { tokens.append(token) } }
    func remove(where matches: (NotificationToken) -> Bool) { lock.withLock { tokens.removeAll(where: matches) } }

    /// Tells everybody who was there when the notification was posted and still is.
    func deliver(_ note: Notification) {
        for token in lock.withLock({ tokens.filter { $0.wants(note) } }) where token.isRegistered { token.deliver(note) }
    }
}

/// What `addObserver(forName:object:queue:using:)` gives back.
final class NotificationToken: NSObject, @unchecked Sendable {
    let name: NSNotification.Name?
    private let isForAnyObject: Bool
    private weak var object: AnyObject?
    /// A value of Swift is boxed anew each time it is posted: it counts as the same by equality.
    private let value: AnyHashable?
    private let queue: OperationQueue?
    private let block: @Sendable (Notification) -> Void
    private weak var observers: OrderedObservers?

    init(_ observers: OrderedObservers, _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?, _ block: @escaping @Sendable (Notification) -> Void) {
        (self.observers, self.name, self.queue, self.block) = (observers, name, queue, block)
        isForAnyObject = object == nil
        let isInstance = object.map { type(of: $0) is AnyClass } ?? false
        self.object = isInstance ? object as AnyObject? : nil
        value = isInstance ? nil : object as? AnyHashable
        super.init()
    }

    private(set) var isRegistered = true

    func wants(_ note: Notification) -> Bool { (name == nil || name == note.name) && (isForAnyObject || isAbout(note.object)) }

    func isAbout(_ other: Any?) -> Bool {
        guard let other else { return false }
        if let value { return value == other as? AnyHashable }
        return object != nil && object === other as AnyObject
    }

    func deliver(_ note: Notification) {
        guard let queue, queue !== OperationQueue.current else { return block(note) }
        nonisolated(unsafe) let note = note
        queue.addOperations([BlockOperation { [block] in block(note) }], waitUntilFinished: true)
    }

    func remove() {
        isRegistered = false
        observers?.remove { $0 === self }
    }
}
