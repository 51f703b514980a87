import Foundation

/// Names of before Swift 4.2, which targets of Swift 4 may still use.
extension RunLoop.Mode {
    public static var commonModes: RunLoop.Mode { .common }
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
    public static var UITrackingRunLoopMode: RunLoop.Mode { RunLoop.Mode("UITrackingRunLoopMode") }
}
