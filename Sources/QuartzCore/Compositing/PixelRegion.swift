/// A few rectangles of pixels. Which they are is for what is told of them to be least: those that join to one are joined.
package struct PixelRegion: Equatable, Sendable {
    private(set) var rects: [PixelRect] = []
    /// More aren't kept apart.
    private static let most = 8

    package init(_ rects: [PixelRect] = []) {
        for rect in rects { add(rect) }
    }

    package var isEmpty: Bool { rects.isEmpty }
    package var bounds: PixelRect { rects.reduce(.none) { $0.union($1) } }

    func contains(_ rect: PixelRect) -> Bool { rect.isEmpty || rects.contains { $0.contains(rect) } }
    func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

    /// What the region leaves of `rect`, as far as that is one rectangle.
    func visible(of rect: PixelRect) -> PixelRect {
        var rest = rect
        for cover in rects where !rest.isEmpty { rest = rest.without(cover) }
        return rest
    }

    /// All of `rect` and perhaps more: what lies near comes to be one.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !contains(rect) else { return }
        var rect = rect
        // A rectangle around both is no dearer than the two where it holds little else.
        while let index = rects.firstIndex(where: { rect.intersects($0) || $0.union(rect).area <= ($0.area + rect.area) * 5 / 4 }) { rect = rect.union(rects.remove(at: index)) }
        rects.append(rect)
        if rects.count > Self.most { rects = [bounds] }
    }

    mutating func add(_ other: PixelRegion) {
        for rect in other.rects { add(rect) }
    }

    /// `rect` and nothing else: joined with those that it makes a larger rectangle with.
    mutating func addExactly(_ rect: PixelRect) {
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
