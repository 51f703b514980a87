import NibArchive

/// `<accessibility>` → UIRuntimeAccessibilityConfiguration.
enum AccessibilityValue {
    static func node(_ element: Element, of owner: Element, _ object: NibNode, _ nib: NibCompiler) -> NibNode {
        let node = nib.object("UIRuntimeAccessibilityConfiguration")
        node.add("UIAccessibileObject", .object(object))
        for (attribute, key) in texts {
            guard let text = element[attribute] else { continue }
            let property = "ibExternalAccessibility\(attribute.text.prefix(1).uppercased())\(attribute.text.dropFirst())"
            node.add(key, .object(TextValue.localized(text, of: owner, property: property, nib)))
        }
        if let identifier = element["identifier"] { node.add("UIAccessibilityIdentifier", .object(nib.values.string(identifier))) }
        if let traits = element.child("traits") {
            let bits = traitBits.reduce(0) { traits.flag($1.0) == true ? $0 | $1.1 : $0 }
            node.add("UIAccessibilityTraits", .object(nib.values.number(bits)))
        }
        if let isElement = element.child("isElement") {
            node.add("UIIsAccessibilityElement", .object(nib.values.number(isElement.flag("value") == false ? 0 : 1)))
        }
        return node
    }

    private static let texts: [(Name, Key)] = [("label", "UIAccessibilityLabel"), ("hint", "UIAccessibilityHint")]

    private static let traitBits: [(Name, Int)] = [
        ("button", 1), ("link", 2), ("image", 4), ("selected", 8), ("playsSound", 16), ("keyboardKey", 32), ("staticText", 64),
        ("summaryElement", 128), ("notEnabled", 256), ("updatesFrequently", 512), ("searchField", 1024),
        ("startsMediaSession", 2048), ("adjustable", 4096), ("allowsDirectInteraction", 8192), ("causesPageTurn", 16384),
        ("header", 65536),
    ]
}
