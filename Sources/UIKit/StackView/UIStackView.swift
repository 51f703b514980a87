/// Lays its arranged subviews out in a row or a column, by constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
    var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var arrangement = StackArrangement()
    /// Of a hidden view's having no length.
    package static var hidingPriority = UILayoutPriority.required

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        flags.usesConstraints = true
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        flags.usesConstraints = true
        decodeStack(coder)
    }

    /// Distance of two neighbours as the platform has it.
    public nonisolated class var spacingUseSystem: CGFloat { 1.17549435e-38 }
    /// The stack's own `spacing`.
    public nonisolated class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    open var arrangedSubviews: [UIView] { arranged }
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }
    open func removeArrangedSubview(_ view: UIView) { unarrange(view) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// Points between neighbours.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } } }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        unarrange(subview)
    }

    open override func updateConstraints() {
        updateArrangement()
        super.updateConstraints()
    }

    override var firstBaselineOffset: CGFloat { stackBaseline(first: true) }
    override var lastBaselineOffset: CGFloat { stackBaseline(first: false) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIStackView() }
        glue.property("spacing", get: { ($0 as! UIStackView).spacing }, set: { ($0 as! UIStackView).spacing = _objcCast($1) })
    }
}
