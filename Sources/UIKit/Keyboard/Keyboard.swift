import DeviceHost

/// The keyboard on the screen: there while the first responder takes text or brings an input view, and told of before and
/// after it comes, goes and changes its height.
@MainActor final class Keyboard {
    static let shared = Keyboard()
    /// Seconds, and the curve that has no public name.
    static let duration: TimeInterval = 0.25
    static let curve = 7

    /// On the screen; nil while it is away.
    private(set) var frame: CGRect?
    /// Text comes from elsewhere: the keys stay away, what an app puts above them doesn't.
    var withholdsKeys = false { didSet { if withholdsKeys != oldValue { update() } } }
    private var isHandingOver = false
    private var pending: Timer?
    private var pendingPosts: [NSNotification.Name] = []

    /// One responder hands over to another: the keyboard stays meanwhile.
    func handOver(_ body: () -> Bool) -> Bool {
        let wasHandingOver = isHandingOver
        isHandingOver = true
        defer { isHandingOver = wasHandingOver }
        return body()
    }

    /// The first responder is another one, or brings other input views.
    func update() {
        guard !isHandingOver else { return }
        move(to: FirstResponder.current.flatMap(wantedFrame))
    }

    private func wantedFrame(_ responder: UIResponder) -> CGRect? {
        let screen = UIScreen.main.bounds
        var height: CGFloat = 0
        if let view = Self.inputView(of: responder) { height = Self.height(of: view) } else if Self.wantsKeys(responder), !withholdsKeys { height = KeyboardSize(UIDevice.current.profile, landscape: UIScreen.main.isLandscape).total }
        if let accessory = Self.accessoryView(of: responder) { height += Self.height(of: accessory) }
        return height > 0 ? CGRect(x: 0, y: screen.height - height, width: screen.width, height: height) : nil
    }

    static func wantsKeys(_ responder: UIResponder) -> Bool { (responder as? any TypedInto)?.takesText ?? (responder is any UIKeyInput) }
    static func inputView(of responder: UIResponder) -> UIView? { responder.inputView ?? responder.inputViewController?.view }
    /// A responder's own or the next one's up the chain.
    static func accessoryView(of responder: UIResponder) -> UIView? {
        if let own = responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view { return own }
        return responder.next.flatMap(accessoryView)
    }

    static func height(of view: UIView) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        let fitted = view.systemLayoutSizeFitting(CGSize(width: UIScreen.main.bounds.width, height: 0)).height
        return fitted > 0 ? fitted : max(view.intrinsicContentSize.height, 0)
    }

    // MARK: Coming and going

    private var window: KeyboardWindow?

    private func showWindow(from old: CGRect?) {
        guard let frame, let responder = FirstResponder.current else { return window?.hide() ?? () }
        // Another application, in tests, has windows of its own.
        let known = window.flatMap { UIApplication.shared.windowList.record(of: $0) == nil ? nil : $0 }
        let window = known ?? KeyboardWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.show(responder, in: frame, from: old)
    }

    /// What is typed into has changed.
    func textChanged() { window?.textChanged() }

    private func move(to new: CGRect?) {
        guard new != frame else {
            // Another responder may bring other views of the same height.
            if new != nil { showWindow(from: frame) }
            return
        }
        let screen = UIScreen.main.bounds, old = frame
        let away = { (frame: CGRect) in CGRect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height) }
        let from = old ?? away(new!), to = new ?? away(old!)
        finishPending()
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from), UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration), UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        frame = new
        showWindow(from: old)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(new == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification, info)
        // A receiver may have changed the first responder meanwhile.
        guard frame == new else { return }
        moveGuides()
        KeyboardAvoidance.update()
        pendingPosts = [UIResponder.keyboardDidChangeFrameNotification, new == nil ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification]
        pendingInfo = info
        pending = MainTimer.after(Self.duration) { [weak self] in self?.finishPending() }
    }

    private var pendingInfo: [AnyHashable: Any] = [:]

    /// What is still to be told of the last change.
    func finishPending() {
        pending?.invalidate()
        pending = nil
        let posts = pendingPosts
        pendingPosts = []
        for name in posts { post(name, pendingInfo) }
    }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }

    /// Keyboard layout guides follow, in the keyboard's own time.
    private func moveGuides() {
        let owners = UIApplication.shared.windows.filter { !$0.isHidden }.flatMap(Self.guideOwners)
        guard !owners.isEmpty else { return }
        for view in owners { view.keyboardMoved() }
        UIView.animate(withDuration: Self.duration) { for view in owners { view.layoutIfNeeded() } }
    }

    private static func guideOwners(in view: UIView) -> [UIView] {
        (view.layoutState?.systemGuides[.keyboard] == nil ? [] : [view]) + view.subviews.flatMap(guideOwners)
    }
}

extension UIView {
    /// How much of the view's height from the bottom the keyboard covers, in points.
    var keyboardOverlap: CGFloat {
        guard let keyboard = Keyboard.shared.frame, let window else { return 0 }
        let top = convert(CGPoint(x: 0, y: keyboard.minY - window.originOnScreen.y), from: window).y
        return min(max(bounds.maxY - top, 0), bounds.height)
    }

    func keyboardMoved() {
        insetsMoved()
        layoutState?.keyboardGuide?.updateTracking()
        setNeedsLayout()
    }
}
