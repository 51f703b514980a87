import NibArchive

/// A document as Interface Builder saved it before Xcode 5: an archive of the editor's own objects (`IBUIView` with
/// `IBUIBackgroundColor`, `NSFrame`, …). Its objects become the elements that a later Xcode would save.
struct OldDocument {
    private let data: Element
    /// Objects by the archive's own numbers, which references name.
    private var objects = TextTable<Element>()
    /// What the editor calls an object, by its number in the archive: what connections and outlets keep.
    private(set) var ids = TextTable<Text>()
    private(set) var customClasses: [String: String] = [:]
    /// Objects that have become elements: each does once, however often it is referred to.
    let made = Made()

    final class Made {
        private var objects: Set<Element> = []
        func add(_ object: Element) -> Bool { objects.insert(object).inserted }
    }

    /// The root of the later document, nil when the archive has no objects.
    static func modern(_ archive: Element, in arena: Arena) -> Element? {
        guard let data = archive.child("data"), let roots = data.child("IBDocument.RootObjects") else { return nil }
        var document = OldDocument(data)
        document.index()
        let objects = OldElement(name: "objects", offset: roots.offset)
        for root in document.members(roots) {
            if let element = document.element(root, key: nil) { objects.children.append(element) }
        }
        OldConnections(document).add(to: objects)
        let root = OldElement(name: "document", offset: archive.offset)
        root["type"] = archive["type"]?.string
        root["version"] = "3.0"
        root["useAutolayout"] = data.child("IBDocument.UseAutolayout")?.text.string
        root.children = [objects]
        let builder = TreeBuilder(arena)
        root.build(builder)
        return builder.root
    }

    private init(_ data: Element) { self.data = data }

    // MARK: Tables

    private mutating func index() {
        data.forEachDescendant { if let id = $0.id { objects[id] = $0 } }
        let records = container?.child("objectRecords")?.child("orderedObjects")
        for record in records.map({ Array($0.children) }) ?? [] {
            guard let id = (record.child("objectID") ?? record.child("id"))?.text, let object = record.child("object"),
                  let number = object["ref"] ?? object.id else { continue }
            ids[number] = id
        }
        for (key, value) in pairs(container?.child("flattenedProperties")) {
            let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
            if parts.count == 2, parts[1] == "CustomClassName" { customClasses[parts[0]] = value.text.string }
        }
    }

    private var container: Element? { data.child("IBDocument.Objects") }
    var connectionRecords: [Element] { container?.child("connectionRecords").map(members) ?? [] }

    /// A dictionary in either form: keyed children, or two arrays of keys and values.
    private func pairs(_ dictionary: Element?) -> [(String, Element)] {
        guard let dictionary else { return [] }
        guard let keys = dictionary.child("dict.sortedKeys").map(resolved) else {
            return dictionary.children.compactMap { child in child.key.map { ($0.text, child) } }
        }
        let values = dictionary.child("dict.values").map { members(resolved($0)) } ?? []
        return Array(zip(members(keys).map(\.text.string), values))
    }

    /// What a reference stands for; the element itself when it is none.
    func resolved(_ element: Element) -> Element { element["ref"].flatMap { objects[$0] } ?? element }

    /// The members of an array, without the note on how it is encoded.
    func members(_ array: Element) -> [Element] {
        array.children.filter { $0.key != "EncodedWithXMLCoder" }.map(resolved)
    }

    /// The id that an object has in the document.
    func id(of object: Element) -> String? { object.id.flatMap { ids[$0] }?.string }
}
