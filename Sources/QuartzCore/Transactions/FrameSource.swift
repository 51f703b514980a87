import Foundation
import ObjCRuntime

/// Frames for a view that moves by itself, while they are wanted. Nothing of the view is kept but what `body` keeps.
@MainActor package final class FrameSource {
    private let body: @MainActor (CADisplayLink) -> Void
    private var link: CADisplayLink?

    package var framesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = framesPerSecond } }

    package init(_ body: @escaping @MainActor (CADisplayLink) -> Void) { self.body = body }

    package func run(_ isWanted: Bool) {
        guard isWanted else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        let made = CADisplayLink(target: Target(self), selector: Selector("step:"))
        made.preferredFramesPerSecond = framesPerSecond
        made.add(to: .main, forMode: .common)
        link = made
    }

    /// The link keeps its target, and mustn't keep who waits for its frames.
    private final class Target: ObjCObject {
        private weak var source: FrameSource?

        init(_ source: FrameSource) {
            self.source = source
            super.init()
        }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.action("step:") { target, arguments in
                if let source = (target as! Target).source, let link = arguments.first as? CADisplayLink { source.body(link) }
                return nil
            }
        }
    }
}
