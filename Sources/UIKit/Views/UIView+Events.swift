import LaunchRules

/// Hit testing, gestures, interactions, editing.
extension UIView {
    /// Hidden, disabled, see-through views and points outside are no hits; front subviews go first. // G7
    func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden || !holds("G7"), isUserInteractionEnabled || !holds("G7"), alpha >= 0.01 || !holds("G7"), self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(converted(point, to: child), with: event) { return hit }
        }
        return self
    }

    func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for old in rare?.gestureRecognizers ?? [] where recognizers?.contains(where: { $0 === old }) != true { removeGestureRecognizer(old) }
        for new in recognizers ?? [] where new.view !== self { addGestureRecognizer(new) }
        if recognizers == nil { rare?.gestureRecognizers = nil }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attachedView !== self else { return }
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        recognizer.attachedView = self
        rareState.gestureRecognizers = (rareState.gestureRecognizers ?? []) + [recognizer]
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attachedView === self else { return }
        recognizer.cancelNow()
        recognizer.attachedView = nil
        rareState.gestureRecognizers?.removeAll { $0 === recognizer }
    }

    func setInteractions(_ new: [any UIInteraction]) {
        for old in interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for one in new where !interactions.contains(where: { $0 === one }) { addInteraction(one) }
    }

    func attach(_ interaction: any UIInteraction) {
        if interaction.view === self { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rareState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func endEditingInside(force: Bool) -> Bool {
        guard let responder = FirstResponder.current, let view = responder.nearestView, view.isInside(self) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        FirstResponder.current = nil
        FirstResponder.changed()
        return true
    }
}

extension UIResponder {
    /// This view, or the first view up the chain.
    var nearestView: UIView? { (self as? UIView) ?? next?.nearestView }
}
