import CoreGraphics
import Foundation

/// Whole pixels between four edges, y down.
package struct PixelRect: Equatable, Sendable {
    package var left, top, right, bottom: Int

    package init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// An edge so near to a pixel's is meant to be there: Cairo counts in parts of 256.
    private static let nearness: CGFloat = 1e-3
    /// Beyond what any picture has: layers may be as large as they like.
    private static let far: CGFloat = 1e6

    /// All pixels that `rect` touches.
    init(around rect: CGRect) {
        let rect = rect.isNull ? CGRect.zero : rect
        self.init(
            left: Self.whole((rect.minX + Self.nearness).rounded(.down)), top: Self.whole((rect.minY + Self.nearness).rounded(.down)),
            right: Self.whole((rect.maxX - Self.nearness).rounded(.up)), bottom: Self.whole((rect.maxY - Self.nearness).rounded(.up)))
    }

    /// The pixels that lie wholly within `rect`.
    init(within rect: CGRect) {
        let rect = rect.isNull ? CGRect.zero : rect
        self.init(
            left: Self.whole((rect.minX - Self.nearness).rounded(.up)), top: Self.whole((rect.minY - Self.nearness).rounded(.up)),
            right: Self.whole((rect.maxX + Self.nearness).rounded(.down)), bottom: Self.whole((rect.maxY + Self.nearness).rounded(.down)))
    }

    private static func whole(_ value: CGFloat) -> Int { Int(min(max(value, -far), far)) }

    static let none = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    package var isEmpty: Bool { left >= right || top >= bottom }
    package var width: Int { max(right - left, 0) }
    package var height: Int { max(bottom - top, 0) }
    var area: Int { width * height }
    var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    func intersects(_ other: PixelRect) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom && !isEmpty && !other.isEmpty
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
        return result.isEmpty ? .none : result
    }

    /// The smallest around both.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    /// What `cover` leaves of it, as far as that is one rectangle: itself where a part of each side stays.
    func without(_ cover: PixelRect) -> PixelRect {
        guard intersects(cover) else { return self }
        var rest = self
        if cover.top <= top, cover.bottom >= bottom {
            if cover.left <= left { rest.left = cover.right } else if cover.right >= right { rest.right = cover.left }
        } else if cover.left <= left, cover.right >= right {
            if cover.top <= top { rest.top = cover.bottom } else if cover.bottom >= bottom { rest.bottom = cover.top }
        }
        return rest.isEmpty ? .none : rest
    }

    /// What `cover` leaves of it: above, below, on both sides.
    func pieces(without cover: PixelRect) -> [PixelRect] {
        let hole = intersection(cover)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(left: left, top: top, right: right, bottom: hole.top), PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
            PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom), PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
        ].filter { !$0.isEmpty }
    }
}
