/// Adding, moving and removing subviews, with iOS's order of callbacks.
extension UIView {
    /// Directly beside the sibling, among layers that are no view's, too.
    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        place(view, beside: sibling, offset: offset)
        guard view !== sibling, sibling.parent === self, view.parent === self, layer.sublayers?.count != children.count else { return }
        offset == 0 ? layer.insertSublayer(view.layer, below: sibling.layer) : layer.insertSublayer(view.layer, above: sibling.layer)
    }

    private func place(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let index = children.firstIndex(where: { $0 === sibling }) else { return insert(view, at: children.count) }
        if view.parent === self, let own = children.firstIndex(where: { $0 === view }), own < index {
            return insert(view, at: index - 1 + offset)
        }
        insert(view, at: index + offset)
    }

    func insert(_ view: UIView, at index: Int) {
        if view === self { raise("NSInvalidArgumentException", "Can't add self as subview") }
        if isInside(view) { raise("NSInvalidArgumentException", "View hierarchy loop: \(view) can't be a subview of its own descendant \(self)") }
        if view.parent === self { return move(view, to: index) }

        let oldParent = view.parent
        let newWindow = (self as? UIWindow) ?? ownWindow
        let changesWindow = view.ownWindow !== newWindow
        if changesWindow { view.announceWindow(newWindow) }
        view.willMove(toSuperview: self)
        if let oldParent { oldParent.drop(view) }

        let index = min(max(index, 0), children.count)
        insertLayer(of: view, at: index)
        children.insert(view, at: index)
        view.parent = self
        view.hierarchyChanged()
        if changesWindow { view.takeWindow(newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        if changesWindow { view.confirmWindow() }
        view.settleIn()
        setNeedsLayout()
    }

    private func insertLayer(of view: UIView, at index: Int) {
        if index < children.count {
            layer.insertSublayer(view.layer, below: children[index].layer)
        } else {
            // On top of layers that are no view's, too.
            layer.addSublayer(view.layer)
        }
    }

    private func move(_ view: UIView, to index: Int) {
        guard let old = children.firstIndex(where: { $0 === view }) else { return }
        let index = min(max(index, 0), children.count - 1)
        guard index != old else { return }
        children.remove(at: old)
        view.layer.removeFromSuperlayer()
        insertLayer(of: view, at: index)
        children.insert(view, at: index)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, children.indices.contains(first), children.indices.contains(second) else { return }
        let (low, high) = (children[min(first, second)], children[max(first, second)])
        move(high, to: min(first, second))
        move(low, to: max(first, second))
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.parent === self else { return }
        move(view, to: toFront ? children.count : 0)
    }

    func detach() {
        guard let parent else { return }
        let hadWindow = ownWindow != nil
        if hadWindow {
            TouchDelivery.cancelAll(in: self) // G13
            announceWindow(nil)
        }
        willMove(toSuperview: nil)
        parent.drop(self)
        self.parent = nil
        hierarchyChanged()
        if hadWindow { takeWindow(nil) }
        didMoveToSuperview()
        if hadWindow {
            confirmWindow()
            endAnimationsUnlessShownAgain()
        }
        parent.setNeedsLayout()
    }

    /// Animations of layers that are in no window at the next commit end there, and their completions hear that they didn't finish.
    private func endAnimationsUnlessShownAgain() {
        guard !AnimationTimeline.isEmpty, !layer.animationsBelow().isEmpty else { return }
        FrameLoop.shared.afterNextCommit { [self] in
            if ownWindow == nil { layer.endAnimationsBelow { $0.isRemovedOnCompletion && $0.activeDuration.isFinite } }
        }
    }

    /// Takes a child out of the list and the layer tree; constraints that cross the border go.
    private func drop(_ view: UIView) {
        willRemoveSubview(view)
        view.leaveConstraints()
        view.layer.removeFromSuperlayer()
        children.removeAll { $0 === view }
    }

    // MARK: Windows, top-down

    private func announceWindow(_ window: UIWindow?) {
        viewController?.hostedViewWillMove(to: window)
        willMove(toWindow: window)
        for child in children { child.announceWindow(window) }
    }

    private func takeWindow(_ window: UIWindow?) {
        if window == nil, isFirstResponder { resignFirstResponder() }
        ownWindow = window
        for child in children { child.takeWindow(window) }
    }

    private func confirmWindow() {
        if ownWindow != nil { applyAppearance() }
        didMoveToWindow()
        viewController?.hostedViewDidMove(to: ownWindow)
        for child in children { child.confirmWindow() }
    }

    /// The new place may bring another safe area, tint, traits.
    private func settleIn() {
        updateSafeArea()
        inheritTint()
        inheritTraits()
    }

    func isInside(_ view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.parent
        }
        return false
    }

    func taggedView(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}

/// Raises as Objective-C would: prints name and reason, ends the app.
func raise(_ name: String, _ reason: String) -> Never {
    NSException(name: NSExceptionName(name), reason: reason, userInfo: nil).raise()
    fatalError(reason)
}
