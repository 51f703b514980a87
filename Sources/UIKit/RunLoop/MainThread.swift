import Foundation
import ObjCRuntime

/// UIKit is the main thread's. On iOS a call from elsewhere mostly does something all the same, later or wrongly, and so it does here;
/// what iOS's Main Thread Checker says is said on the log.
enum MainThread {
    nonisolated(unsafe) private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// nil where another thread came here first.
    private static let thread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

    /// `Thread.isMainThread`, which asks the kernel each time.
    static var isThis: Bool { thread.map { pthread_equal($0, pthread_self()) != 0 } ?? Thread.isMainThread }

    /// Whether this is the main thread, or another that works for it: where the main thread has ended in `dispatchMain()`, the main queue's work is
    /// done by others.
    static var isCurrent: Bool { isThis || DispatchQueue.getSpecific(key: key) == true }

    static func expect(_ name: @autoclosure () -> String) {
        guard !isCurrent else { return }
        notice("Main Thread Checker: UI API called on a background thread: \(name())")
    }
}
