import UIKit

/// What a view's link calls, so that the link doesn't keep the view.
@MainActor final class FrameTarget: ObjCObject {
    private weak var view: SKView?
    init(_ view: SKView) { self.view = view; super.init() }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.action("step:") { target, arguments in
            let time = (arguments.first as? CADisplayLink)?.timestamp ?? CACurrentMediaTime()
            (target as! FrameTarget).view?.step(at: time)
            return nil
        }
    }
}
