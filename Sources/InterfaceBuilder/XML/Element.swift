import NibArchive

/// An element of a document, with its place. It is one pointer into the document's arena, and gone with the document.
struct Element: Hashable, BitwiseCopyable {
    struct Record {
        let name: Name
        /// What names the element among its siblings: its `key`, or its element name.
        let role: Name
        let hasKey: Bool
        /// Whether some child says what differs under other traits.
        var varies = false
        var isConstrained = false
        var visitor: Int32 = 0
        var region = Region.none
        /// A byte inside the start tag, past its name.
        let offset: Int32
        let parent: Element?
        let attributes: UnsafeBufferPointer<Attribute>
        let id: Text?
        var children = UnsafeBufferPointer<Element>(start: nil, count: 0)
        var childRoles = UnsafeBufferPointer<Name>(start: nil, count: 0)
        var text: Text = ""
        var made: UnsafeMutablePointer<Made>?
    }

    struct Attribute: BitwiseCopyable {
        let name: Name
        let value: Text
    }

    /// A node that a compiler has made of the element, and what others had made of it before.
    struct Made: BitwiseCopyable {
        let compiler: Int32
        let node: NibNode
        let earlier: UnsafeMutablePointer<Made>?
    }

    let record: UnsafeMutablePointer<Record>

    var name: Name { record.pointee.name }
    var role: Name { record.pointee.role }
    /// The property of the parent that this element is the value of (attribute `key`).
    var key: Name? { record.pointee.hasKey ? record.pointee.role : nil }
    var id: Text? { record.pointee.id }
    var parent: Element? { record.pointee.parent }
    var attributes: UnsafeBufferPointer<Attribute> { record.pointee.attributes }
    var children: UnsafeBufferPointer<Element> { record.pointee.children }
    var childRoles: UnsafeBufferPointer<Name> { record.pointee.childRoles }
    var varies: Bool { record.pointee.varies }
    var offset: Int { Int(record.pointee.offset) }
    /// Character data directly inside the element; decoded when it says that it is base64.
    var text: Text { record.pointee.text }

    subscript(_ attribute: Name) -> Text? {
        for candidate in attributes where candidate.name == attribute { return candidate.value }
        return nil
    }

    /// The child that is the value of a property.
    func child(_ role: Name) -> Element? {
        for index in childRoles.indices where childRoles[index] == role { return children[index] }
        return nil
    }

    /// What a child lists; nothing when there is no such child.
    func children(of role: Name) -> UnsafeBufferPointer<Element> {
        child(role)?.children ?? UnsafeBufferPointer(start: nil, count: 0)
    }

    func children(named name: Name) -> [Element] { children.filter { $0.name == name } }

    func number(_ attribute: Name) -> Double? { self[attribute].flatMap(DecimalNumber.parse) }

    func integer(_ attribute: Name) -> Int? { self[attribute].flatMap { Int($0.string) } }

    func flag(_ attribute: Name) -> Bool? { self[attribute].map { $0 == "YES" } }

    /// The text of an attribute, or of a `string` child of that key, which holds long and many-lined text.
    func string(_ property: Name) -> Text? {
        if let value = self[property] { return value }
        return child(property).flatMap { $0.name == "string" || $0.name == "mutableString" ? $0.text : nil }
    }

    /// Every element below, in document order, without the element itself.
    func forEachDescendant(_ body: (Element) -> Void) {
        for child in children {
            body(child)
            child.forEachDescendant(body)
        }
    }
}

/// What is found out about an element after reading.
extension Element {
    /// The nib the element is archived in.
    var region: Region {
        get { record.pointee.region }
        nonmutating set { record.pointee.region = newValue }
    }

    /// Whether a constraint places what has the element's id.
    var isConstrained: Bool {
        get { record.pointee.isConstrained }
        nonmutating set { record.pointee.isConstrained = newValue }
    }

    /// Marks the element as visited by the compiler of a number. False when it was that compiler's already.
    func visit(by compiler: Int32) -> Bool {
        guard record.pointee.visitor != compiler else { return false }
        record.pointee.visitor = compiler
        return true
    }

    /// The node that a compiler has made of the element.
    func node(by compiler: Int32) -> NibNode? {
        var made = record.pointee.made
        while let found = made {
            if found.pointee.compiler == compiler { return found.pointee.node }
            made = found.pointee.earlier
        }
        return nil
    }

    func setNode(_ node: NibNode, by compiler: Int32, in arena: Arena) {
        record.pointee.made = arena.keep(Made(compiler: compiler, node: node, earlier: record.pointee.made))
    }
}
