import Foundation

/// An element as programs that drive the app read it.
struct ElementJSON: Encodable {
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
    var children: [ElementJSON]

    /// Without what is hidden.
    @MainActor init(_ element: Element) {
        type = element.kind.rawValue
        `class` = element.className
        (identifier, label, title, value, placeholder) = (element.identifier, element.label, element.title, element.value, element.placeholder)
        traits = element.traits.rawValue
        frame = Frame(x: element.frame.minX, y: element.frame.minY, width: element.frame.width, height: element.frame.height)
        (isEnabled, isSelected, hasFocus) = (element.isEnabled, element.isSelected, element.hasFocus)
        isHittable = element.view == nil || (try? Sight(element).hitPoint()) != nil
        children = element.children.filter { !$0.isHidden }.map(ElementJSON.init)
    }

    @MainActor static func text() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(ElementJSON(ElementTree.now()))) ?? Data(), as: UTF8.self)
    }
}
