import InterfaceBuilder
import Viewing

/// A frame of the document and the one that layout gave. Points.
struct ComparedFrame {
    let expected: FrameOutline
    /// Nil where there is no such view.
    let found: MeasuredFrame?

    var hangsOnText: Bool { found?.hangsOnText ?? false }

    /// Half a point is what rounding to pixels makes.
    var isWithin: Bool {
        guard let found else { return false }
        let size = [found.width - expected.width, found.height - expected.height], place = [found.x - expected.x, found.y - expected.y]
        return (expected.isRoot ? size : place + size).allSatisfy { abs($0) <= 0.5 }
    }

    /// `34: label 'a': (0 0; 10 20) is (0 0; 12 20), hangs on text`.
    var text: String {
        let answer = found.map { "is \(Self.box($0.x, $0.y, $0.width, $0.height))" } ?? "isn't there"
        return "\(expected.line): \(expected.element) '\(expected.id)': \(Self.box(expected.x, expected.y, expected.width, expected.height)) \(answer)\(hangsOnText ? ", hangs on text" : "")"
    }

    private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "(\(number(x)) \(number(y)); \(number(width)) \(number(height)))"
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    struct Record: Encodable {
        let line: Int
        let id: String
        let element: String
        let hangsOnText: Bool
        /// x, y, width, height.
        let expected: [Double]
        let found: [Double]?
    }

    var record: Record {
        Record(
            line: expected.line, id: expected.id, element: expected.element, hangsOnText: hangsOnText,
            expected: [expected.x, expected.y, expected.width, expected.height], found: found.map { [$0.x, $0.y, $0.width, $0.height] })
    }
}
