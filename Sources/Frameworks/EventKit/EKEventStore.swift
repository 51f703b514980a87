@_exported import FoundationGaps
import ObjCRuntime

public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

open class EKObject: ObjCObject {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
    open func reset() {}
    open func rollback() {}
    open func refresh() -> Bool { false }
}
open class EKCalendar: EKObject {
    open var title = ""
    open var calendarIdentifier: String { "" }
    open var source: EKSource!
    open var allowsContentModifications: Bool { true }
    open var isImmutable: Bool { false }
    open var isSubscribed: Bool { false }
    open var type: EKCalendarType { .local }
    public override init() { super.init() }
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}
public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
/// Named only: there are no calendars, and access is refused.
open class EKEventStore: ObjCObject, @unchecked Sendable {
    private static let denied = NSError(domain: "EKErrorDomain", code: 29, userInfo: [NSLocalizedDescriptionKey: "Access denied"])

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
    private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        notImplemented("EKEventStore")
        DispatchQueue.global().async { completion(false, nil) }
    }

    open var sources: [EKSource] { [] }
    open var eventStoreIdentifier: String { "" }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.denied }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.denied }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.denied }
    open func commit() throws { throw Self.denied }
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
    open func save(_ event: EKEvent, span: EKSpan) throws { throw Self.denied }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.denied }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.denied }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw Self.denied }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion([])
        return NSObject()
    }
}
