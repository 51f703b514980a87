import CoreGraphics
import Foundation

extension TextLayout {
    /// The line that a place in the text is on; the last one for places after it.
    package func lineIndex(of index: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { index < $0.range.upperBound } ?? lines.count - 1
    }

    /// How far a place in the text is from the layout's left edge, on its line.
    package func x(of index: Int, in line: Line) -> Double {
        for fragment in line.fragments where fragment.range.contains(index) && !fragment.isEllipsis {
            return line.x + fragment.x + fragment.distance(to: index, source)
        }
        guard let last = line.fragments.filter({ !$0.isEllipsis }).max(by: { $0.range.upperBound < $1.range.upperBound }) else { return line.x }
        if index <= line.range.lowerBound, let first = line.fragments.min(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            return line.x + first.x + (first.level & 1 == 1 ? first.width : 0)
        }
        return line.x + last.x + (last.level & 1 == 1 ? 0 : last.width)
    }

    /// The place in the text nearest to a point of the layout.
    package func index(at point: CGPoint) -> Int {
        guard let line = lines.first(where: { Double(point.y) < $0.bottom + $0.spacingAfter }) ?? lines.last else { return 0 }
        let x = Double(point.x) - line.x
        guard let fragment = line.fragments.first(where: { x < $0.x + $0.width }) ?? line.fragments.last else { return line.range.lowerBound }
        if fragment.isEllipsis { return fragment.range.lowerBound }
        return fragment.index(at: x - fragment.x, source)
    }

    /// The box of a place in the text: zero wide, as high as its line.
    package func caret(at index: Int) -> CGRect {
        guard let place = lineIndex(of: index) else { return .zero }
        let line = lines[place]
        return CGRect(x: x(of: index, in: line), y: line.top, width: 0, height: line.height)
    }

    /// Boxes around a range, one or more a line.
    package func boxes(of range: Range<Int>) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            line.fragments.compactMap { fragment in
                let part = fragment.range.clamped(to: range)
                guard !part.isEmpty else { return nil }
                let a = fragment.distance(to: part.lowerBound, source), b = fragment.distance(to: part.upperBound, source)
                return CGRect(x: line.x + fragment.x + min(a, b), y: line.top, width: abs(b - a), height: line.height)
            }
        }
    }
}

extension TextLayout.Fragment {
    /// From the fragment's left edge to a place in its text.
    func distance(to index: Int, _ source: TextSource) -> Double {
        guard !isEllipsis else { return 0 }
        let before = (range.lowerBound..<min(max(index, range.lowerBound), range.upperBound)).reduce(0) { $0 + advance(at: $1, source) }
        return level & 1 == 1 ? width - before : before
    }

    func index(at x: Double, _ source: TextSource) -> Int {
        var left = level & 1 == 1 ? width - x : x
        for index in range {
            let advance = advance(at: index, source)
            if left < advance / 2 { return index }
            left -= advance
        }
        return range.upperBound
    }
}
