import DeviceCommands

/// Whether a finger can reach an element, and where.
@MainActor struct Sight {
    let element: Element

    init(_ element: Element) { self.element = element }

    /// The part of it that shows: inside the screen and all that clips it.
    var visibleFrame: CGRect {
        var frame = element.frame.intersection(UIScreen.main.bounds)
        var view = element.view
        while let current = view, !frame.isNull {
            if current.clipsToBounds || current is UIWindow {
                frame = frame.intersection(UIAccessibility.convertToScreenCoordinates(current.bounds, in: current))
            }
            view = current.superview
        }
        return frame.isNull ? .zero : frame
    }

    /// Its middle, or another point of it where something lies over that, in the screen's coordinates.
    /// - Throws: `CommandError`, which says why there is none.
    func hitPoint() throws -> CGPoint {
        if element.isHidden { throw CommandError(hiddenBy) }
        if element.frame.isEmpty { throw CommandError("it has no size: it is \(TreeDump.frame(element.frame))") }
        let visible = visibleFrame
        if visible.isEmpty { throw CommandError("it is off the screen or scrolled away: its frame is \(TreeDump.frame(element.frame))") }
        let points = Self.points(in: visible, middle: CGPoint(x: element.frame.midX, y: element.frame.midY))
        if let point = points.first(where: isReached) { return point }
        throw CommandError(cover(at: points[0]))
    }

    private static func points(in rect: CGRect, middle: CGPoint) -> [CGPoint] {
        let parts: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
        return (rect.contains(middle) ? [middle] : []) + parts.map { CGPoint(x: rect.minX + rect.width * $0.0, y: rect.minY + rect.height * $0.1) }
    }

    /// The view that a finger there would touch.
    static func view(at point: CGPoint) -> UIView? {
        for window in UIApplication.shared.windowList.onScreen.reversed() {
            if let view = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) { return view }
        }
        return nil
    }

    /// It is reached where the touch goes to it, to something in it, or to what it is part of.
    private func isReached(_ point: CGPoint) -> Bool {
        guard let own = element.view, let hit = Self.view(at: point) else { return false }
        return hit.isInside(own) || own.isInside(hit)
    }

    private func cover(at point: CGPoint) -> String {
        guard let hit = Self.view(at: point) else { return "no view at \(Target.point(ScreenPoint(x: point.x, y: point.y))) takes touches" }
        let name = ElementTree.now().all.last { $0.view === hit }?.names.first.map { " \"\($0)\"" } ?? ""
        return "it is covered by a \(_typeName(type(of: hit), qualified: false))\(name)"
    }

    private var hiddenBy: String {
        var view = element.view
        while let current = view {
            if current.isHidden || current.alpha < 0.01 {
                let what = current.isHidden ? "hidden" : "transparent"
                return current === element.view ? "it is \(what)" : "it is in a \(_typeName(type(of: current), qualified: false)) that is \(what)"
            }
            view = current.superview
        }
        return "it is hidden"
    }
}
