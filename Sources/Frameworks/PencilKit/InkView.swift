import UIKit

/// Shows strokes.
final class InkView: UIView {
    var strokes: [PKStroke] = [] { didSet { setNeedsDisplay() } }
    override func draw(_ rect: CGRect) { for stroke in strokes { stroke.draw() } }
}
