import NibArchive

/// A connection and the objects at its ends, in the nib it is archived in.
struct Connection {
    enum Kind {
        case outlet, collection, action
        /// A control, item, cell or recogniser performs a segue.
        case trigger
        /// A segue's template gets the view it embeds into, or the view or item a popover points at.
        case segueOutlet(Text)
    }

    let kind: Kind
    let element: Element
    let source: Element
    let destinationID: Text
}

extension Document {
    /// The connections of each region. One goes into the innermost nib of its two ends, which reaches the other by a proxy.
    func makeConnections() -> [[Connection]] {
        var homes: [[Connection]] = Array(repeating: [], count: regions.count)
        for info in regions {
            for element in info.connected.flatMap(\.children) {
                for connection in connections(of: element) {
                    let home = home(of: connection)
                    if home != .none { homes[Int(home.index)].append(connection) }
                }
            }
        }
        return homes.map(Self.inOrder)
    }

    /// In document order. Those of one element keep theirs.
    private static func inOrder(_ connections: [Connection]) -> [Connection] {
        let isSorted = zip(connections, connections.dropFirst()).allSatisfy { $0.element.offset <= $1.element.offset }
        return isSorted ? connections : connections.sorted { $0.element.offset < $1.element.offset }
    }

    private func connections(of element: Element) -> [Connection] {
        guard let source = element.parent?.parent else { return [] }
        func connection(_ kind: Connection.Kind, from source: Element, to id: Text?) -> Connection? {
            id.map { Connection(kind: kind, element: element, source: source, destinationID: $0) }
        }
        switch element.name {
        case "outlet": return [connection(.outlet, from: source, to: element["destination"])].compactMap { $0 }
        case "outletCollection": return [connection(.collection, from: source, to: element["destination"])].compactMap { $0 }
        case "action": return [connection(.action, from: source, to: element["destination"] ?? "-1")].compactMap { $0 }
        case "segue": return segueConnections(element, source, connection)
        default: return []
        }
    }

    private func segueConnections(
        _ segue: Element, _ source: Element, _ connection: (Connection.Kind, Element, Text?) -> Connection?
    ) -> [Connection] {
        guard segue["kind"] != "relationship", let id = segue.id else { return [] }
        var found: [Connection?] = []
        if segue["kind"] == "embed" {
            found.append(connection(.segueOutlet("containerView"), segue, source.id))
        } else if !Scene.controllerNames.contains(source.name) {
            found.append(connection(.trigger, source, id))
        }
        found.append(connection(.segueOutlet("anchorView"), segue, segue["popoverAnchorView"]))
        found.append(connection(.segueOutlet("anchorBarButtonItem"), segue, segue["popoverAnchorBarButtonItem"]))
        return found.compactMap { $0 }
    }

    private func home(of connection: Connection) -> Region {
        let source = connection.source.region
        guard let destination = objects[connection.destinationID], destination.name != "placeholder", connection.source.name != "placeholder" else {
            return source
        }
        return region(destination.region, isInside: source) ? destination.region : source
    }
}
