/// What wrote a trace, and hence what can't be in it.
package enum Recorder: Equatable, Sendable {
    case understudy
    /// `Probe/LaunchProbe.swift`, by its first line.
    case probe

    init(_ first: RecordedEvent?) { self = first?.isProbesHeading == true ? .probe : .understudy }

    /// Whether an event of that name would be in the trace, had it happened.
    package func records(_ event: String) -> Bool {
        switch self {
        case .understudy: !Self.onlyProbe.contains(event)
        case .probe: !Self.isStep(event)
        }
    }

    /// Launch steps are Understudy's own: `createApplication`, `loadNib Main`. Callbacks are spelled with parentheses.
    static func isStep(_ event: String) -> Bool {
        !event.contains("(") && !event.hasSuffix("Notification")
    }

    /// Without the detail of a launch step: `loadNib`.
    static func kind(_ event: String) -> String { isStep(event) ? String(event.prefix { $0 != " " }) : event }

    /// Callbacks that Understudy makes and doesn't trace.
    package static let onlyProbe: Set<String> = ["didMoveToWindow()", "layoutSubviews()", "UIDevice.orientationDidChangeNotification"]
}

extension RecordedEvent {
    /// The probe's first line: `LaunchProbe 1, iOS 18.4, iPhone16,1, …`.
    var isProbesHeading: Bool { event.hasPrefix("LaunchProbe ") }
}
