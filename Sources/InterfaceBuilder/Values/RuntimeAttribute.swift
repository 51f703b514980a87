import NibArchive

/// `<userDefinedRuntimeAttribute>` → UINibKeyValuePair: `setValue(_:forKeyPath:)` before outlets are connected.
enum RuntimeAttribute {
    static func node(_ element: Element, of owner: Element, _ object: NibNode, _ nib: NibCompiler) -> NibNode? {
        guard element.name == "userDefinedRuntimeAttribute", let keyPath = element["keyPath"] else {
            nib.session.unknown(element, "unknown element <\(element.name)>: left out")
            return nil
        }
        guard let value = value(element, of: owner, nib) else {
            nib.session.unknown(element, "the runtime attribute '\(keyPath)' has no value of the type '\(element["type"] ?? "")': left out")
            return nil
        }
        let pair = nib.object("UINibKeyValuePair")
        pair.add("UIObject", .object(object))
        pair.add("UIValue", value)
        pair.add("UIKeyPath", .object(nib.values.string(keyPath)))
        return pair
    }

    private static func value(_ element: Element, of owner: Element, _ nib: NibCompiler) -> NibField? {
        let child = element.child("value")
        switch element["type"] {
        case "boolean": return .object(nib.values.number(element.flag("value") == true ? 1 : 0))
        case "number": return number(child, nib).map(NibField.object)
        case "string": return .object(string(element, of: owner, nib))
        case "color": return child.map { .object(ColorValue.node($0, nib)) }
        case "image": return element["value"].map { .object(ImageValue.node($0, isSystem: element["catalog"] == "system", configuration: nil, nib)) }
        case "size": return child.map { .object(pair($0, "width", "height", 2, "NS.sizeval", nib)) }
        case "point": return child.map { .object(pair($0, "x", "y", 1, "NS.pointval", nib)) }
        case "rect": return child.map { .object(rectangle($0, nib)) }
        case "range": return child.map { .object(range($0, nib)) }
        case "nil": return .null
        default: return nil
        }
    }

    private static func number(_ child: Element?, _ nib: NibCompiler) -> NibNode? {
        guard let child, let text = child["value"] else { return nil }
        if child.name == "integer", let value = Int(text.string) { return nib.values.number(value) }
        return Double(text.string).map { nib.values.number($0) }
    }

    /// Text sits in the attribute, or in a child when it has several lines. Marked `localizable`, it may be translated.
    private static func string(_ element: Element, of owner: Element, _ nib: NibCompiler) -> NibNode {
        let child = element.child("value")
        let text = element["value"] ?? child?.text ?? ""
        guard child?.flag("localizable") == true || element.flag("localizable") == true, let path = element["keyPath"] else {
            return nib.values.string(text)
        }
        return TextValue.localized(text, of: owner, property: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(path)]", nib)
    }

    private static func pair(_ element: Element, _ first: Name, _ second: Name, _ special: Int, _ key: Key, _ nib: NibCompiler) -> NibNode {
        let text = "{\((element.number(first) ?? 0).short), \((element.number(second) ?? 0).short)}"
        return nib.values.geometry(special, key, text)
    }

    private static func rectangle(_ element: Element, _ nib: NibCompiler) -> NibNode {
        let rect = Geometry.rectangle(element)
        let text = "{{\(rect.x.short), \(rect.y.short)}, {\(rect.width.short), \(rect.height.short)}}"
        return nib.values.geometry(3, "NS.rectval", text)
    }

    private static func range(_ element: Element, _ nib: NibCompiler) -> NibNode {
        let value = nib.object("NSValue")
        value.add("NS.special", .int(4))
        value.add("NS.rangeval.location", .object(nib.values.number(element.integer("location") ?? 0)))
        value.add("NS.rangeval.length", .object(nib.values.number(element.integer("length") ?? 0)))
        return value
    }
}
