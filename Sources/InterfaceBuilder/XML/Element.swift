/// An element of a document, with its place.
final class Element {
    struct Attribute {
        let name: Name
        let value: String
    }

    let name: Name
    let attributes: [Attribute]
    /// The property of the parent that this element is the value of (attribute `key`).
    let key: Name?
    let id: String?
    private(set) var children: [Element] = []
    /// Character data directly inside the element.
    var text = ""
    /// A byte inside the start tag, past its name.
    let offset: Int
    private(set) unowned(unsafe) var parent: Element?
    /// The nib the element is archived in.
    var region = Region.none

    init(name: Name, attributes: [Attribute], offset: Int) {
        self.name = name
        self.attributes = attributes
        self.offset = offset
        key = attributes.first { $0.name == Self.keyName }.map { Name($0.value) }
        id = attributes.first { $0.name == Self.idName }?.value
    }

    func add(_ child: Element) {
        child.parent = self
        children.append(child)
    }

    /// What names the element among its siblings: its `key`, or its element name.
    var role: Name { key ?? name }

    subscript(_ attribute: Name) -> String? {
        for candidate in attributes where candidate.name == attribute { return candidate.value }
        return nil
    }

    /// The child that is the value of a property.
    func child(_ role: Name) -> Element? {
        for candidate in children where candidate.role == role { return candidate }
        return nil
    }

    func children(named name: Name) -> [Element] { children.filter { $0.name == name } }

    func number(_ attribute: Name) -> Double? { self[attribute].flatMap(Double.init) }

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

    private static let keyName: Name = "key"
    private static let idName: Name = "id"
}
