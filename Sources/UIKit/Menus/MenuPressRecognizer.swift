/// The long press that opens a menu; it begins only where there is one.
final class MenuPressRecognizer: UILongPressGestureRecognizer {
    private let find: @MainActor (CGPoint) -> (@MainActor () -> Void)?
    private var open: (@MainActor () -> Void)?

    /// - Parameter find: gets the place in the recognizer's view; what it returns shows the menu.
    init(find: @escaping @MainActor (CGPoint) -> (@MainActor () -> Void)?) {
        self.find = find
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func mayStart() -> Bool {
        open = find(location(in: view))
        return open != nil
    }

    override func stateWasSet() {
        guard state == .began else { return }
        open?()
        open = nil
    }
}
