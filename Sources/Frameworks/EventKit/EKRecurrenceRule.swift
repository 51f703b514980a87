import Foundation
import ObjCRuntime

public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

open class EKRecurrenceDayOfWeek: ObjCObject, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday, weekNumber: Int
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber); super.init() }
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber) }
}
open class EKRecurrenceEnd: ObjCObject, @unchecked Sendable {
    public let endDate: Date?, occurrenceCount: Int
    private init(_ date: Date?, _ count: Int) { (endDate, occurrenceCount) = (date, count); super.init() }
    public convenience init(end endDate: Date) { self.init(endDate, 0) }
    public convenience init(occurrenceCount: Int) { self.init(nil, occurrenceCount) }
}
open class EKRecurrenceRule: EKObject {
    public let frequency: EKRecurrenceFrequency, interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth, monthsOfTheYear, weeksOfTheYear, daysOfTheYear, setPositions: [NSNumber]?
    open var calendarIdentifier: String { "gregorian" }
    /// 0: the rule doesn't say when a week starts.
    open var firstDayOfTheWeek: Int { 0 }

    public override convenience init() { self.init(recurrenceWith: .daily, interval: 1, end: nil) }
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, days)
        (daysOfTheMonth, monthsOfTheYear, self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (monthDays, months, weeksOfTheYear, daysOfTheYear, setPositions)
        super.init()
    }
}
public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }
open class EKSource: EKObject {
    open var title: String { "" }
    open var sourceIdentifier: String { "" }
    open var sourceType: EKSourceType { .local }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
extension NSNotification.Name {
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
