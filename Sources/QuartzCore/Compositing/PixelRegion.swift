/// A few rectangles of pixels, the largest of those that it was told of.
struct PixelRegion {
    private(set) var rects: [PixelRect] = []
    /// More aren't kept apart.
    private static let most = 8

    func contains(_ rect: PixelRect) -> Bool { rect.isEmpty || rects.contains { $0.contains(rect) } }

    /// What the region leaves of `rect`, as far as that is one rectangle.
    func visible(of rect: PixelRect) -> PixelRect {
        var rest = rect
        for cover in rects where !rest.isEmpty { rest = rest.without(cover) }
        return rest
    }

    /// Joined with those that it makes a larger rectangle with.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !contains(rect) else { return }
        var rect = rect
        rects.removeAll { rect.contains($0) }
        while let index = rects.firstIndex(where: { Self.join($0, rect) }) { rect = rect.union(rects.remove(at: index)) }
        rects.append(rect)
        // The smallest says least.
        if rects.count > Self.most, let least = rects.indices.min(by: { rects[$0].area < rects[$1].area }) { rects.remove(at: least) }
    }

    mutating func removeAll(meeting rect: PixelRect) { rects.removeAll { $0.intersects(rect) } }

    /// Whether both together are a rectangle.
    private static func join(_ a: PixelRect, _ b: PixelRect) -> Bool {
        a.left == b.left && a.right == b.right && a.top <= b.bottom && b.top <= a.bottom
            || a.top == b.top && a.bottom == b.bottom && a.left <= b.right && b.left <= a.right
    }
}
