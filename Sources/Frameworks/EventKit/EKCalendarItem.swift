import CoreLocation
import Foundation
import ObjCRuntime

public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy = 0, free, tentative, unavailable }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

/// What events and reminders have in common.
open class EKCalendarItem: EKObject {
    open var title: String!
    open var notes: String?
    open var location: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var calendar: EKCalendar!
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var attendees: [EKParticipant]? { nil }
    open private(set) var calendarItemIdentifier = UUID().uuidString
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasAttendees: Bool { attendees?.isEmpty == false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

open class EKEvent: EKCalendarItem {
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability = EKEventAvailability.notSupported
    open var structuredLocation: EKStructuredLocation?
    open var eventIdentifier: String! { nil }
    open var organizer: EKParticipant? { nil }
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }
    public override convenience init() { self.init(eventStore: EKEventStore()) }
    public init(eventStore: EKEventStore) { super.init() }
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { (startDate ?? .distantPast).compare(other.startDate ?? .distantPast) }
}

open class EKReminder: EKCalendarItem {
    /// Setting it sets the date of completion too, and the other way round.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
    }
    open var completionDate: Date?
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var priority = 0
    public override convenience init() { self.init(eventStore: EKEventStore()) }
    public init(eventStore: EKEventStore) { super.init() }
}
