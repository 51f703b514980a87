/// What scrolls an element to where a finger reaches it: its scroll views from the inside out, each by as much as is needed.
@MainActor struct ScrollingIntoView {
    let element: Element

    init(_ element: Element) { self.element = element }

    /// To be done one after the other, each when the one before has come to rest.
    var steps: [() -> Void] {
        guard !element.isHidden, !element.frame.isEmpty, let view = element.view, !isInReach else { return [] }
        var steps: [() -> Void] = []
        var parent = view.superview
        while let current = parent {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled { steps.append { bring(in: scroll) } }
            parent = current.superview
        }
        return steps
    }

    /// Its middle shows, and nothing lies over it, as bars do over the edges of scroll views.
    private var isInReach: Bool {
        let sight = Sight(element)
        return sight.visibleFrame.contains(CGPoint(x: element.frame.midX, y: element.frame.midY)) && (try? sight.hitPoint()) != nil
    }

    private func bring(in scroll: UIScrollView) {
        if isReached(scroll), let offset = offset(in: scroll), offset != scroll.contentOffset { scroll.setContentOffset(offset, animated: true) }
    }

    /// Where the scroll view has to be for the element to be in the middle of what its bars leave free; nil where the element is in that already.
    func offset(in scroll: UIScrollView) -> CGPoint? {
        guard let view = element.view else { return nil }
        let frame = element.isPart ? partFrame(in: scroll) : view.convert(view.bounds, to: scroll)
        let inset = scroll.adjustedContentInset, room = scroll.bounds.inset(by: inset)
        guard !room.contains(frame) else { return nil }
        var offset = scroll.contentOffset
        if frame.minY < room.minY || frame.maxY > room.maxY { offset.y = frame.midY - room.height / 2 - inset.top }
        if frame.minX < room.minX || frame.maxX > room.maxX { offset.x = frame.midX - room.width / 2 - inset.left }
        return scroll.legal(offset)
    }

    /// What lies under an alert can't be scrolled.
    private func isReached(_ scroll: UIScrollView) -> Bool {
        let room = scroll.bounds.inset(by: scroll.adjustedContentInset)
        let middle = UIAccessibility.convertToScreenCoordinates(CGRect(x: room.midX, y: room.midY, width: 0, height: 0), in: scroll).origin
        return Sight.view(at: middle)?.isInside(scroll) ?? false
    }

    private func partFrame(in scroll: UIScrollView) -> CGRect {
        guard let window = scroll.window else { return element.frame }
        let inWindow = element.frame.offsetBy(dx: -window.originOnScreen.x, dy: -window.originOnScreen.y)
        return scroll.convert(inWindow, from: window)
    }
}
