/// The editor's objects → elements.
extension OldDocument {
    /// - Parameter key: the property of the enclosing object that this one is the value of.
    /// - Returns: nil for what only the editor needs.
    func element(_ object: Element, key: String?) -> OldElement? {
        guard let className = object["class"]?.string else { return nil }
        if className == "IBProxyObject" { return placeholder(object) }
        guard className.hasPrefix("IBUI"), !className.hasPrefix("IBUISimulated"), made.add(object) else { return nil }
        let element = OldElement(name: Self.lowercased(className.dropFirst("IBUI".count)), key: key, offset: object.offset)
        if let id = id(of: object) {
            element["id"] = id
            element["customClass"] = customClasses[id]
        }
        for child in object.children {
            guard let key = child.key?.text else { continue }
            if key == "IBUIHorizontal" { continue }
            if key.hasPrefix("IBUI") {
                add(child, Self.lowercased(key.dropFirst("IBUI".count)), to: element)
            } else {
                addViewValue(child, key, to: element)
            }
        }
        return element
    }

    private func placeholder(_ object: Element) -> OldElement {
        let element = OldElement(name: "placeholder", offset: object.offset)
        element["placeholderIdentifier"] = object.child("IBProxiedObjectIdentifier")?.text.string
        element["id"] = id(of: object)
        return element
    }

    /// `BackgroundColor` → `backgroundColor`.
    static func lowercased(_ name: Substring) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    // MARK: Values

    private func add(_ reference: Element, _ property: String, to element: OldElement) {
        if let state = Self.state(of: property) { return add(reference, state.property, to: element.child("state", key: state.name)) }
        let value = resolved(reference)
        switch value.name {
        case "bool", "int", "integer", "double", "float", "real", "boolean": element[property] = (value["value"] ?? value.text).string
        case "string": addText(value.text.string, property, to: element)
        case "array": addMembers(value, property, to: element)
        case "object" where value["class"] == "NSArray" || value["class"] == "NSMutableArray": addMembers(value, property, to: element)
        case "object": addObject(value, property, to: element)
        default: break
        }
    }

    /// `IBUINormalTitle` and its like are a button's, by state.
    private static func state(of property: String) -> (name: String, property: String)? {
        for name in ["normal", "highlighted", "disabled", "selected"] where property.hasPrefix(name) {
            let rest = lowercased(property.dropFirst(name.count))
            if ["title", "titleColor", "titleShadowColor", "image", "backgroundImage"].contains(rest) { return (name, rest) }
        }
        return nil
    }

    /// Geometry is written as text too: `{w, h}`, `{top, left, bottom, right}`.
    private func addText(_ text: String, _ property: String, to element: OldElement) {
        guard text.hasPrefix("{"), let numbers = OldValue.numbers(text) else { return element[property] = text }
        let names = numbers.count == 2 ? ["width", "height"] : ["minY", "minX", "maxY", "maxX"]
        let child = element.child(numbers.count == 2 ? "size" : "inset", key: property)
        for (name, number) in zip(names, numbers) { child[name] = "\(number)" }
    }

    private func addMembers(_ array: Element, _ property: String, to element: OldElement) {
        let list = OldElement(name: property, offset: array.offset)
        list.children = members(array).compactMap { self.element($0, key: nil) }
        if !list.children.isEmpty { element.children.append(list) }
    }

    private func addObject(_ object: Element, _ property: String, to element: OldElement) {
        switch object["class"] {
        case "NSColor": element.children.append(OldValue.color(object, key: property))
        case "IBUIFontDescription", "NSFont":
            guard !element.children.contains(where: { $0.name == "fontDescription" }) else { return }
            element.children.append(OldValue.font(object))
        case "NSCustomResource": element[property] = object.child("NSResourceName")?.text.string
        default:
            if let child = self.element(object, key: property) { element.children.append(child) }
        }
    }

    // MARK: Views

    private func addViewValue(_ child: Element, _ key: String, to element: OldElement) {
        switch key {
        case "NSSubviews": addMembers(resolved(child), "subviews", to: element)
        case "NSFrame", "NSFrameSize":
            guard let numbers = OldValue.numbers(child.text.string) else { return }
            let rect = element.child("rect", key: "frame")
            let all = numbers.count == 2 ? [0, 0] + numbers : numbers
            for (name, number) in zip(["x", "y", "width", "height"], all) { rect[name] = "\(number)" }
        case "NSvFlags": addFlags(Int(child.text.string) ?? 0, to: element)
        case "NSViewConstraints", "IBViewConstraints": addConstraints(resolved(child), to: element)
        default: break
        }
    }

    /// The six lowest bits are the autoresizing mask, the highest says that the view is hidden.
    private func addFlags(_ flags: Int, to element: OldElement) {
        let mask = element.child("autoresizingMask", key: "autoresizingMask")
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        for (bit, name) in names.enumerated() where flags >> bit & 1 == 1 { mask[name] = "YES" }
        if flags >> 31 & 1 == 1 { element["hidden"] = "YES" }
    }

    private func addConstraints(_ array: Element, to element: OldElement) {
        let list = OldElement(name: "constraints", offset: array.offset)
        list.children = members(array).compactMap(constraint)
        if !list.children.isEmpty { element.children.append(list) }
    }

    private func constraint(_ object: Element) -> OldElement? {
        let constraint = OldElement(name: "constraint", offset: object.offset)
        for item in ["firstItem", "secondItem"] { constraint[item] = object.child(Name(item)).flatMap { id(of: resolved($0)) } }
        for attribute in ["firstAttribute", "secondAttribute"] {
            constraint[attribute] = object.child(Name(attribute)).flatMap { Int($0.text.string) }.flatMap { Self.attributeNames[$0] }
        }
        guard constraint["firstAttribute"] != nil else { return nil }
        switch object.child("relation")?.text {
        case "1": constraint["relation"] = "greaterThanOrEqual"
        case "-1": constraint["relation"] = "lessThanOrEqual"
        default: break
        }
        if let multiplier = object.child("multiplier")?.text.string, multiplier != "1" { constraint["multiplier"] = multiplier }
        let constant = object.child("constant").map(resolved)
        constraint["constant"] = constant.flatMap { $0.child("value")?.text ?? ($0.text.isEmpty ? nil : $0.text) }?.string
        if let priority = object.child("priority")?.text.string, priority != "1000" { constraint["priority"] = priority }
        constraint["id"] = id(of: object)
        return constraint
    }

    private static let attributeNames: [Int: String] = Dictionary(
        Choices.attribute.pairs.map { ($0.value, $0.key.string) }, uniquingKeysWith: { first, second in first < second ? first : second })
}
