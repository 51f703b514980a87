import Foundation
import ObjCRuntime

/// UIKit is the main thread's. On iOS a call from elsewhere mostly does something all the same, later or wrongly, and so it does here;
/// what iOS's Main Thread Checker says is said on the log.
enum MainThread {
    static func expect(_ name: @autoclosure () -> String) {
        guard !Thread.isMainThread else { return }
        notice("Main Thread Checker: UI API called on a background thread: \(name())")
    }
}
