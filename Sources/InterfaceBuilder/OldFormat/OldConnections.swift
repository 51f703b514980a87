/// Connection records of the old format → `<connections>` of their sources.
struct OldConnections {
    private let document: OldDocument

    init(_ document: OldDocument) { self.document = document }

    func add(to objects: OldElement) {
        for record in document.connectionRecords {
            guard let connection = record.child("connection"), let source = end(connection, "source"),
                  let owner = objects.find(source), let element = element(connection) else { continue }
            element["id"] = "connection-" + ((record.child("connectionID") ?? record.child("id"))?.text.string ?? "")
            owner.child("connections").children.append(element)
        }
    }

    private func end(_ connection: Element, _ name: Name) -> String? {
        connection.child(name).flatMap { document.id(of: document.resolved($0)) }
    }

    private func element(_ connection: Element) -> OldElement? {
        let label = connection.child("label")?.text.string
        guard let destination = end(connection, "destination") else { return nil }
        let element: OldElement
        switch connection["class"] {
        case "IBCocoaTouchEventConnection":
            element = OldElement(name: "action", offset: connection.offset)
            element["selector"] = label
            element["eventType"] = connection.child("IBEventType").flatMap { Int($0.text.string) }.flatMap(event)
        case "IBCocoaTouchOutletCollectionConnection":
            element = OldElement(name: "outletCollection", offset: connection.offset)
            element["property"] = label
            element["collectionClass"] = connection.child("cachedClass")?.text.string
        default:
            element = OldElement(name: "outlet", offset: connection.offset)
            element["property"] = label
        }
        element["destination"] = destination
        return element
    }

    /// The number of the event's bit, from 1.
    private func event(_ number: Int) -> String? {
        guard (1...32).contains(number) else { return nil }
        return Choices.controlEvent.pairs.first { $0.value == 1 << (number - 1) }?.key.string
    }
}
