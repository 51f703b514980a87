import NibArchive

/// An element of a document, with its place.
final class Element {
    let name: Name
    /// Names and values lie apart, as do children and their roles: looking for one among many touches no reference count.
    let attributeNames: [Name]
    private let attributeValues: [String]
    /// The property of the parent that this element is the value of (attribute `key`).
    let key: Name?
    let id: String?
    private(set) var children: [Element] = []
    private(set) var childRoles: [Name] = []
    /// What names the element among its siblings: its `key`, or its element name.
    let role: Name
    /// Whether some child says what differs under other traits.
    private(set) var varies = false
    /// Character data directly inside the element.
    var text = ""
    /// A byte inside the start tag, past its name.
    let offset: Int
    private(set) unowned(unsafe) var parent: Element?
    /// The nib the element is archived in.
    var region = Region.none
    /// The node it was made into last, and the number of the compiler that did: found without a look into a table.
    var made: (compiler: Int, node: NibNode)?

    init(name: Name, attributeNames: [Name], attributeValues: [String], offset: Int) {
        self.name = name
        self.attributeNames = attributeNames
        self.attributeValues = attributeValues
        self.offset = offset
        key = attributeNames.firstIndex(of: Self.keyName).map { Name(attributeValues[$0]) }
        id = attributeNames.firstIndex(of: Self.idName).map { attributeValues[$0] }
        role = key ?? name
    }

    func add(_ child: Element) {
        child.parent = self
        if child.name.id == Self.variationName.id { varies = true }
        children.append(child)
        childRoles.append(child.role)
    }

    subscript(_ attribute: Name) -> String? {
        for index in attributeNames.indices where attributeNames[index].id == attribute.id { return attributeValues[index] }
        return nil
    }

    /// The child that is the value of a property.
    func child(_ role: Name) -> Element? {
        for index in childRoles.indices where childRoles[index].id == role.id { return children[index] }
        return nil
    }

    func children(named name: Name) -> [Element] { children.filter { $0.name == name } }

    func number(_ attribute: Name) -> Double? { self[attribute].flatMap(DecimalNumber.parse) }

    func flag(_ attribute: Name) -> Bool? { self[attribute].map { $0 == "YES" } }

    /// The text of an attribute, or of a `string` child of that key, which holds long and many-lined text.
    func string(_ property: Name) -> String? {
        if let value = self[property] { return value }
        return child(property).flatMap { $0.name == "string" || $0.name == "mutableString" ? $0.characters : nil }
    }

    /// The element's own text; base64 when it says so.
    var characters: String {
        guard flag("base64-UTF8") == true else { return text }
        return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// Every element below, in document order, without the element itself.
    func forEachDescendant(_ body: (Element) -> Void) {
        for child in children {
            body(child)
            child.forEachDescendant(body)
        }
    }

    private static let keyName: Name = "key", variationName: Name = "variation"
    private static let idName: Name = "id"
}
