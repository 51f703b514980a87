import Foundation

/// Work that follows the commit that is being gathered: `viewDidAppear(_:)` and the ends of transitions (D17, H9).
@MainActor enum AfterCommit {
    static func run(_ body: @escaping @MainActor () -> Void) {
        FrameLoop.shared.afterNextCommit(body)
        FrameLoop.shared.setNeedsFrame()
        // A run loop about to sleep takes another turn.
        DispatchQueue.main.async {}
    }
}
