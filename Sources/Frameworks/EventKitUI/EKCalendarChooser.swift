import EventKit
import UIKit

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single = 0, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars = 0, writableCalendarsOnly }

@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Named only: there are no calendars to choose.
@preconcurrency @MainActor open class EKCalendarChooser: UIViewController {
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var selectedCalendars: Set<EKCalendar> = []
    open var showsDoneButton = false
    open var showsCancelButton = false
    public let selectionStyle: EKCalendarChooserSelectionStyle
    public init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType = .event, eventStore: EKEventStore) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
        title = "Calendars"
        notImplemented("EKCalendarChooser")
    }
    public required init?(coder: NSCoder) { nil }
}
