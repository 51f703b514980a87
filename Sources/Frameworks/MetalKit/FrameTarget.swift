import UIKit

/// What a view's link calls, so that the link doesn't keep the view.
@MainActor final class FrameTarget: ObjCObject {
    private weak var view: MTKView?
    init(_ view: MTKView) { self.view = view; super.init() }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.action("step:") { target, _ in
            (target as! FrameTarget).view?.draw()
            return nil
        }
    }
}
