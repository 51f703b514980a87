import Foundation
import FoundationGaps

/// One stage of a query: what it makes of the elements before it.
@MainActor enum QueryStep {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    case identified(String)
    case typed(XCUIElement.ElementType, String?)
    case satisfying(NSPredicate)
    case containing(XCUIElement.ElementType, String?)
    case containingSatisfying(NSPredicate)
    /// Negative ones count from the end.
    case index(Int)
    case first
    /// The only one that there is.
    case only

    func apply(to input: [ElementSnapshot]) -> [ElementSnapshot] {
        switch self {
        case .descendants(let type): Self.unique(input.flatMap(\.descendants)).filter { $0.isOf(type) }
        case .children(let type): Self.unique(input.flatMap(\.nodes)).filter { $0.isOf(type) }
        case .identified(let name): input.filter { $0.isNamed(name) }
        case .typed(let type, let name): input.filter { $0.isOf(type) && $0.isNamed(name) }
        case .satisfying(let predicate): input.filter { predicate.evaluate(with: $0) }
        case .containing(let type, let name): input.filter { $0.descendants.contains { $0.isOf(type) && $0.isNamed(name) } }
        case .containingSatisfying(let predicate): input.filter { $0.descendants.contains { predicate.evaluate(with: $0) } }
        case .index(let index):
            input.indices.contains(index < 0 ? index + input.count : index) ? [input[index < 0 ? index + input.count : index]] : []
        case .first: Array(input.prefix(1))
        case .only: input
        }
    }

    private static func unique(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
        var seen: Set<ObjectIdentifier> = []
        return elements.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// As XCTest's messages word it.
    var text: String {
        switch self {
        case .descendants(let type): "Descendants matching type \(type.title)"
        case .children(let type): "Children matching type \(type.title)"
        case .identified(let name): "Elements matching predicate '\"\(name)\" IN identifiers'"
        case .typed(let type, nil): "Elements matching type \(type.title)"
        case .typed(let type, let name?): "Elements matching type \(type.title) and predicate '\"\(name)\" IN identifiers'"
        case .satisfying(let predicate): "Elements matching predicate '\(predicate._text)'"
        case .containing(let type, nil): "Elements containing elements matching type \(type.title)"
        case .containing(let type, let name?): "Elements containing elements matching type \(type.title) and predicate '\"\(name)\" IN identifiers'"
        case .containingSatisfying(let predicate): "Elements containing elements matching predicate '\(predicate._text)'"
        case .index(let index): "Element at index \(index)"
        case .first: "First Match"
        case .only: "The only match"
        }
    }
}
