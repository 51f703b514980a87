import CoreGraphics
import Foundation

/// Reads paths in SVG's notation (SVG 1.1, section 8.3), all commands.
struct PathData {
    private var scanner: NumberScanner
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    private var lastControl: CGPoint?

    static func parse(_ text: String) -> CGPath {
        var reader = PathData(scanner: NumberScanner(text))
        reader.read()
        return reader.path
    }

    private init(scanner: NumberScanner) { self.scanner = scanner }

    private mutating func read() {
        var command: Character = "M"
        while !scanner.isAtEnd {
            // Nothing may follow a closed subpath but a command.
            if let next = scanner.letter() { command = next } else if !scanner.isAtNumber || command == "z" || command == "Z" { return }
            guard step(command) else { return }
            if command == "M" { command = "L" } else if command == "m" { command = "l" }
        }
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func step(_ command: Character) -> Bool {
        let isRelative = command.isLowercase
        switch command.lowercased() {
        case "m":
            guard let p = point(isRelative) else { return false }
            path.move(to: p)
            (current, start, lastControl) = (p, p, nil)
        case "l":
            guard let p = point(isRelative) else { return false }
            line(p)
        case "h":
            guard let x = scanner.number() else { return false }
            line(CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case "v":
            guard let y = scanner.number() else { return false }
            line(CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case "c":
            guard let a = point(isRelative), let b = point(isRelative), let p = point(isRelative) else { return false }
            curve(a, b, p)
        case "s":
            guard let b = point(isRelative), let p = point(isRelative) else { return false }
            curve(reflected, b, p)
        case "q":
            guard let c = point(isRelative), let p = point(isRelative) else { return false }
            quad(c, p)
        case "t":
            guard let p = point(isRelative) else { return false }
            quad(reflected, p)
        case "a": return arc(isRelative)
        case "z":
            path.closeSubpath()
            (current, lastControl) = (start, nil)
        default: return false
        }
        return true
    }

    private var reflected: CGPoint { lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current }

    private mutating func line(_ p: CGPoint) {
        path.addLine(to: p)
        (current, lastControl) = (p, nil)
    }

    private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) {
        path.addCurve(to: p, control1: a, control2: b)
        (current, lastControl) = (p, b)
    }

    private mutating func quad(_ c: CGPoint, _ p: CGPoint) {
        path.addQuadCurve(to: p, control: c)
        (current, lastControl) = (p, c)
    }

    /// From end points to centre (SVG 1.1, F.6.5).
    private mutating func arc(_ isRelative: Bool) -> Bool {
        guard var rx = scanner.number().map(abs), var ry = scanner.number().map(abs), let degrees = scanner.number(), let large = scanner.flag(),
              let sweep = scanner.flag(), let end = point(isRelative) else { return false }
        guard rx > 0, ry > 0, end != current else {
            line(end)
            return true
        }
        let phi = degrees * .pi / 180, (c, s) = (cos(phi), sin(phi))
        let dx = (current.x - end.x) / 2, dy = (current.y - end.y) / 2
        let x1 = c * dx + s * dy, y1 = -s * dx + c * dy
        let excess = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let numerator = max(rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1, 0)
        let factor = (large == sweep ? -1 : 1) * (numerator / (rx * rx * y1 * y1 + ry * ry * x1 * x1)).squareRoot()
        let cx = factor * rx * y1 / ry, cy = -factor * ry * x1 / rx
        let from = atan2((y1 - cy) / ry, (x1 - cx) / rx)
        var turn = atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - from
        if sweep, turn < 0 { turn += 2 * .pi }
        if !sweep, turn > 0 { turn -= 2 * .pi }
        let center = CGPoint(x: c * cx - s * cy + (current.x + end.x) / 2, y: s * cx + c * cy + (current.y + end.y) / 2)
        let t = CGAffineTransform(a: Double(rx * c), b: Double(rx * s), c: Double(-ry * s), d: Double(ry * c), tx: Double(center.x), ty: Double(center.y))
        path.addRelativeArc(center: .zero, radius: 1, startAngle: from, delta: turn, transform: t)
        (current, lastControl) = (end, nil)
        return true
    }
}

/// Numbers and letters one after the other, with or without anything between them.
struct NumberScanner {
    private let bytes: [UInt8]
    private var at = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private mutating func skip() {
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x2C || (0x09...0x0D).contains(bytes[at]) { at += 1 }
    }

    var isAtEnd: Bool {
        mutating get {
            skip()
            return at >= bytes.count
        }
    }

    var isAtNumber: Bool {
        mutating get {
            skip()
            return at < bytes.count && (bytes[at] == 0x2D || bytes[at] == 0x2B || bytes[at] == 0x2E || (0x30...0x39).contains(bytes[at]))
        }
    }

    mutating func letter() -> Character? {
        skip()
        guard at < bytes.count, (0x41...0x5A).contains(bytes[at] & 0xDF), bytes[at] & 0x40 != 0 else { return nil }
        at += 1
        return Character(UnicodeScalar(bytes[at - 1]))
    }

    /// A flag of an arc: one digit, which need not be parted from what follows.
    mutating func flag() -> Bool? {
        skip()
        guard at < bytes.count, bytes[at] == 0x30 || bytes[at] == 0x31 else { return nil }
        at += 1
        return bytes[at - 1] == 0x31
    }

    mutating func number() -> CGFloat? {
        skip()
        let start = at
        if at < bytes.count, bytes[at] == 0x2D || bytes[at] == 0x2B { at += 1 }
        digits()
        if at < bytes.count, bytes[at] == 0x2E {
            at += 1
            digits()
        }
        if at + 1 < bytes.count, bytes[at] | 0x20 == 0x65, bytes[at + 1] == 0x2D || bytes[at + 1] == 0x2B || (0x30...0x39).contains(bytes[at + 1]) {
            at += 2
            digits()
        }
        guard let value = Double(String(decoding: bytes[start..<at], as: UTF8.self)) else {
            at = start
            return nil
        }
        return CGFloat(value)
    }

    private mutating func digits() {
        while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
    }
}
