/// The stand-in for a controller's top or bottom layout guide in a view tree, as compiled nibs have it.
///
/// It lies over the bars: its height is what they cover.
@preconcurrency @MainActor public final class _UILayoutGuide: UIView, UILayoutSupport {
    package enum Edge { case top, bottom }

    package var edge: Edge = .top

    package convenience init(edge: Edge) {
        self.init(frame: .zero)
        self.edge = edge
        isHidden = true
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        edge = (coder.decodeObject(forKey: "_UILayoutGuideIdentifier") as? String)?.contains("Bottom") == true ? .bottom : .top
        NSLayoutConstraint.deactivate(constraints)
        translatesAutoresizingMaskIntoConstraints = true
        isHidden = true
    }

    public var length: CGFloat { bounds.height }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        follow()
    }

    /// Takes its place along the superview's edge.
    func follow() {
        guard let superview else { return }
        let insets = superview.safeAreaInsets
        let size = superview.bounds.size
        frame = edge == .top ? CGRect(x: 0, y: 0, width: 0, height: insets.top) : CGRect(x: 0, y: size.height - insets.bottom, width: 0, height: insets.bottom)
    }

    public override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { _UILayoutGuide(frame: .zero) }
    }
}
