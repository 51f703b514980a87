import NibArchive

/// An element that is being put together.
final class OldElement {
    var name: String
    let offset: Int
    var children: [OldElement] = []
    private var attributes: [(name: String, value: String)] = []

    init(name: String, key: String? = nil, offset: Int) {
        self.name = name
        self.offset = offset
        self["key"] = key
    }

    subscript(_ attribute: String) -> String? {
        get { attributes.first { $0.name == attribute }?.value }
        set {
            attributes.removeAll { $0.name == attribute }
            if let newValue { attributes.append((attribute, newValue)) }
        }
    }

    /// The child of a name, made at first use.
    func child(_ name: String, key: String? = nil) -> OldElement {
        if let child = children.first(where: { $0.name == name && $0["key"] == key }) { return child }
        let child = OldElement(name: name, key: key, offset: offset)
        children.append(child)
        return child
    }

    func find(_ id: String) -> OldElement? {
        if self["id"] == id { return self }
        for child in children { if let found = child.find(id) { return found } }
        return nil
    }

    func build(_ builder: TreeBuilder) {
        for attribute in attributes {
            var value = attribute.value
            value.withUTF8 { builder.attribute(Name(attribute.name), $0) }
        }
        builder.start(Name(name), key: self["key"].map { Name($0) }, offset: offset)
        for child in children { child.build(builder) }
        builder.end()
    }
}
