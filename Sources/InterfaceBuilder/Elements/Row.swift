import NibArchive

/// One line of an element's table: which attributes and children it reads, and what it adds to the node.
struct Row: Sendable {
    var attributes: [Name] = []
    /// Roles of children: their `key`, or their element name.
    var children: [Name] = []
    /// The one key it writes, nil when it writes several or none; for the reference page.
    var key: Key?
    /// What it reads changes nothing in the nib.
    var isIgnored = false
    /// It writes nothing for an element that has none of its attributes and children.
    var isOptional = false
    /// Attributes and children that ought to be in the nib and aren't yet.
    var notDone: [Name] = []
    var write: Write

    typealias Write = @Sendable (Element, NibNode, NibCompiler) -> Void

    init(attributes: [Name] = [], children: [Name] = [], key: Key? = nil, isOptional: Bool = false, write: @escaping Write) {
        self.isOptional = isOptional
        self.attributes = attributes
        self.children = children
        self.key = key
        self.write = write
    }
}

// MARK: - Releases

extension Row {
    /// Written by a release of Xcode and all later ones.
    func since(_ major: Int, _ minor: Int = 0) -> Row { when { $0.isXcode(since: major, minor) } }

    /// Written by all releases of Xcode before one.
    func before(_ major: Int, _ minor: Int = 0) -> Row { when { !$0.isXcode(since: major, minor) } }

    private func when(_ condition: @escaping @Sendable (Session) -> Bool) -> Row {
        var row = self
        let write = self.write
        row.write = { element, node, nib in if condition(nib.session) { write(element, node, nib) } }
        return row
    }
}

// MARK: - Attributes

extension Row {
    /// The same in every object of the class.
    static func constant(_ key: Key, _ field: @escaping @Sendable () -> NibField) -> Row {
        Row(key: key) { _, node, _ in node.add(key, field()) }
    }

    /// Written when the flag has the value that differs from what a missing key means.
    static func flag(_ attribute: Name, _ key: Key, missing: Bool = false, writing: Bool = true) -> Row {
        Row(attributes: [attribute], key: key, isOptional: missing != writing) { element, node, _ in
            if (element.flag(attribute) ?? missing) == writing { node.add(key, .bool(writing)) }
        }
    }

    /// A flag that is written whatever it is.
    static func everyFlag(_ attribute: Name, _ key: Key, missing: Bool = false) -> Row {
        Row(attributes: [attribute], key: key) { element, node, _ in node.add(key, .bool(element.flag(attribute) ?? missing)) }
    }

    /// A flag archived as its opposite: `enabled="NO"` → UIDisabled.
    static func inverse(_ attribute: Name, _ key: Key) -> Row {
        Row(attributes: [attribute], key: key, isOptional: true) { element, node, _ in
            if element.flag(attribute) == false { node.add(key, .bool(true)) }
        }
    }

    static func integer(_ attribute: Name, _ key: Key, missing: Int? = nil, omitting: Int? = nil) -> Row {
        Row(attributes: [attribute], key: key, isOptional: missing == nil || missing == omitting) { element, node, _ in
            let value = element.integer(attribute) ?? element.number(attribute).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? missing
            if let value, value != omitting { node.add(key, .int(value)) }
        }
    }

    static func float(_ attribute: Name, _ key: Key, missing: Double? = nil, omitting: Double? = nil) -> Row {
        Row(attributes: [attribute], key: key, isOptional: missing == nil || missing == omitting) { element, node, _ in
            if let value = element.number(attribute) ?? missing, value != omitting { node.add(key, .float(Float(value))) }
        }
    }

    static func double(_ attribute: Name, _ key: Key, missing: Double? = nil, omitting: Double? = nil) -> Row {
        Row(attributes: [attribute], key: key, isOptional: missing == nil || missing == omitting) { element, node, _ in
            if let value = element.number(attribute) ?? missing, value != omitting { node.add(key, .double(value)) }
        }
    }

    /// A word that stands for a number.
    static func choice(
        _ attribute: Name, _ key: Key, _ values: Words, missing: Int? = nil, omitting: Int? = nil
    ) -> Row {
        Row(attributes: [attribute], key: key, isOptional: missing == nil || missing == omitting) { element, node, nib in
            var value = missing
            if let word = element[attribute] {
                value = values[word] ?? Int(word.string)
                if value == nil { nib.session.unknown(element, "unknown value '\(word)' of '\(attribute)': left out") }
            }
            if let value, value != omitting { node.add(key, .int(value)) }
        }
    }

    /// Text that nobody translates.
    static func string(_ attribute: Name, _ key: Key) -> Row {
        Row(attributes: [attribute], children: [attribute], key: key, isOptional: true) { element, node, nib in
            if let text = element.string(attribute) { node.add(key, .object(nib.values.string(text))) }
        }
    }

    /// Text for the user, which a `.strings` file may replace.
    static func text(_ attribute: Name, _ key: Key) -> Row {
        Row(attributes: [attribute], children: [attribute], key: key, isOptional: true) { element, node, nib in
            guard let text = element.string(attribute) else { return }
            node.add(key, .object(TextValue.localized(text, of: element, property: attribute.text, nib)))
        }
    }

    static func image(_ attribute: Name, _ key: Key) -> Row {
        Row(attributes: [attribute, "catalog"], children: [attribute], key: key, isOptional: true) { element, node, nib in
            if let image = ImageValue.node(attribute, of: element, nib) { node.add(key, .object(image)) }
        }
    }

    /// Attributes and children that Xcode compiles and we don't: each gets a warning.
    static func notDone(_ names: Name...) -> Row {
        var row = Row { _, _, _ in }
        row.notDone = names
        return row
    }

    /// Attributes and children that change nothing in the nib.
    static func ignored(_ names: Name...) -> Row {
        var row = Row(attributes: names, children: names) { _, _, _ in }
        row.isIgnored = true
        return row
    }
}

// MARK: - Children

extension Row {
    static func color(_ role: Name, _ key: Key) -> Row {
        Row(children: [role], key: key, isOptional: true) { element, node, nib in
            ColorValue.write(role, key, of: element, to: node, nib)
        }
    }

    static func font(_ role: Name = "fontDescription", _ key: Key = "UIFont") -> Row {
        Row(children: [role], key: key, isOptional: true) { element, node, nib in
            if let child = element.child(role), child.name != "nil" { node.add(key, .object(FontValue.node(child, nib))) }
        }
    }

    /// An object in an element of its own: a view, an item, a layout.
    static func object(_ role: Name, _ key: Key) -> Row {
        Row(children: [role], key: key, isOptional: true) { element, node, nib in
            if let child = element.child(role), child.name != "nil" { node.add(key, .object(nib.node(child))) }
        }
    }

    /// The objects inside a child, as an array.
    static func objects(_ role: Name, _ key: Key, mutable: Bool = false) -> Row {
        Row(children: [role], key: key, isOptional: true) { element, node, nib in
            let items = element.children(of: role)
            guard !items.isEmpty else { return }
            let nodes = items.map(nib.node)
            node.add(key, .object(mutable ? nib.values.mutableArray(nodes) : nib.values.array(nodes)))
        }
    }

    /// `<size>`; left out when it is zero.
    static func size(_ role: Name, _ key: Key, keepingZero: Bool = false) -> Row {
        Row(children: [role], key: key, isOptional: true) { element, node, _ in
            guard let child = element.child(role) else { return }
            let width = child.number("width") ?? 0, height = child.number("height") ?? 0
            if keepingZero || width != 0 || height != 0 { node.add(key, .pair(width, height)) }
        }
    }

    /// `<inset minX minY maxX maxY>` or `<edgeInsets top left bottom right>` → top, left, bottom, right.
    static func insets(_ role: Name, _ key: Key, keepingZero: Bool = false) -> Row {
        Row(children: [role], key: key, isOptional: true) { element, node, _ in
            guard let child = element.child(role) else { return }
            let insets = Geometry.insets(child)
            if keepingZero || insets.contains(where: { $0 != 0 }) { node.add(key, .quad(insets[0], insets[1], insets[2], insets[3])) }
        }
    }
}
