import NibArchive

/// The order of `UINibObjectsKey` behind the top-level objects, in which `awakeFromNib` is sent: level by level, an
/// object's references in the order of their properties' names. A constraint's items come behind it.
struct ObjectOrder {
    private let nib: NibCompiler
    private let constraint: Name = "constraint", guide: Name = "viewLayoutGuide", contentView: Name = "contentView"
    private var found: [NibNode] = []
    private var queue: [Element] = []

    static func objects(of nib: NibCompiler, after topLevel: [NibNode]) -> [NibNode] {
        var order = ObjectOrder(nib: nib)
        for node in topLevel { node.isListed = true }
        // A container's children are met as its references, what lies beside them in their scenes from the start.
        for (index, region) in nib.regions.enumerated() {
            let root = nib.document.info(region).root
            if index == 0 || !Self.isScene(region, nib) { order.queue.append(root) } else { order.queue += nib.session.storyboard?.scene(in: region)?.extras ?? [] }
        }
        var next = 0
        while next < order.queue.count {
            order.visit(order.queue[next])
            next += 1
        }
        return order.found
    }

    private static func isScene(_ region: Region, _ nib: NibCompiler) -> Bool { nib.session.storyboard?.scene(in: region)?.controller != nil }

    /// Controllers that a container's relationships lead to, in the container's nib.
    private func embedded(in element: Element) -> [Element] {
        guard Scene.controllerNames.contains(element.name) else { return [] }
        return element.children(of: "connections").compactMap { segue in
            guard segue["kind"] == "relationship", let target = segue["destination"].flatMap({ nib.document.objects[$0] }),
                  nib.regions.contains(target.region) else { return nil }
            return target
        }
    }

    private mutating func visit(_ element: Element) {
        if element.name == constraint { return items(of: element) }
        if let stub = nib.guideStub(of: element) { found.append(stub) }
        // What the document doesn't name (a cell's content view) is no object of its own: its objects take its place.
        for child in element.children where child.id == nil && child.role == contentView { visit(child) }
        var groups: [(role: Name, elements: [Element])] = []
        for child in element.children where nib.regions.contains(child.region) {
            var objects: [Element] = []
            collect(child, &objects)
            if !objects.isEmpty || child.role == "layoutGuides" { groups.append((child.role, objects)) }
        }
        let controllers = embedded(in: element)
        if !controllers.isEmpty { groups.append(("viewControllers", controllers)) }
        if groups.count > 1 { groups = Self.sorted(groups) }
        let guides = OldLayoutGuides.views(of: element, nib)
        for group in groups {
            if !guides.isEmpty, group.role.text > "layoutGuides" { add(guides) }
            let isConstraints = group.role == "constraints"
            for child in isConstraints ? ConstraintOrder.sorted(group.elements, of: element, in: nib.document) : group.elements { add(child) }
        }
        add(guides)
    }

    private mutating func items(of element: Element) {
        for attribute in ["firstItem", "secondItem"] as [Name] {
            guard let item = element[attribute].flatMap({ nib.document.objects[$0] }), item.name != guide,
                  nib.regions.contains(item.region) else { continue }
            add(item)
        }
    }

    private mutating func add(_ element: Element) {
        guard nib.visit(element) else { return }
        if element.id != nil, let node = nib.existingNode(element) { add([node]) }
        queue.append(element)
    }

    private mutating func add(_ nodes: [NibNode]) {
        for node in nodes where !node.isListed {
            node.isListed = true
            found.append(node)
        }
    }

    /// The nearest objects: an element's own node, or those inside it.
    private func collect(_ element: Element, _ objects: inout [Element]) {
        guard nib.regions.contains(element.region), element.name != guide else { return }
        if element.name == constraint || nib.existingNode(element) != nil {
            if element.id != nil || element.role != contentView { objects.append(element) }
        } else {
            for child in element.children { collect(child, &objects) }
        }
    }

    private static func sorted(_ groups: [(role: Name, elements: [Element])]) -> [(role: Name, elements: [Element])] {
        groups.map { (text: $0.role.text, group: $0) }.enumerated()
            .sorted { ($0.element.text, $0.offset) < ($1.element.text, $1.offset) }.map(\.element.group)
    }

}
