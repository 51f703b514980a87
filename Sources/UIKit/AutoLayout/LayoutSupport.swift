/// The stand-in for a controller's top or bottom layout guide in a view tree, as compiled nibs have it.
///
/// It lies over the bars: its height is what they cover.
@preconcurrency @MainActor public final class _UILayoutGuide: UIView, UILayoutSupport {
    package enum Edge { case top, bottom }

    package var edge: Edge = .top
    /// What holds the guide in its place until there is a controller to do so.
    private var provisional: [NSLayoutConstraint] = []

    package convenience init(edge: Edge) {
        self.init(frame: .zero)
        self.edge = edge
        isHidden = true
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        edge = (coder.decodeObject(forKey: "_UILayoutGuideIdentifier") as? String)?.contains("Bottom") == true ? .bottom : .top
        provisional = constraints + (coder.decodeObject(forKey: "_UILayoutGuideConstraintsToRemove") as? [Any] ?? []).compactMap { $0 as? NSLayoutConstraint }
        translatesAutoresizingMaskIntoConstraints = true
        isHidden = true
    }

    /// By now the root view has the constraints that go.
    public override func awakeFromNib() {
        super.awakeFromNib()
        NSLayoutConstraint.deactivate(provisional)
        provisional = []
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
