@_spi(SwiftCorelibsFoundation) import FoundationEssentials
import Foundation

// These three stand in for Foundation's: they carry the names under which apps and frameworks call them, and the linker
// finds ours first. Posting stays Foundation's, so that what it posts itself arrives as well.
extension NotificationCenter {
    @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF")
    public func _addOrderedObserver(forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
        let observers = orderedObservers
        let token = NotificationToken(observers, name, object, queue, block)
        observers.add(token)
        return token
    }

    @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF")
    public func _removeOrderedObserver(_ observer: Any) { (observer as? NotificationToken)?.remove() }

    @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF")
    public func _removeOrderedObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
        guard let token = observer as? NotificationToken else { return }
        guard name == nil || name == token.name, object == nil || token.isAbout(object) else { return }
        token.remove()
    }

    /// Made on first use; the centre hears everything through the one observer that stands for all.
    private var orderedObservers: OrderedObservers {
        let attachments = ObjCAttachments.of(self, make: true)!
        if let found = attachments.observers { return found }
        let made = OrderedObservers()
        attachments.observers = made
        // The centre casts what is posted to the type of the observer's argument, and ends the process where that fails: typed messages come here too.
        _ = _addObserver(nil, object: nil) { (posted: Any) in if let note = posted as? Notification { made.deliver(note) } }
        return made
    }
}
