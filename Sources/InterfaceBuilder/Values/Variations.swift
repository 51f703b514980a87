import NibArchive

/// `<variation>`: what differs by size class and other traits.
enum Variations {
    /// Whether a subview or constraint is not installed where no variation says otherwise.
    static func excludes(_ child: Element, from owner: Element) -> Bool {
        guard owner.varies, let id = child.id else { return false }
        for variation in owner.children where variation.name == variationName && variation.key == defaultName {
            for mask in variation.children where mask.name == maskName {
                if mask.children.contains(where: { $0.name == excludeName && $0[referenceName] == id }) { return true }
            }
        }
        return false
    }

    static func all(of element: Element) -> [Element] {
        element.children.filter { $0.name == variationName }
    }

    private static let variationName: Name = "variation", defaultName: Name = "default", maskName: Name = "mask"
    private static let excludeName: Name = "exclude", referenceName: Name = "reference"
}

/// What a property of one object is under different traits.
struct VariationStorage {
    enum Records {
        /// Trait key of the variation (nil: any) and the value.
        case values([(traits: NibNode, value: NibNode)])
        /// Objects that could be there, and what each trait adds and takes away.
        case members(candidates: [NibNode], [(traits: NibNode, added: [NibNode], removed: [NibNode])])
        /// A colour of the catalog, and what it is without one.
        case namedColor(Text, fallback: NibNode)
    }

    let object: NibNode
    let keyPath: String
    let records: Records
}

/// Rows that note an element's variations for the nib's trait storage lists.
enum VariationRows {
    /// Attributes and values that vary.
    static let attributes = Row { element, node, nib in
        guard element.varies else { return }
        let variations = Variations.all(of: element)
        for property in properties { note(property, variations, element, node, nib) }
    }

    /// For a view: subviews and constraints vary too.
    static let view = Row { element, node, nib in
        guard element.varies else { return }
        let variations = Variations.all(of: element)
        attributes.write(element, node, nib)
        note("subviews", "traitStorageSubviews", variations, element, node, nib)
        note("constraints", "traitStorageConstraints", variations, element, node, nib)
    }

    // MARK: Values

    private struct Property: Sendable {
        let source: Name
        let keyPath: String
        let value: @Sendable (Element, NibCompiler) -> NibNode?
    }

    private static let properties: [Property] = [
        Property(source: "constant", keyPath: "encodedConstant") { element, nib in
            let isSymbolic = element.flag("symbolic") == true
            guard element.name == "constraint" || element["constant"] != nil else { return nil }
            let constant = nib.object("_NSLayoutConstraintConstant")
            constant.add("UISymbolicConstant", isSymbolic ? .object(nib.values.string("NSSpace")) : .null)
            constant.add("UINumericConstant", .double(element.number("constant") ?? 0))
            return constant
        },
        number("spacing", "spacing", 0), number("alpha", "alpha", 1), number("numberOfLines", "numberOfLines", 1),
        word("axis", ["horizontal": 0, "vertical": 1], 0),
        word("distribution", [
            "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4,
        ], 0),
        word("alignment", [
            "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4, "lastBaseline": 5,
        ], 0),
        Property(source: "hidden", keyPath: "hidden") { element, nib in nib.values.number(element.flag("hidden") == true ? 1 : 0) },
        Property(source: "fontDescription", keyPath: "font") { element, nib in
            element.child("fontDescription").map { FontValue.node($0, nib) }
        },
        color("backgroundColor"), color("textColor"), color("tintColor"),
        Property(source: "image", keyPath: "image") { element, nib in ImageValue.node("image", of: element, nib) },
    ]

    private static func number(_ source: Name, _ keyPath: String, _ missing: Double) -> Property {
        Property(source: source, keyPath: keyPath) { element, nib in nib.values.number(element.number(source) ?? missing) }
    }

    private static func word(_ source: Name, _ values: Words, _ missing: Int) -> Property {
        Property(source: source, keyPath: source.text) { element, nib in
            nib.values.number(element[source].flatMap { values[$0] } ?? missing)
        }
    }

    private static func color(_ role: Name) -> Property {
        Property(source: role, keyPath: role.text) { element, nib in element.child(role).map { ColorValue.node($0, nib) } }
    }

    private static func note(_ property: Property, _ variations: [Element], _ element: Element, _ node: NibNode, _ nib: NibCompiler) {
        let varied = variations.filter { $0[property.source] != nil || $0.child(property.source) != nil }
        guard !varied.isEmpty else { return }
        var records: [(traits: NibNode, value: NibNode)] = []
        if let base = property.value(element, nib) { records.append((TraitStorage.traits("", element, nib), base)) }
        for variation in varied {
            guard let value = property.value(variation, nib) else { continue }
            records.append((TraitStorage.traits(variation["key"]?.string ?? "", variation, nib), value))
        }
        nib.variations.append(VariationStorage(object: node, keyPath: property.keyPath, records: .values(records)))
    }

    // MARK: Members

    private static func note(
        _ list: Name, _ keyPath: String, _ variations: [Element], _ element: Element, _ node: NibNode, _ nib: NibCompiler
    ) {
        func members(_ mask: Element?, _ kind: Name) -> [NibNode] {
            (mask?.children(named: kind) ?? []).compactMap { entry in entry["reference"].flatMap { nib.reference($0, from: entry) } }
        }
        var candidates: [NibNode] = []
        var records: [(traits: NibNode, added: [NibNode], removed: [NibNode])] = []
        for variation in variations {
            guard let mask = variation.child(list), mask.name == "mask" else { continue }
            let added = members(mask, "include"), removed = members(mask, "exclude")
            let key = variation["key"] == "default" ? "" : variation["key"]?.string ?? ""
            records.append((TraitStorage.traits(key, variation, nib), added, removed))
            for member in added + removed where !candidates.contains(where: { $0 == member }) { candidates.append(member) }
        }
        guard !records.isEmpty else { return }
        nib.variations.append(VariationStorage(object: node, keyPath: keyPath, records: .members(candidates: candidates, records)))
    }
}
