import Foundation

/// Ends each turn of the main run loop with a commit: layout, display, then what waits for the commit (H3–H5).
@MainActor final class FrameLoop {
    static let shared = FrameLoop()

    private var isAttached = false
    private var isCommitting = false
    private var needsFrame = true
    private var afterCommit: [@MainActor () -> Void] = []
    /// Frames that differed from the one before.
    private(set) var frameCount = 0

    /// Hooks the commit into the main run loop, before it waits and when it leaves (H3). Nested runs commit, too.
    func attach() {
        guard !isAttached else { return }
        isAttached = true
        RunLoopObserver.beforeWaiting(order: 2_000_000) { FrameLoop.shared.endTurn() }
    }

    func setNeedsFrame() { needsFrame = true }

    func afterNextCommit(_ body: @escaping @MainActor () -> Void) { afterCommit.append(body) }

    private func endTurn() {
        commit()
    }

    /// One commit. What it leads to waits for the next one.
    func commit() {
        guard !isCommitting, UIApplication.current != nil else { return }
        isCommitting = true
        layOut()
        isCommitting = false
        let due = afterCommit
        afterCommit = []
        for body in due { body() }
    }

    private func layOut() {
        for window in UIApplication.shared.windows where !window.isHidden { window.layoutIfNeeded() }
    }
}

extension UIApplication {
    func setNeedsFrame() { FrameLoop.shared.setNeedsFrame() }
}
