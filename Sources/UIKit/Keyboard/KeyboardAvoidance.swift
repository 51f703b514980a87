/// Table view controllers keep what is edited above the keyboard by themselves; alerts stay in the middle of what is left.
@MainActor enum KeyboardAvoidance {
    private static weak var inset: UITableView?

    static func update() {
        if let alert = UIApplication.shared.frontWindow?.rootViewController?.controllerInFront as? UIAlertController { alert.presentationController?.containerView?.setNeedsLayout() }
        let table = FirstResponder.current.flatMap(controller)?.tableView
        if let inset, inset !== table || Keyboard.shared.frame == nil { inset.keyboardInset = 0 }
        inset = table
        guard Keyboard.shared.frame != nil, let table, let view = FirstResponder.current?.nearestView, view.isInside(table) else { return }
        table.keyboardInset = max(table.keyboardOverlap - table.safeAreaInsets.bottom, 0)
        table.reveal(view.convert(view.bounds, to: table).insetBy(dx: 0, dy: -8), animated: true)
    }

    private static func controller(_ responder: UIResponder) -> UITableViewController? {
        (responder as? UITableViewController) ?? responder.next.flatMap(controller)
    }
}
