import NibArchive

/// Puts a document's elements together in an arena, from the outside in, as they are read.
final class TreeBuilder {
    let arena: Arena
    private(set) var root: Element?
    private var open: [Open] = []
    /// Children of the open elements, those of the innermost last.
    private var pending: ContiguousArray<Element> = []
    private var pendingRoles: ContiguousArray<Name> = []
    private var attributes: ContiguousArray<Element.Attribute> = []

    private let idName: Name = "id", variationName: Name = "variation"
    private let textNames: (Name, Name) = ("string", "mutableString")

    private struct Open {
        let element: Element
        let firstChild: Int
        var text: [UInt8] = []
    }

    init(_ arena: Arena) { self.arena = arena }

    /// An attribute of the element that starts next.
    func attribute(_ name: Name, _ value: UnsafeBufferPointer<UInt8>) {
        attributes.append(Element.Attribute(name: name, value: Text(arena.keep(value))))
    }

    /// - Parameter key: the value of the attribute `key`.
    func start(_ name: Name, key: Name?, offset: Int) {
        var id: Text?
        for attribute in attributes where attribute.name == idName { id = attribute.value }
        let kept = attributes.withUnsafeBufferPointer(arena.keep)
        attributes.removeAll(keepingCapacity: true)
        let element = Element(record: arena.keep(Element.Record(
            name: name, role: key ?? name, hasKey: key != nil, offset: Int32(offset), parent: open.last?.element, attributes: kept, id: id)))
        if open.isEmpty {
            root = element
        } else {
            pending.append(element)
            pendingRoles.append(element.role)
        }
        open.append(Open(element: element, firstChild: pending.count))
    }

    /// Character data. Indentation between elements is none: only leaves hold text.
    func characters(_ run: UnsafeBufferPointer<UInt8>) {
        guard let innermost = open.last else { return }
        if innermost.text.isEmpty, innermost.element.name != textNames.0, innermost.element.name != textNames.1,
           run.allSatisfy({ $0 <= 32 }) { return }
        open[open.count - 1].text += run
    }

    func end() {
        let closed = open.removeLast(), record = closed.element.record
        if pending.count > closed.firstChild {
            record.pointee.children = pending.withUnsafeBufferPointer { arena.keep(UnsafeBufferPointer(rebasing: $0[closed.firstChild...])) }
            record.pointee.childRoles = pendingRoles.withUnsafeBufferPointer { arena.keep(UnsafeBufferPointer(rebasing: $0[closed.firstChild...])) }
            pending.removeLast(pending.count - closed.firstChild)
            pendingRoles.removeLast(pendingRoles.count - closed.firstChild)
        }
        if !closed.text.isEmpty {
            let isBase64 = closed.element.flag("base64-UTF8") == true
            let text = isBase64 ? Base64.decode(closed.text).map { Array(String(decoding: $0, as: UTF8.self).utf8) } ?? closed.text : closed.text
            record.pointee.text = Text(text.withUnsafeBufferPointer(arena.keep))
        }
        if closed.element.name == variationName { closed.element.parent?.record.pointee.varies = true }
    }
}
