import Foundation
import ObjCRuntime
import UIKit

/// An element of the app's screen at one moment, as the app told it.
@MainActor final class ElementSnapshot: _MainActorObject, XCUIElementSnapshot {
    let record: ElementRecord
    let elementType: XCUIElement.ElementType
    let nodes: [ElementSnapshot]
    /// Nil for the root, and when the root is nobody's any more.
    private(set) weak var parent: ElementSnapshot?
    /// The frame of the root.
    let screen: CGRect

    /// - Parameter screen: nil for the root, the application.
    init(_ record: ElementRecord, screen: CGRect? = nil) {
        let screen = screen ?? record.rect
        self.record = record
        self.screen = screen
        elementType = XCUIElement.ElementType(rawValue: record.type) ?? .other
        nodes = (record.children ?? []).map { ElementSnapshot($0, screen: screen) }
        super.init()
        for node in nodes { node.parent = self }
    }

    var identifier: String { record.identifier ?? "" }
    var label: String { record.label ?? "" }
    var title: String { record.title ?? "" }
    var value: Any? { record.value }
    var placeholderValue: String? { record.placeholder }
    var frame: CGRect { record.rect }
    var isEnabled: Bool { record.isEnabled ?? true }
    var isSelected: Bool { record.isSelected ?? false }
    var hasFocus: Bool { record.hasFocus ?? false }
    var isHittable: Bool { record.isHittable ?? false }
    var horizontalSizeClass: XCUIElement.SizeClass { .unspecified }
    var verticalSizeClass: XCUIElement.SizeClass { .unspecified }
    var children: [any XCUIElementSnapshot] { nodes }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        [
            .identifier: identifier, .frame: frame, .value: value ?? NSNull(), .title: title, .label: label, .elementType: elementType.rawValue,
            .enabled: isEnabled, .horizontalSizeClass: horizontalSizeClass.rawValue, .verticalSizeClass: verticalSizeClass.rawValue,
            .placeholderValue: placeholderValue ?? NSNull(), .selected: isSelected, .hasFocus: hasFocus, .children: nodes.map(\.dictionaryRepresentation),
        ]
    }

    /// Everything that a key in square brackets is compared with.
    var identifiers: [String] { [record.identifier, record.title, record.label, record.value, record.placeholder].compactMap { $0 }.filter { !$0.isEmpty } }

    /// What predicates ask for.
    nonisolated override func value(forKey key: String) -> Any? {
        nonisolated(unsafe) let this = self
        let known: Any? = _onMain { key == "identifiers" ? this.identifiers : ElementKeys.value(key, of: this) }
        if let known { return known }
        return ElementKeys.isKnown(key) ? nil : super.value(forKey: key)
    }
}

/// The names by which predicates know attributes.
@MainActor enum ElementKeys {
    nonisolated static func isKnown(_ key: String) -> Bool { ["value", "placeholderValue"].contains(key) }

    static func value(_ key: String, of element: any XCUIElementAttributes) -> Any? {
        switch key {
        case "identifier": element.identifier
        case "label": element.label
        case "title": element.title
        case "value": element.value
        case "placeholderValue": element.placeholderValue
        case "frame": element.frame
        case "elementType", "type": element.elementType.rawValue
        case "enabled", "isEnabled": element.isEnabled
        case "selected", "isSelected": element.isSelected
        case "hasFocus": element.hasFocus
        case "horizontalSizeClass": element.horizontalSizeClass.rawValue
        case "verticalSizeClass": element.verticalSizeClass.rawValue
        default: nil
        }
    }
}
