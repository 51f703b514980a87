import Foundation

/// What is tied to an object from outside and goes with it: associated objects, observers of its keys, tokens of notifications.
package final class ObjCAttachments: @unchecked Sendable {
    var associations: [UnsafeRawPointer: Association] = [:]
    var observed: [String: [KeyPathObservation.Hop]] = [:]
    var registrations: [KeyPathObservation] = []
    var notifications: [NotificationRegistration] = []
    /// Of a notification centre: who observes it.
    var observers: OrderedObservers?
    /// What an NSValue has within that it can't hold itself.
    var structure: StructureBox?

    enum Association {
        case strong(Any)
        case weak(Weak)
    }

    struct Weak {
        unowned(unsafe) var object: AnyObject
    }

    deinit {
        for registration in notifications { registration.remove() }
    }

    // MARK: Whose

    private final class Elsewhere {
        weak var owner: AnyObject?
        let attachments = ObjCAttachments()
        init(_ owner: AnyObject) { self.owner = owner }
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var elsewhere: [ObjectIdentifier: Elsewhere] = [:]
    nonisolated(unsafe) private static var limit = 256

    static func of(_ object: AnyObject, make: Bool) -> ObjCAttachments? {
        lock.lock(); defer { lock.unlock() }
        guard let root = object as? ObjCObject else { return ofForeign(object, make: make) }
        if root.objcAttachments == nil && make { root.objcAttachments = ObjCAttachments() }
        return root.objcAttachments
    }

    /// Objects outside ``ObjCObject`` have no room of their own and don't tell when they go: the dead are swept as the table grows.
    private static func ofForeign(_ object: AnyObject, make: Bool) -> ObjCAttachments? {
        let id = ObjectIdentifier(object)
        if let found = elsewhere[id], found.owner === object { return found.attachments }
        guard make else { return nil }
        if elsewhere.count > limit {
            elsewhere = elsewhere.filter { $0.value.owner != nil }
            limit = max(256, elsewhere.count * 2)
        }
        let made = Elsewhere(object)
        elsewhere[id] = made
        return made.attachments
    }
}
