import CoreGraphics

/// Scrolling by a wheel or a trackpad: nothing is touched, but the delegate hears of a drag. It begins with the first turn and ends
/// once none has come for a while.
@MainActor enum WheelScrolling {
    /// Seconds without a turn after which the drag is over.
    static let pause: TimeInterval = 0.15

    /// Moves the innermost scroll view around `view` that can go this way, by so many points.
    static func scroll(by distance: CGPoint, from view: UIView?) {
        var next: UIView? = view
        while let current = next {
            if let scrollView = current as? UIScrollView, scrollView.canScroll(along: distance), scrollView.wheelMoves(by: distance) { return }
            next = current.superview
        }
    }
}

extension UIScrollView {
    /// False at the end of the content, where the turn is an outer scroll view's, unless this one is already scrolling.
    fileprivate func wheelMoves(by distance: CGPoint) -> Bool {
        let wanted = CGPoint(x: contentOffset.x - (canMove(.horizontal) ? distance.x : 0), y: contentOffset.y - (canMove(.vertical) ? distance.y : 0))
        let offset = legal(wanted)
        guard offset != contentOffset || motion.wheelEnd != nil else { return false }
        if motion.wheelEnd == nil { beginDrag(isTouched: false) }
        if !isPagingEnabled { moveContent(to: offset) }
        motion.wheelEnd?.invalidate()
        motion.wheelEnd = MainTimer.after(WheelScrolling.pause) { [weak self] in self?.wheelStopped(distance) }
        return true
    }

    /// Something else moves the content: the wheel's drag is over at once.
    func stopWheel() {
        guard let end = motion.wheelEnd else { return }
        end.invalidate()
        motion.wheelEnd = nil
        motion.isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    private func wheelStopped(_ last: CGPoint) {
        motion.wheelEnd = nil
        // Pages turn by the way that the wheel went, not by how far.
        let speed: CGFloat = isPagingEnabled ? 1000 : 0
        endDrag(velocity: CGPoint(x: last.x == 0 ? 0 : last.x < 0 ? speed : -speed, y: last.y == 0 ? 0 : last.y < 0 ? speed : -speed))
    }
}
