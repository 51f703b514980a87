/// The window in front of the app's that shows the keyboard, or what stands in its place, and the view above it.
final class KeyboardWindow: UIWindow {
    private let panel = KeyboardPanel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(rawValue: 10_000_000)
        addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    override var isSystemWindow: Bool { true }
    override var canBecomeKey: Bool { false }

    /// Touches beside the keyboard are the app's.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.contains(point) }

    /// Slides in what belongs to a responder, from below the screen where nothing was shown before.
    func show(_ responder: UIResponder, in frame: CGRect, from old: CGRect?) {
        windowScene = UIApplication.shared.frontWindow?.windowScene ?? windowScene
        self.frame = UIScreen.main.bounds
        isHidden = false
        panel.fill(for: responder)
        panel.frame = old ?? frame.offsetBy(dx: 0, dy: frame.height)
        panel.layoutIfNeeded()
        UIView.animate(withDuration: Keyboard.duration) {
            self.panel.frame = frame
            self.panel.layoutIfNeeded()
        }
    }

    func hide() {
        let frame = panel.frame
        UIView.animate(withDuration: Keyboard.duration, animations: { self.panel.frame = frame.offsetBy(dx: 0, dy: self.bounds.height - frame.minY) }, completion: { [weak self] _ in
            guard Keyboard.shared.frame == nil, let self else { return }
            panel.empty()
            isHidden = true
        })
    }

    /// Titles and shift follow the text.
    func textChanged() { panel.textChanged() }
}

/// Accessory above, keys or input view below.
final class KeyboardPanel: UIView {
    private weak var owner: UIResponder?
    private var accessory: UIView?
    private var input: UIView?
    private let keys = KeysView()

    /// Views of an app in here have their responder's chain.
    override var next: UIResponder? { owner ?? super.next }

    func fill(for responder: UIResponder) {
        if responder.nearestView.map({ !$0.isInside(self) }) ?? true { owner = responder }
        let (newAccessory, newInput) = (Keyboard.accessoryView(of: responder), Keyboard.inputView(of: responder) ?? keys)
        if accessory !== newAccessory { replace(accessory, newAccessory) }
        if input !== newInput { replace(input, newInput) }
        (accessory, input) = (newAccessory, Keyboard.inputView(of: responder) == nil && !Keyboard.wantsKeys(responder) ? nil : newInput)
        keys.isHidden = input !== keys
        keys.show(for: responder)
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        if let old, old.isInside(self) { old.removeFromSuperview() }
        guard let new else { return }
        new.translatesAutoresizingMaskIntoConstraints = true
        addSubview(new)
    }

    func empty() {
        for view in [accessory, input] where view?.isInside(self) == true { view?.removeFromSuperview() }
        (accessory, input, owner) = (nil, nil, nil)
    }

    func textChanged() { keys.textChanged() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = accessory.map { min(Keyboard.height(of: $0), bounds.height) } ?? 0
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
}
