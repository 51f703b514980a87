/// Blurs what lies behind it, or lets its content shine through a blur.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let content: UIView

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        content = UIView()
        super.init(frame: .zero)
        setUpContent()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        content = coder.decodeObject(forKey: "UIVisualEffectViewContentView") as? UIView ?? UIView()
        super.init(coder: coder)
        effect = coder.decodeObject(forKey: "UIVisualEffectViewEffect") as? UIVisualEffect
        setUpContent()
    }

    open var contentView: UIView { content }
    open var effect: UIVisualEffect? { didSet { showEffect() } }

    override func addOwnSubviews() { addSubview(content) }

    private func setUpContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if content.superview !== self { addOwnSubviews() }
        showEffect()
    }

    private func showEffect() {
        let material = (effect as? UIBlurEffect)?.material(for: traitCollection)
        layer.backdrop = material?.backdrop
        layer.backgroundColor = material?.color.cgColor
    }

    override func traitsChanged() {
        super.traitsChanged()
        showEffect()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIVisualEffectView(effect: nil) }
    }
}
