import Foundation

/// The app's clock: seconds since its process started, virtual in headless runs.
enum AppClock {
    private static let start = ProcessInfo.processInfo.systemUptime

    static var now: TimeInterval { ProcessInfo.processInfo.systemUptime - start }
}
