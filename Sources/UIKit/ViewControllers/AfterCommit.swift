import Foundation

/// Work that follows the commit that is being gathered: `viewDidAppear(_:)` and the ends of transitions (D17, H9).
@MainActor enum AfterCommit {
    private static var wakesLoop = false

    static func run(_ body: @escaping @MainActor () -> Void) {
        FrameLoop.shared.afterNextCommit(body)
        FrameLoop.shared.setNeedsFrame()
        // A run loop about to sleep takes another turn; one is enough.
        guard !wakesLoop else { return }
        wakesLoop = true
        DispatchQueue.main.async { wakesLoop = false }
    }
}
