import Foundation
import FoundationGaps
import ObjCRuntime

/// A round button that shows a colour and offers to pick another.
@preconcurrency @MainActor open class UIColorWell: UIControl, ValueControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        selectedColor = coder.object("UISelectedColor")
        title = coder.object("UITitle")
    }

    open var title: String?
    open var supportsAlpha: Bool = true
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        let ring = CGRect(x: bounds.midX - 14, y: bounds.midY - 14, width: 28, height: 28)
        UIColor.systemGray3.setFill()
        UIBezierPath(ovalIn: ring).fill()
        UIColor.systemBackground.setFill()
        UIBezierPath(ovalIn: ring.insetBy(dx: 3, dy: 3)).fill()
        (selectedColor ?? .clear).setFill()
        UIBezierPath(ovalIn: ring.insetBy(dx: 4, dy: 4)).fill()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.creates { UIColorWell() }
    }
}
