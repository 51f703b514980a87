import DeviceCommands
import Foundation

/// An element as programs that drive the app read it.
struct ElementJSON: Encodable {
    struct Point: Encodable { var x: Double, y: Double }
    struct Frame: Encodable { var x: Double, y: Double, width: Double, height: Double }

    /// The number of `XCUIElement.ElementType`.
    var type: Int
    var `class`: String
    var identifier: String
    var label: String
    var value: String?
    var placeholder: String?
    var title: String
    /// Bits of `UIAccessibilityTraits`.
    var traits: UInt64
    /// On the screen, in points.
    var frame: Frame
    var isEnabled: Bool
    var isSelected: Bool
    var hasFocus: Bool
    var isHittable: Bool
    /// Where a finger reaches it.
    var hitPoint: Point?
    var children: [ElementJSON]

    /// Without what is hidden.
    @MainActor init(_ element: Element, _ scope: ElementScope) {
        type = element.kind.rawValue
        `class` = element.className
        (identifier, label, title, value, placeholder) = (element.identifier, element.label, element.title, element.value, element.placeholder)
        traits = element.traits.rawValue
        frame = Frame(x: element.frame.minX, y: element.frame.minY, width: element.frame.width, height: element.frame.height)
        (isEnabled, isSelected, hasFocus) = (element.isEnabled, element.isSelected, element.hasFocus)
        hitPoint = (try? Sight(element).hitPoint()).map { Point(x: $0.x, y: $0.y) }
        isHittable = element.kind == .application || hitPoint != nil
        children = Self.children(of: element, scope).filter { !$0.isHidden }.map { ElementJSON($0, scope) }
    }

    @MainActor private static func children(of element: Element, _ scope: ElementScope) -> [Element] {
        guard let table = element.view as? UITableView, !element.isPart, !element.isHidden, table.accessibilityElements == nil else { return element.children }
        return TableRows(table, scope).joined(with: element.children)
    }

    @MainActor static func text(_ scope: ElementScope) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(ElementJSON(ElementTree.now(), scope))) ?? Data(), as: UTF8.self)
    }
}
