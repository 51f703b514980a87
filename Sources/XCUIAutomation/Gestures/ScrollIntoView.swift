import CoreGraphics
import Foundation

/// Scrolls until an element can be touched, as XCTest does before it touches one.
@MainActor struct ScrollIntoView {
    let action: ElementAction

    private static let attempts = 60

    func reveal(_ element: ElementSnapshot) throws(ElementSearchFailure) -> ElementSnapshot {
        var found = element
        for _ in 0..<Self.attempts where !found.isHittable {
            guard let stroke = stroke(for: found) else { break }
            try action.perform(.drag(from: stroke.from, to: stroke.to, hold: (0, 0.2), velocity: 600))
            let next = try ElementFinder(action.element.path).find()
            if next.frame == found.frame { break }
            found = next
        }
        return found
    }

    /// A drag in the innermost scroll view whose visible part the element lies outside of.
    private func stroke(for element: ElementSnapshot) -> (from: CGPoint, to: CGPoint)? {
        for container in element.ancestors.reversed() where [.scrollView, .table, .collectionView, .textView, .webView].contains(container.elementType) {
            let shown = container.frame.intersection(element.screen)
            guard !shown.isNull, !shown.isEmpty, let distance = distance(of: element.frame, from: shown) else { continue }
            let centre = CGPoint(x: shown.midX, y: shown.midY)
            let reach = CGVector(dx: clamp(distance.dx, shown.width * 0.7), dy: clamp(distance.dy, shown.height * 0.7))
            return (
                CGPoint(x: centre.x + reach.dx / 2, y: centre.y + reach.dy / 2), CGPoint(x: centre.x - reach.dx / 2, y: centre.y - reach.dy / 2))
        }
        return nil
    }

    /// How far its middle is from the nearest place inside, with a margin for bars.
    private func distance(of frame: CGRect, from shown: CGRect) -> CGVector? {
        func outside(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { value < low ? value - low : value > high ? value - high : 0 }
        let (x, y) = (min(shown.width / 3, 20), min(shown.height / 3, 120))
        let result = CGVector(
            dx: outside(frame.midX, shown.minX + x, shown.maxX - x), dy: outside(frame.midY, shown.minY + y, shown.maxY - y))
        return abs(result.dx) + abs(result.dy) < 1 ? nil : result
    }

    private func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(-limit, min(limit, value)) }
}
