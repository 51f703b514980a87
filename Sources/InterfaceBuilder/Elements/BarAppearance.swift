import NibArchive

/// Text attributes and appearances of bars.
extension BarElements {
    /// `<textAttributes>` → a dictionary keyed as attributed strings are.
    static func textAttributes(_ role: Name, _ key: Key) -> Row {
        Row(children: [role]) { element, node, nib in
            guard let child = element.child(role) else { return }
            node.add(key, .object(dictionary(child, nib)))
        }
    }

    private static func dictionary(_ element: Element, _ nib: NibCompiler) -> NibNode {
        var pairs: [(NibNode, NibNode)] = []
        if let font = element.child("fontDescription") { pairs.append((nib.values.string("NSFont"), FontValue.node(font, nib))) }
        if let color = element.child("textColor"), color.name == "color" {
            pairs.append((nib.values.string("NSColor"), ColorValue.node(color, nib)))
        }
        if let shadow = shadow(element, nib) { pairs.append((nib.values.string("NSShadow"), shadow)) }
        return nib.values.dictionary(pairs)
    }

    private static func shadow(_ element: Element, _ nib: NibCompiler) -> NibNode? {
        let color = element.child("textShadowColor"), offset = element.child("textShadowOffset")
        guard color != nil || offset != nil else { return nil }
        let shadow = nib.object("NSShadow")
        if let offset {
            shadow.add("NSShadowHoriz", .double(offset.number("horizontal") ?? 0))
            shadow.add("NSShadowVert", .double(offset.number("vertical") ?? 0))
        }
        shadow.add("NSShadowColor", color.map { .object(ColorValue.node($0, nib)) } ?? .null)
        return shadow
    }

    /// `<navigationBarAppearance>` → UINavigationBarAppearance.
    static func appearance(_ role: Name, _ key: Key) -> Row {
        Row(children: [role]) { element, node, nib in
            guard let child = element.child(role) else { return }
            let appearance = nib.object("UINavigationBarAppearance")
            for (role, key) in [("backgroundColor", "UIBackgroundColor"), ("shadowColor", "UIShadowColor")] as [(Name, Key)] {
                if let color = child.child(role), color.name == "color" { appearance.add(key, .object(ColorValue.node(color, nib))) }
            }
            for (role, key) in [
                ("titleTextAttributes", "UITitleTextAttributes"), ("largeTitleTextAttributes", "UILargeTitleTextAttributes"),
            ] as [(Name, Key)] {
                if let attributes = child.child(role) { appearance.add(key, .object(dictionary(attributes, nib))) }
            }
            node.add(key, .object(appearance))
        }
    }
}
