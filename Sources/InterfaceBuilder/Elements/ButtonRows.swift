import NibArchive

/// A button's titles and images by state, and its configuration.
enum ButtonRows {
    private static let states: [(role: Name, number: Int)] = [("normal", 0), ("highlighted", 1), ("disabled", 2), ("selected", 4)]

    static let content = Row(children: states.map(\.role)) { element, node, nib in
        let pairs = states.compactMap { state -> (NibNode, NibNode)? in
            guard let child = element.child(state.role), child.name == "state" else { return nil }
            let content = content(child, of: element, state: state.role.text, nib)
            return content.isEmpty ? nil : (nib.values.number(state.number), content)
        }
        if !pairs.isEmpty { node.add("UIButtonStatefulContent", .object(nib.values.dictionary(pairs, mutable: true))) }
    }

    private static func content(_ state: Element, of button: Element, state name: String, _ nib: NibCompiler) -> NibNode {
        let content = nib.object("UIButtonContent")
        if let title = state.string("title") {
            content.add("UITitle", .object(TextValue.localized(title, of: button, property: "\(name)Title", nib)))
        }
        content.add("UIImage", ImageValue.node("image", of: state, nib).map(NibField.object))
        if let symbol = state.child("preferredSymbolConfiguration").flatMap({ SymbolConfiguration.node($0, nib) }) {
            content.add("UIImageSymbolConfiguration", .object(symbol))
        }
        for (role, key) in [("titleColor", "UITitleColor"), ("titleShadowColor", "UIShadowColor")] as [(Name, Key)] {
            if let color = state.child(role), color.name == "color" { content.add(key, .object(ColorValue.node(color, nib))) }
        }
        content.add("UIBackgroundImage", ImageValue.node("backgroundImage", of: state, nib).map(NibField.object))
        if let title = state.child("attributedTitle"), title.name == "attributedString" {
            content.add("UIAttributedTitle", .object(TextValue.attributed(title, nib)))
        }
        return content
    }

    // MARK: Configuration

    static let configuration = Row(children: ["configuration"]) { element, node, nib in
        guard let child = element.child("configuration"), child.name == "buttonConfiguration" else {
            return node.add("UIButtonConfiguration", .null)
        }
        node.add("UIButtonConfiguration", .object(configuration(child, of: element, nib)))
    }.since(13)

    private static func configuration(_ element: Element, of button: Element, _ nib: NibCompiler) -> NibNode {
        let node = nib.object("UIButtonConfiguration")
        func choice(_ attribute: Name, _ key: Key, _ values: Words, missing: Int) {
            node.add(key, .int(element[attribute].flatMap { values[$0] } ?? missing))
        }
        func color(_ role: Name, _ key: Key) {
            node.add(key, element.child(role).map { .object(ColorValue.node($0, nib)) } ?? .null)
        }
        choice("style", "UIButtonConfigurationButtonStyle", ["plain": 0, "gray": 1, "tinted": 2, "filled": 3, "borderless": 4, "bordered": 5, "borderedTinted": 6, "borderedProminent": 7], missing: 0)
        choice("cornerStyle", "UIButtonConfigurationCornerStyle", ["dynamic": 0, "fixed": -1, "small": 1, "medium": 2, "large": 3, "capsule": 4], missing: 0)
        choice("buttonSize", "UIButtonConfigurationButtonSize", ["medium": 0, "small": 1, "mini": 2, "large": 3], missing: 0)
        choice("macIdiomStyle", "UIButtonConfigurationMacIdiomStyle", ["automatic": 0], missing: 0)
        color("baseBackgroundColor", "UIButtonConfigurationBaseBackgroundColor")
        color("baseForegroundColor", "UIButtonConfigurationBaseForegroundColor")
        node.add("UIButtonConfigurationImage", ImageValue.node("image", of: element, nib).map(NibField.object) ?? .null)
        let symbol = element.child("preferredSymbolConfigurationForImage").flatMap { SymbolConfiguration.node($0, nib) }
        node.add("UIButtonConfigurationPreferredSymbolConfigurationForImage", symbol.map(NibField.object) ?? .null)
        node.add("UIButtonConfigurationShowsActivityIndicator", .bool(element.flag("showsActivityIndicator") ?? false))
        node.add("UIButtonConfigurationTitle", title(element, "title", "attributedTitle", font: "titleFontDescription", of: button, nib))
        node.add("UIButtonConfigurationSubtitle", title(element, "subtitle", "attributedSubtitle", font: "subtitleFontDescription", of: button, nib))
        if let insets = element.child("contentInsets") {
            let values = Geometry.insets(insets)
            node.add("UIButtonConfigurationContentInset", .object(nib.values.string("{" + values.map(\.short).joined(separator: ", ") + "}")))
        }
        choice("imagePlacement", "UIButtonConfigurationImagePlacement", ["top": 1, "leading": 2, "bottom": 4, "trailing": 8], missing: 2)
        node.add("UIButtonConfigurationImagePadding", .float(Float(element.number("imagePadding") ?? 0)))
        node.add("UIButtonConfigurationTitlePadding", .float(Float(element.number("titlePadding") ?? 1)))
        choice("titleAlignment", "UIButtonConfigurationTitleAlignment", ["automatic": 0, "leading": 1, "center": 2, "trailing": 3], missing: 0)
        return node
    }

    private static func title(_ element: Element, _ plain: Name, _ attributed: Name, font: Name, of button: Element, _ nib: NibCompiler) -> NibField {
        if let child = element.child(attributed), child.name == "attributedString" { return .object(TextValue.attributed(child, nib)) }
        guard let text = element.string(plain) else { return .null }
        let font = element.child(font).map { FontValue.node($0, nib) }
        return .object(TextValue.plainAttributed(TextValue.localized(text, of: button, property: "configuration.\(plain)", nib), font: font, nib))
    }
}
