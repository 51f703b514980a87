import LaunchRules

/// The state machine: possible → recognized or failed; possible → began → changed… → ended or cancelled. // G14
extension UIGestureRecognizer {
    /// A subclass, or an app's own recognizer, sets its state.
    func change(to new: State) {
        let old = machine.state
        switch (old, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended): begin(as: new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled): settle(new)
        case (.began, .failed), (.changed, .failed): settle(.cancelled)
        case (_, .possible): machine.state = .possible
        default: break
        }
    }

    private func begin(as new: State) {
        guard machine.waiting == nil else { return }
        if !mayBegin { return fail() }
        if isBlocked {
            machine.waiting = new
            return
        }
        if isPrevented { return fail() }
        preventOthers()
        settle(new)
    }

    private var mayBegin: Bool {
        guard attachedView?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        // Views between the finger and the recognizer's view have their say: a button keeps taps to itself.
        for touch in tracked {
            var view = touch.view
            while let current = view, current !== attachedView {
                guard current.gestureRecognizerShouldBegin(self) else { return false }
                view = current.superview
            }
        }
        guard !_implements(delegate, "gestureRecognizerShouldBegin(_:)") || delegate!.gestureRecognizerShouldBegin(self) else { return false }
        return mayStart()
    }

    private func settle(_ new: State) {
        machine.state = new
        machine.waiting = nil
        if new == .began || new == .ended { TouchDelivery.recognized(self) }
        if holds("G14") { sendActions() }
        if machine.isOver { TouchDelivery.sequenceEnded(for: self) }
    }

    private func fail() {
        machine.state = .failed
        machine.waiting = nil
        TouchDelivery.failed(self)
        TouchDelivery.sequenceEnded(for: self)
    }

    private func sendActions() {
        stateWasSet()
        for entry in targets {
            guard let target = entry.target else { continue }
            ObjCClass.send(entry.action, to: target, arguments: entry.action.argumentCount > 0 ? [self] : [])
        }
    }

    func failOrCancel() {
        switch machine.state {
        case .possible: state = .failed
        case .began, .changed: state = .cancelled
        default: break
        }
    }

    /// Disabled, detached, or cancelled from outside.
    func cancelNow() {
        failOrCancel()
        TouchDelivery.forget(self)
    }

    // MARK: Others

    /// All that must fail before this one may act, and haven't yet.
    private var isBlocked: Bool { !pendingBlockers.isEmpty }

    private var pendingBlockers: [UIGestureRecognizer] {
        var blockers = machine.mustFail.compactMap(\.recognizer)
        for other in TouchDelivery.rivals(of: self) where requiresFailure(of: other) && !blockers.contains(where: { $0 === other }) { blockers.append(other) }
        return blockers.filter { $0.isEnabled && $0.machine.state == .possible && ($0.isInPlay || $0.machine.waiting != nil) }
    }

    var isInPlay: Bool { !tracked.isEmpty }

    private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
        if _implements(delegate, "gestureRecognizer(_:shouldRequireFailureOf:)"), delegate!.gestureRecognizer(self, shouldRequireFailureOf: other) { return true }
        return _implements(other.delegate, "gestureRecognizer(_:shouldBeRequiredToFailBy:)") && other.delegate!.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
    }

    private var isPrevented: Bool {
        TouchDelivery.rivals(of: self).contains { other in
            (other.machine.state == .began || other.machine.state == .changed || other.machine.state == .ended) && other.prevents(self)
        }
    }

    private func preventOthers() {
        for other in TouchDelivery.rivals(of: self) where other.machine.state == .possible && prevents(other) { other.state = .failed }
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return !recognizesTogether(with: other)
    }

    private func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        let name = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
        if _implements(delegate, name), delegate!.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) { return true }
        return _implements(other.delegate, name) && other.delegate!.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    }

    /// One of those waited for has failed.
    func blockerFailed() {
        guard let wanted = machine.waiting, !isBlocked else { return }
        machine.waiting = nil
        if isPrevented { return fail() }
        preventOthers()
        settle(wanted)
    }

    // MARK: Touches

    func centroid(in view: UIView?) -> CGPoint {
        let points = (tracked.isEmpty ? [] : tracked).map { $0.location(in: view) }
        guard !points.isEmpty else { return view.map { $0.converted(machineLastPoint, from: $0.window) } ?? machineLastPoint }
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count), y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
    }

    private var machineLastPoint: CGPoint { lastPoint }

    func drop(_ touch: UITouch) {
        tracked.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Back to possible once all touches are gone.
    func resetIfDone() {
        guard tracked.isEmpty, machine.waiting == nil else { return }
        if machine.state == .possible, !keepsProgressBetweenTouches { return reset() }
        guard machine.isOver else { return }
        machine.state = .possible
        reset()
    }

    func decodeRecognizer(_ coder: NSCoder) {
        if let delegate = coder.decodeObject(forKey: "UIGestureRecognizer.delegate") as? any UIGestureRecognizerDelegate { self.delegate = delegate }
        if coder.containsValue(forKey: "UIGestureRecognizer.cancelsTouchesInView") { cancelsTouchesInView = coder.decodeBool(forKey: "UIGestureRecognizer.cancelsTouchesInView") }
        if coder.containsValue(forKey: "UIGestureRecognizer.delaysTouchesBegan") { delaysTouchesBegan = coder.decodeBool(forKey: "UIGestureRecognizer.delaysTouchesBegan") }
        if coder.containsValue(forKey: "UIGestureRecognizer.delaysTouchesEnded") { delaysTouchesEnded = coder.decodeBool(forKey: "UIGestureRecognizer.delaysTouchesEnded") }
        if coder.containsValue(forKey: "UIGestureRecognizer.enabled") { isEnabled = coder.decodeBool(forKey: "UIGestureRecognizer.enabled") }
    }

    nonisolated static func glueRecognizer(_ glue: inout ObjCGlue) {
        glue.creates { UIGestureRecognizer() }
        glue.property("delegate", get: { ($0 as! UIGestureRecognizer).delegate }, set: { ($0 as! UIGestureRecognizer).delegate = $1 as? any UIGestureRecognizerDelegate })
        glue.property("enabled", get: { ($0 as! UIGestureRecognizer).isEnabled }, set: { ($0 as! UIGestureRecognizer).isEnabled = _objcCast($1) })
        glue.property("cancelsTouchesInView", get: { ($0 as! UIGestureRecognizer).cancelsTouchesInView }, set: { ($0 as! UIGestureRecognizer).cancelsTouchesInView = _objcCast($1) })
        glue.property("view", get: { ($0 as! UIGestureRecognizer).view })
        glue.property("state", get: { ($0 as! UIGestureRecognizer).state.rawValue })
    }
}

extension UITouch {
    var wayFromStart: CGPoint { CGPoint(x: position.x - startPosition.x, y: position.y - startPosition.y) }
    var distanceFromStart: CGFloat { hypot(wayFromStart.x, wayFromStart.y) }
}
