import Foundation

/// An observer by selector. The centre doesn't hold its observer; it goes with it.
final class NotificationRegistration {
    let center: NotificationCenter
    let name: NSNotification.Name?
    weak var object: AnyObject?
    private let anyObject: Bool
    private let token: NSObjectProtocol

    init(_ center: NotificationCenter, _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?) {
        (self.center, self.name) = (center, name)
        self.object = object.map { $0 as AnyObject }
        anyObject = object == nil
        nonisolated(unsafe) weak let weakObserver = observer
        token = center.addObserver(forName: name, object: object, queue: nil) { note in
            if let observer = weakObserver { ObjCClass.send(selector, to: observer, note) }
        }
    }

    func matches(_ center: NotificationCenter, _ name: NSNotification.Name?, _ object: Any?) -> Bool {
        self.center === center && (name == nil || name == self.name) && (object == nil || (!anyObject && self.object === object as AnyObject?))
    }

    func remove() { center.removeObserver(token as Any) }
}

extension NotificationCenter {
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let observer = observer as AnyObject
        let registration = NotificationRegistration(self, observer, aSelector, aName, anObject)
        ObjCAttachments.of(observer, make: true)!.notifications.append(registration)
    }

    /// Preferred to corelibs' `removeObserver(_: Any)`, which knows only the tokens of blocks.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        guard let attachments = ObjCAttachments.of(observer, make: false) else { return }
        attachments.notifications.removeAll { registration in
            guard registration.matches(self, aName, anObject) else { return false }
            registration.remove()
            return true
        }
    }
}
