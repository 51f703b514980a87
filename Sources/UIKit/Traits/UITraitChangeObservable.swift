/// A token for the wish to hear of changed traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// Tells others of changes of its traits: views, view controllers, scenes.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and its traits before, whenever one of the traits changes.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration {
        TraitChanges.add(to: self as AnyObject, traits) { object, old in
            if let object = object as? TraitEnvironment { handler(object, old) }
        }
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// The action gets as many as it takes of this object and its traits before.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        let receiver = target as AnyObject
        return TraitChanges.add(to: self as AnyObject, traits) { [weak receiver] object, old in
            guard let receiver else { return }
            ObjCClass.send(action, to: receiver, arguments: Array([object, old as Any?].prefix(action.argumentCount)))
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { TraitChanges.remove(registration, from: self as AnyObject) }
}

/// Who wants to hear of which object's traits.
@MainActor enum TraitChanges {
    final class Registration: NSObject, @preconcurrency UITraitChangeRegistration {
        let traits: [UITrait]
        let tell: (AnyObject, UITraitCollection) -> Void
        weak var object: AnyObject?

        init(_ object: AnyObject, _ traits: [UITrait], _ tell: @escaping (AnyObject, UITraitCollection) -> Void) {
            (self.object, self.traits, self.tell) = (object, traits, tell)
        }

        func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private static var registrations: [ObjectIdentifier: [Registration]] = [:]

    static func add(to object: AnyObject, _ traits: [UITrait], _ tell: @escaping (AnyObject, UITraitCollection) -> Void) -> Registration {
        let made = Registration(object, traits, tell)
        // An object that is gone may have left its address to this one.
        registrations[ObjectIdentifier(object)] = (registrations[ObjectIdentifier(object)] ?? []).filter { $0.object === object } + [made]
        return made
    }

    static func remove(_ registration: any UITraitChangeRegistration, from object: AnyObject) {
        registrations[ObjectIdentifier(object)]?.removeAll { $0 === registration }
    }

    /// The traits of `object` were `old` and are `new`.
    static func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        guard let some = registrations[ObjectIdentifier(object)] else { return }
        for registration in some where registration.object === object {
            if !new.changedTraits(among: registration.traits, from: old).isEmpty { registration.tell(object, old) }
        }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
