import LaunchRules

/// Brings touches to recognizers and views, window by window. // G10–G13
@MainActor final class TouchDelivery {
    /// Recognizers that have touches of sequences under way, over all windows.
    private static var active: [UIGestureRecognizer] = []
    /// Touches under way, oldest first.
    private static var touches: [UITouch] = []
    /// Lifted fingers whose views are told when recognizers have failed (`delaysTouchesEnded`).
    private static var heldEnds: [HeldEnd] = []
    private static var isTelling = false

    private struct HeldEnd {
        let touch: UITouch
        let event: UIEvent
        let recognizers: [UIGestureRecognizer]
    }

    // MARK: From a window

    static func send(_ event: UIEvent, in window: UIWindow) {
        let mine = event.touches(for: window) ?? []
        let order = mine.sorted { $0.sequence < $1.sequence }
        for touch in order where touch.phase == .began { begin(touch, event) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let some = order.filter { $0.phase == phase }
            if some.isEmpty { continue }
            tellRecognizers(some, phase, event)
            tellViews(some, phase, event)
        }
        for touch in order where touch.phase == .ended || touch.phase == .cancelled { finish(touch) }
    }

    /// Recognizers of the hit view and all its ancestors get the touch, those that want it. // G10
    private static func begin(_ touch: UITouch, _ event: UIEvent) {
        touches.append(touch)
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where wants(recognizer, touch, event) {
                recognizer.tracked.append(touch)
                touch.recognizers.append(recognizer)
                if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
            }
            view = holds("G10") ? current.superview : nil
        }
    }

    private static func wants(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        guard recognizer.isEnabled, recognizer.machine.state != .failed, recognizer.machine.state != .ended, recognizer.machine.state != .cancelled else { return false }
        guard recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)), recognizer.shouldReceive(event) else { return false }
        guard _implements(recognizer.delegate, "gestureRecognizer(_:shouldReceive:)") else { return true }
        return recognizer.delegate!.gestureRecognizer(recognizer, shouldReceive: event) && recognizer.delegate!.gestureRecognizer(recognizer, shouldReceive: touch)
    }

    // MARK: To recognizers, before views // G11

    private static func tellRecognizers(_ some: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        isTelling = true
        defer {
            isTelling = false
            if phase != .began { releaseBegans(some) }
        }
        for recognizer in active {
            let own = Set(some.filter { $0.recognizers.contains { $0 === recognizer } })
            guard !own.isEmpty, recognizer.isEnabled, !recognizer.machine.isOver else { continue }
            recognizer.lastPoint = recognizer.tracked.first?.position ?? recognizer.lastPoint
            switch phase {
            case .began: recognizer.touchesBegan(own, with: event)
            case .moved: recognizer.touchesMoved(own, with: event)
            case .ended: recognizer.touchesEnded(own, with: event)
            default: recognizer.touchesCancelled(own, with: event)
            }
        }
    }

    // MARK: To views

    private static func tellViews(_ some: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var groups: [(view: UIView, touches: Set<UITouch>)] = []
        for touch in some {
            guard let view = touch.view, !touch.viewIsDone else { continue }
            if phase == .began, refuses(view, touch) {
                touch.viewIsDone = true
                continue
            }
            if phase == .began, shouldHoldBack(touch) || waitForScrolling(touch) {
                touch.beganIsHeldBack = true
                continue
            }
            if touch.beganIsHeldBack {
                if phase == .moved { continue }
                release(touch, event)
                if touch.viewIsDone { continue }
            }
            if phase == .ended, endMustWait(touch) {
                heldEnds.append(HeldEnd(touch: touch, event: event, recognizers: touch.recognizers))
                continue
            }
            if let index = groups.firstIndex(where: { $0.view === view }) { groups[index].touches.insert(touch) } else { groups.append((view, [touch])) }
        }
        for (view, touches) in groups { tell(view, touches, phase, event) }
    }

    private static func tell(_ view: UIView, _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        default: view.touchesCancelled(touches, with: event)
        }
    }

    /// One touch a view unless it takes several; exclusive views keep others away. // G12
    private static func refuses(_ view: UIView, _ touch: UITouch) -> Bool {
        guard holds("G12") else { return false }
        let others = touches.filter { $0 !== touch && !$0.viewIsDone && $0.window === touch.window }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return true }
        if view.isExclusiveTouch, others.contains(where: { $0.view !== view }) { return true }
        return others.contains { $0.view?.isExclusiveTouch == true && $0.view !== view }
    }

    /// `delaysTouchesBegan`.
    private static func shouldHoldBack(_ touch: UITouch) -> Bool {
        touch.recognizers.contains { $0.delaysTouchesBegan && $0.machine.state == .possible && $0.isEnabled }
    }

    /// `delaysTouchesEnded`: several taps may still come of it.
    private static func endMustWait(_ touch: UITouch) -> Bool { touch.recognizers.contains(where: mayTakeEnd) }

    private static func mayTakeEnd(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.delaysTouchesEnded && recognizer.isEnabled && recognizer.machine.state == .possible && (recognizer.keepsProgressBetweenTouches || recognizer.machine.waiting != nil)
    }

    private static func release(_ touch: UITouch, _ event: UIEvent) {
        touch.beganIsHeldBack = false
        touch.contentDelay?.invalidate()
        touch.contentDelay = nil
        guard !touch.viewIsDone, let view = touch.view else { return }
        if let scroll = view.scrollViewAround, !scroll.touchesShouldBegin([touch], with: event, in: view) { return touch.viewIsDone = true }
        view.touchesBegan([touch], with: event)
    }

    // MARK: Content of scroll views

    /// Seconds that content's touches wait whether a drag comes (`delaysContentTouches`).
    private static let contentWait: TimeInterval = 0.15

    private static func waitForScrolling(_ touch: UITouch) -> Bool {
        guard isAboutToScroll(touch) else { return false }
        touch.contentDelay = MainTimer.after(contentWait) { [weak touch] in
            guard let touch, touch.beganIsHeldBack else { return }
            touch.contentDelay = nil
            if !shouldHoldBack(touch) { release(touch, event(of: [touch])) }
        }
        return true
    }

    private static func isAboutToScroll(_ touch: UITouch) -> Bool {
        guard let view = touch.view, !(view is CellReorderControl) else { return false }
        return touch.recognizers.contains { recognizer in
            guard let pan = recognizer as? ScrollPanGestureRecognizer, pan.machine.state == .possible, let scroll = pan.view as? UIScrollView else { return false }
            return scroll !== view && scroll.delaysContentTouches
        }
    }

    private static func event(of touches: [UITouch]) -> UIEvent {
        let event = UIEvent()
        event.touches = Set(touches)
        event.stamp = touches.first?.timestamp ?? 0
        return event
    }

    // MARK: From recognizers

    /// A recognizer has begun or ended: its touches are taken from their views. // G11
    static func recognized(_ recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView, holds("G11") else { return }
        for touch in recognizer.tracked where !touch.viewIsDone { takeFromView(touch) }
        for held in heldEnds where held.recognizers.contains(where: { $0 === recognizer }) {
            heldEnds.removeAll { $0.touch === held.touch }
            held.touch.view?.touchesCancelled([held.touch], with: held.event)
        }
    }

    /// A recognizer can't take the end of these touches from their views any more.
    private static func releaseEnds() {
        for held in heldEnds where !held.recognizers.contains(where: mayTakeEnd) {
            heldEnds.removeAll { $0.touch === held.touch }
            held.touch.view?.touchesEnded([held.touch], with: held.event)
        }
    }

    static func takeFromView(_ touch: UITouch) {
        touch.viewIsDone = true
        touch.contentDelay?.invalidate()
        guard let view = touch.view, !touch.beganIsHeldBack else { return }
        view.touchesCancelled([touch], with: event(of: [touch]))
    }

    static func failed(_ recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer { other.blockerFailed() }
        // One recognizer's failure in an event may be another's beginning in the same.
        if !isTelling { releaseBegans(recognizer.tracked) }
        releaseEnds()
    }

    /// Views get what no recognizer can take from them any more.
    private static func releaseBegans(_ some: [UITouch]) {
        for touch in some where touch.beganIsHeldBack && !shouldHoldBack(touch) && !isAboutToScroll(touch) { release(touch, event(of: [touch])) }
    }

    static func sequenceEnded(for recognizer: UIGestureRecognizer) {
        guard recognizer.tracked.isEmpty else { return }
        recognizer.resetIfDone()
        active.removeAll { $0 === recognizer && !$0.isInPlay }
    }

    static func forget(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer.tracked { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.tracked = []
        active.removeAll { $0 === recognizer }
        recognizer.resetIfDone()
    }

    /// Others that share a touch with it.
    static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in recognizer.tracked {
            for other in touch.recognizers where other !== recognizer && !found.contains(where: { $0 === other }) { found.append(other) }
        }
        if found.isEmpty { found = active.filter { $0 !== recognizer && $0.machine.mustFail.contains { $0.recognizer === recognizer } } }
        return found
    }

    // MARK: Ends

    private static func finish(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        touch.contentDelay?.invalidate()
        touch.contentDelay = nil
        for recognizer in touch.recognizers {
            recognizer.lastPoint = touch.position
            recognizer.tracked.removeAll { $0 === touch }
            if recognizer.tracked.isEmpty { recognizer.resetIfDone() }
        }
        touch.recognizers = []
        active.removeAll { !$0.isInPlay && $0.machine.waiting == nil && $0.machine.state == .possible && !$0.keepsProgressBetweenTouches }
    }

    /// Interrupted: the app went inactive, a view left its window, a modal view came. // G13
    static func cancelAll(in view: UIView? = nil) {
        let event = UIEvent()
        let some = touches.filter { touch in touch.phase != .ended && touch.phase != .cancelled && (view.map { touch.view?.isInside($0) ?? false } ?? true) }
        guard !some.isEmpty else { return }
        TouchInjection.forget(Set(some))
        for touch in some { touch.current.phase = .cancelled }
        event.touches = Set(some)
        tellRecognizers(some, .cancelled, event)
        tellViews(some, .cancelled, event)
        for touch in some { finish(touch) }
    }
}

extension UIView {
    /// The nearest scroll view that the view is content of.
    var scrollViewAround: UIScrollView? {
        var view = superview
        while let current = view {
            if let scroll = current as? UIScrollView { return scroll }
            view = current.superview
        }
        return nil
    }
}
