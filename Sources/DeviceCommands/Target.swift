import Foundation

/// Points from the screen's top left corner, as the interface stands.
package struct ScreenPoint: Equatable, Sendable {
    package var x: Double, y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// `x,y`.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
        self.init(x: x, y: y)
    }
}

/// Where a finger is at which second after the first of them has landed: `x,y@seconds`.
package struct FingerStop: Equatable, Sendable {
    package var point: ScreenPoint
    package var time: Double

    package init(_ point: ScreenPoint, at time: Double) { (self.point, self.time) = (point, time) }

    init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let point = ScreenPoint(String(parts[0])), let time = Double(parts[1]), time.isFinite, time >= 0 else { return nil }
        self.init(point, at: time)
    }
}

/// What a command touches.
package enum Target: Equatable, Sendable, CustomStringConvertible {
    case point(ScreenPoint)
    /// An accessibility identifier, or the text of a label.
    case name(String)
    /// The view of this class that comes `index`th in the tree, from 0. Subclasses count.
    case item(className: String, index: Int)

    /// In quotes it is a name, whatever it looks like.
    init(_ word: CommandWord) {
        if word.isQuoted {
            self = .name(word.text)
        } else if let point = ScreenPoint(word.text) {
            self = .point(point)
        } else {
            self = Target.item(word.text) ?? .name(word.text)
        }
    }

    /// `Class[n]`.
    private static func item(_ text: String) -> Target? {
        guard text.hasSuffix("]"), let bracket = text.firstIndex(of: "["), bracket != text.startIndex else { return nil }
        let name = text[..<bracket], digits = text[text.index(after: bracket)...].dropLast()
        guard let index = Int(digits), index >= 0, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
        return .item(className: String(name), index: index)
    }

    package var description: String {
        switch self {
        case .point(let point): "\(Self.number(point.x)),\(Self.number(point.y))"
        case .name(let name): "\"\(name)\""
        case .item(let name, let index): "\(name)[\(index)]"
        }
    }

    private static func number(_ value: Double) -> String { value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value) }
}
