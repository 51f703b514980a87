import NibArchive

/// Connections, runtime attributes and accessibility of a nib's elements.
enum Connections {
    /// Adds them to a nib whose objects are made.
    static func compile(into nib: NibCompiler) {
        var events: [NibNode] = [], outlets: [NibNode] = [], collections = Collections()
        // Compiling a connection can bring further scenes' objects in, but no further regions.
        for region in nib.regions {
            for connection in nib.document.connections(in: region) {
                compile(connection, nib, &events, &outlets, &collections)
            }
            for element in nib.document.info(region).described {
                guard let owner = element.parent, let node = nib.existingNode(owner) ?? proxyNode(owner, nib) else { continue }
                describe(owner, element, node, nib)
            }
        }
        // Collections come first, as an outlet's observer may use them.
        nib.connections += events + collections.nodes(nib) + outlets
    }

    private static func proxyNode(_ owner: Element, _ nib: NibCompiler) -> NibNode? {
        owner.name == "placeholder" ? nib.proxy(owner["placeholderIdentifier"]?.string ?? "IBFilesOwner") : nil
    }

    private static func compile(
        _ connection: Connection, _ nib: NibCompiler, _ events: inout [NibNode], _ outlets: inout [NibNode], _ collections: inout Collections
    ) {
        let element = connection.element
        guard let source = nib.reference(connection.source, from: element),
              let destination = destination(of: connection, nib) else { return }
        switch connection.kind {
        case .outlet:
            outlets.append(outlet(element["property"] ?? "", from: source, to: destination, nib))
            nib.mark(outlets.last!, element)
        case .collection:
            collections.add(element, source, destination)
        case .action:
            events.append(event(element["selector"] ?? "", from: source, to: destination, mask: mask(element, nib), nib))
            nib.mark(events.last!, element)
        case .trigger:
            trigger(connection, source, destination, nib, &events, &outlets)
        case .segueOutlet(let property):
            outlets.append(outlet(property, from: source, to: destination, nib))
        }
    }

    /// An action may go to the first responder, which has no element in some documents.
    private static func destination(of connection: Connection, _ nib: NibCompiler) -> NibNode? {
        if nib.document.objects[connection.destinationID] == nil, connection.destinationID == "-1" || connection.destinationID == "-2" {
            return nib.proxy(connection.destinationID == "-1" ? "IBFilesOwner" : "IBFirstResponder")
        }
        return nib.reference(connection.destinationID, from: connection.element)
    }

    private static func mask(_ element: Element, _ nib: NibCompiler) -> Int? {
        guard let word = element["eventType"] else { return nil }
        if let mask = Choices.controlEvent[word] { return mask }
        nib.session.unknown(element, "unknown event '\(word)': the action is sent for no event")
        return nil
    }

    /// A cell's segue is run by selecting it, everything else by sending `perform:` to the template.
    private static func trigger(
        _ connection: Connection, _ source: NibNode, _ template: NibNode, _ nib: NibCompiler,
        _ events: inout [NibNode], _ outlets: inout [NibNode]
    ) {
        switch connection.source.name {
        case "tableViewCell", "collectionViewCell":
            let isAccessory = connection.element["trigger"] == "accessoryAction"
            outlets.append(outlet(isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate", from: source, to: template, nib))
        case let name:
            let standard = controlEvents[name].flatMap { Choices.controlEvent[$0] }
            events.append(event("perform:", from: source, to: template, mask: mask(connection.element, nib) ?? standard, nib))
        }
    }

    private static let controlEvents: [Name: Text] = [
        "button": "touchUpInside", "switch": "valueChanged", "slider": "valueChanged", "stepper": "valueChanged",
        "segmentedControl": "valueChanged", "pageControl": "valueChanged", "datePicker": "valueChanged",
        "textField": "editingDidEndOnExit", "control": "touchUpInside", "view": "touchUpInside",
    ]

    static func outlet(_ property: Text, from source: NibNode, to destination: NibNode, _ nib: NibCompiler) -> NibNode {
        let node = nib.object("UIRuntimeOutletConnection")
        node.add("UILabel", .object(nib.values.string(property)))
        node.add("UISource", .object(source))
        node.add("UIDestination", .object(destination))
        return node
    }

    private static func event(_ selector: Text, from source: NibNode, to destination: NibNode, mask: Int?, _ nib: NibCompiler) -> NibNode {
        let node = nib.object("UIRuntimeEventConnection")
        node.add("UILabel", .object(nib.values.string(selector)))
        node.add("UISource", .object(source))
        node.add("UIDestination", .object(destination))
        node.add("UIEventMask", mask.map(NibField.int))
        return node
    }

    // MARK: Outlet collections

    /// A document has one element a member; the nib has one connection a collection.
    private struct Collections {
        private struct Collection {
            let element: Element
            let source: NibNode
            var members: [NibNode]
        }

        private var all: [Collection] = []

        mutating func add(_ element: Element, _ source: NibNode, _ member: NibNode) {
            let property = element["property"]
            if let index = all.firstIndex(where: { $0.source == source && $0.element["property"] == property }) {
                all[index].members.append(member)
            } else {
                all.append(Collection(element: element, source: source, members: [member]))
            }
        }

        func nodes(_ nib: NibCompiler) -> [NibNode] {
            all.map { collection in
                let node = nib.object("UIRuntimeOutletCollectionConnection")
                node.add("UILabel", .object(nib.values.string(collection.element["property"] ?? "")))
                node.add("UISource", .object(collection.source))
                node.add("UIDestination", .object(nib.values.mutableArray(collection.members)))
                node.add("runtimeCollectionClassName", .object(nib.values.string(collection.element["collectionClass"] ?? "NSArray")))
                node.add("addsContentToExistingCollection", .bool(collection.element.flag("appends") == true))
                nib.mark(node, collection.element)
                return node
            }
        }
    }

    // MARK: Runtime attributes and accessibility

    /// For an object that isn't an element's own node, such as a table's section.
    static func describe(_ owner: Element, _ node: NibNode, _ nib: NibCompiler) {
        for child in owner.children where child.name == "userDefinedRuntimeAttributes" || child.name == "accessibility" {
            describe(owner, child, node, nib)
        }
    }

    private static func describe(_ owner: Element, _ element: Element, _ node: NibNode, _ nib: NibCompiler) {
        if element.name == "accessibility" {
            nib.accessibility.append(AccessibilityValue.node(element, of: owner, node, nib))
        } else {
            nib.keyValues += element.children.compactMap { RuntimeAttribute.node($0, of: owner, node, nib) }
        }
    }
}
