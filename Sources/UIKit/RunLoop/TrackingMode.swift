import CRunLoop
import Foundation
import LaunchRules

extension RunLoop.Mode {
    /// While a finger drags something that scrolls.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// H7: while a finger drags a scroll view, and as long as that glides, the main run loop runs in the tracking mode: timers of the default mode wait.
@MainActor enum TrackingMode {
    /// Whether the run loop is one that asks for ``current``: nobody else's is to end.
    static var isServed = false
    private static var views: [ObjectIdentifier: WeakView] = [:]
    private struct WeakView { weak var view: UIScrollView? }

    /// What the main run loop is to run in next.
    static var current: RunLoop.Mode {
        guard !views.isEmpty, holds("H7") else { return .default }
        views = views.filter { $0.value.view != nil }
        return views.isEmpty ? .default : mode
    }

    /// Served as the common modes are.
    private static let mode: RunLoop.Mode = {
        understudy_add_common_mode("UITrackingRunLoopMode")
        return .tracking
    }()

    static func update(_ view: UIScrollView, isTracking: Bool) {
        guard isTracking != (views[ObjectIdentifier(view)] != nil) else { return }
        views[ObjectIdentifier(view)] = isTracking ? WeakView(view: view) : nil
        if isServed { understudy_leave_main_run_loop() }
    }
}
