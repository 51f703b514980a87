/// Seconds on the app's clock, and of processor time, after which an app that the system waits for is ended.
package struct WatchdogLimits: Equatable, Sendable {
    package var launch = 20.0, background = 5.0, termination = 5.0

    package init() {}

    /// `20`, `20,5` or `20,5,5`: the launch, the way to the background, the end. What isn't said stays as it is on iOS.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { $0.isFinite && $0 > 0 } ?? false }) else { return nil }
        launch = parts[0]!
        if parts.count > 1 { background = parts[1]! }
        if parts.count > 2 { termination = parts[2]! }
    }
}
