import CoreGraphics
import Foundation
import ObjCRuntime

/// A change of a layer's whole look, from what it was to what it is.
open class CATransition: CAAnimation, @unchecked Sendable {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    open var filter: Any?
    /// The layer as it was when the transition was added, with its position in the layer.
    var before: (bitmap: Bitmap, frame: CGRect)?

    public override init() { super.init() }

    override func duplicate() -> CAAnimation {
        let copy = fill(CATransition())
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        copy.filter = filter
        copy.before = before
        return copy
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CATransition() }
    }
}
