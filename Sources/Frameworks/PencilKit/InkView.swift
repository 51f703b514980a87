import UIKit

/// Shows strokes.
final class InkView: UIView {
    var strokes: [PKStroke] = [] { didSet { setNeedsDisplay() } }
    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
    }

    override func draw(_ rect: CGRect) { for stroke in strokes { stroke.draw() } }
}
