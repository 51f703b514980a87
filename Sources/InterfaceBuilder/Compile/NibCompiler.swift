import NibArchive

/// Compiles one nib: turns the elements of its regions into nodes, each once, and keeps the lists of the root object.
///
/// An element of an enclosing nib is reached through a proxy `UpstreamPlaceholder-<id>`; the enclosing nib gives the
/// object in its table of external objects. So compilers nest as regions do.
final class NibCompiler {
    let session: Session
    private let number: Int32
    private let graph = NibGraph()
    /// The nib that this one is loaded from.
    let outer: NibCompiler?
    /// Elements of these regions are archived here. A container's scene holds its children's scenes too.
    private(set) var regions: [Region]
    /// Of Xcodes that sort connections by it.
    private var ids: [NibNode: Text] = [:]
    private var guides: [Element: NibNode] = [:]
    private var oldGuides: [Element: (top: NibNode, bottom: NibNode)] = [:]
    private var proxies: [String: NibNode] = [:]
    private var storyboardProxies: [Region: NibNode] = [:]
    /// The enclosing nib's elements that this nib asks for, in the order of first use, and their proxies.
    private(set) var upstream: [Element] = []
    private var upstreamNodes: [Element: NibNode] = [:]
    var values: ValuePool

    var topLevel: [NibNode] = []
    var connections: [NibNode] = []
    var keyValues: [NibNode] = []
    var accessibility: [NibNode] = []
    var windows: [NibNode] = []
    var variations: [VariationStorage] = []

    init(_ session: Session, regions: [Region], outer: NibCompiler?) {
        self.session = session
        number = session.nextNumber()
        self.regions = regions
        self.outer = outer
        values = ValuePool(graph)
    }

    var document: Document { session.document }

    /// Whether the nib is a prototype's, and the element its root.
    func isPrototype(_ element: Element) -> Bool {
        guard let region = regions.first, region != .none else { return false }
        let info = document.info(region)
        return info.kind == .prototype && info.root == element
    }

    func adopt(_ region: Region) { regions.append(region) }

    // MARK: Nodes

    /// A new object of the nib.
    func object(_ className: Key) -> NibNode { graph.node(className) }

    /// The node of an element, made at first use.
    func node(_ element: Element) -> NibNode {
        if let node = existingNode(element) { return node }
        let kind = kind(of: element)
        let node = object(kind.className)
        element.setNode(node, by: number, in: document.arena)
        if !session.isXcode(since: 12) { ids[node] = element.id }
        kind.write(element, node, self)
        swapClass(of: node, element)
        if session.options.marksObjects, let id = element.id { markObject(node, element, id) }
        return node
    }

    func existingNode(_ element: Element) -> NibNode? { element.node(by: number) }

    /// False for an element that has been visited for this nib before.
    func visit(_ element: Element) -> Bool { element.visit(by: number) }

    private func kind(of element: Element) -> ElementKind {
        if let kind = ElementKind.registry[element.name] { return kind }
        session.unknown(element, "unknown element <\(element.name)>: compiled as a plain view")
        return ElementKind.registry["view"]!
    }

    /// A custom class keeps all keys of the class it was drawn as, and adds both names last.
    private func swapClass(of node: NibNode, _ element: Element) {
        // A segue's custom class is the segue's, not the template's.
        guard element.name != "segue", let name = session.className(of: element) else {
            // Xcode 12 swaps a launch screen's controller for itself.
            if document.isLaunchScreen, session.isXcode(since: 12), Scene.controllerNames.contains(element.name) { addClassNames(node, node.className.text) }
            if node.className == "UICustomObject" { addClassNames(node, "NSObject") }
            return
        }
        addClassNames(node, name)
        mark(node, element)
    }

    /// Notes the line that a node stands in.
    func mark(_ node: NibNode, _ element: Element) {
        guard session.options.marksPlaces else { return }
        node.add(Key(NibPlace.line), .int(document.place(of: element).line))
    }

    private func markObject(_ node: NibNode, _ element: Element, _ id: Text) {
        node.add(Key(NibPlace.element), .object(values.string(id)))
        if node[Key(NibPlace.line)] == nil { node.add(Key(NibPlace.line), .int(document.place(of: element).line)) }
    }

    private func addClassNames(_ node: NibNode, _ name: String) {
        node.add("UIClassName", .object(values.string(name)))
        node.add("UIOriginalClassName", .object(values.string(node.className.text)))
        node.className = "UIClassSwapper"
    }

    // MARK: References

    /// The node for an id: an object of this nib, or a proxy for one of an enclosing nib.
    /// - Parameter severity: of there being no such object.
    func reference(_ id: Text, from element: Element, missing severity: Diagnostic.Severity = .error) -> NibNode? {
        guard let target = document.objects[id] else {
            session.report(severity, element, "no object has the id '\(id)'" + (severity == .warning ? ": left out" : ""))
            return nil
        }
        return reference(target, from: element)
    }

    func reference(_ target: Element, from element: Element) -> NibNode? {
        if target.name == "placeholder" { return proxy(target["placeholderIdentifier"]?.string ?? "IBFirstResponder") }
        if regions.contains(target.region) {
            return target.name == "viewLayoutGuide" ? guide(target) : node(target)
        }
        guard outer?.holds(target) == true, target.id != nil else {
            let place = document.place(of: target)
            session.report(.warning, element, "the object '\(target.id ?? "")' (line \(place.line)) lies in another scene and can't be reached from here: left out")
            return nil
        }
        if let node = upstreamNodes[target] { return node }
        let node = proxy(Self.upstreamName(target))
        upstream.append(target)
        upstreamNodes[target] = node
        return node
    }

    private func holds(_ target: Element) -> Bool {
        regions.contains(target.region) || outer?.holds(target) == true
    }

    /// `IBFilesOwner`, `IBFirstResponder`, `UIStoryboardPlaceholder` or `UpstreamPlaceholder-<id>`.
    func proxy(_ identifier: String) -> NibNode {
        if let proxy = proxies[identifier] { return proxy }
        let proxy = object("UIProxyObject")
        proxy.add("UIProxiedObjectIdentifier", .object(values.string(identifier)))
        proxies[identifier] = proxy
        return proxy
    }

    /// The storyboard's proxy of a scene: a container's nib has one a scene.
    func storyboardProxy(of region: Region) -> NibNode {
        if region == regions.first { return proxy("UIStoryboardPlaceholder") }
        if let proxy = storyboardProxies[region] { return proxy }
        let proxy = object("UIProxyObject")
        proxy.add("UIProxiedObjectIdentifier", .object(values.string("UIStoryboardPlaceholder")))
        storyboardProxies[region] = proxy
        return proxy
    }

    /// Proxies for enclosing nibs' objects, which are top-level objects too.
    var upstreamProxies: [NibNode] { upstream.compactMap { upstreamNodes[$0] } }

    /// The table a nested nib's external objects come from: `UpstreamPlaceholder-<id>` → object, by pairs.
    func externalObjects(_ elements: [Element], from element: Element) -> [(NibNode, NibNode)] {
        elements.compactMap { target in
            reference(target, from: element).map { (values.string(Self.upstreamName(target)), $0) }
        }
    }

    private static func upstreamName(_ element: Element) -> String { "UpstreamPlaceholder-\(element.id ?? "")" }

    // MARK: Layout guides

    func guide(_ element: Element) -> NibNode {
        if let guide = existingNode(element) { return guide }
        guard hasGuide(element) else { return guideOwner(element) }
        let owner = guideOwner(element)
        let guide: NibNode
        switch element.role {
        case "contentLayoutGuide": guide = LayoutGuides.plain("_UIScrollViewLayoutGuide", "UIScrollView-contentLayoutGuide", owner, self)
        case "frameLayoutGuide": guide = LayoutGuides.plain("UILayoutGuide", "UIScrollView-frameLayoutGuide", owner, self)
        case "keyboard": guide = LayoutGuides.plain("UIKeyboardLayoutGuide", "UIViewKeyboardLayoutGuide", owner, self)
        default: guide = safeArea(of: guideView(element))
        }
        element.setNode(guide, by: number, in: document.arena)
        return guide
    }

    /// The view that a guide is of.
    func guideOwner(_ element: Element) -> NibNode { node(guideView(element)) }

    private func guideView(_ element: Element) -> Element {
        guard let owner = element.parent else { return element }
        return owner.name == "collectionViewCell" ? owner.child("contentView") ?? owner : owner
    }

    /// Whether the nib's system has a guide. One that no constraint names needs no fallback.
    func hasGuide(_ element: Element) -> Bool {
        guard element.role == "safeArea", document.isConstrained(element) else { return true }
        return session.has(.safeArea)
    }

    /// Xcode lists an empty guide among the objects for each safe area of the document.
    func guideStub(of view: Element) -> NibNode? {
        guard view.name != "collectionViewCell", let guide = view.child("safeArea"), guide.name == "viewLayoutGuide",
              hasGuide(guide), session.isXcode(since: 9) else { return nil }
        return LayoutGuides.stub(self)
    }

    /// A controller's top or bottom guide as a view.
    func oldGuide(of view: Element, isTop: Bool) -> NibNode {
        if let guides = oldGuides[view] { return isTop ? guides.top : guides.bottom }
        let guides = (top: object("_UILayoutGuide"), bottom: object("_UILayoutGuide"))
        oldGuides[view] = guides
        OldLayoutGuides.write(guides.top, isTop: true, in: node(view), self)
        OldLayoutGuides.write(guides.bottom, isTop: false, in: node(view), self)
        return isTop ? guides.top : guides.bottom
    }

    /// The safe area guide of a view.
    func safeArea(of view: Element) -> NibNode {
        if let guide = guides[view] { return guide }
        let guide = object("UILayoutGuide")
        guides[view] = guide
        LayoutGuides.writeSafeArea(guide, of: node(view), self)
        return guide
    }

    // MARK: Archive

    func archive() -> NibArchive {
        let root = object("NSObject")
        let objects = topLevel + ObjectOrder.objects(of: self, after: topLevel)
        if !keyValues.isEmpty || !accessibility.isEmpty { sortDescriptions(objects) }
        root.add("UINibTopLevelObjectsKey", .object(values.array(topLevel)))
        root.add("UINibObjectsKey", .object(values.array(objects)))
        root.add("UINibConnectionsKey", .object(values.array(session.isXcode(since: 12) ? connections : ConnectionOrder.sorted(connections, ids))))
        root.add("UINibVisibleWindowsKey", .object(values.array(windows)))
        root.add("UINibAccessibilityConfigurationsKey", .object(values.array(accessibility)))
        root.add("UINibTraitStorageListsKey", .object(values.array(TraitStorage.lists(variations, self))))
        root.add("UINibKeyValuePairsKey", .object(values.array(keyValues)))
        if session.options.marksPlaces { root.add(Key(NibPlace.document), .object(values.string(document.path))) }
        return graph.archive(root, coderVersion: session.options.coderVersion)
    }

    private func sortDescriptions(_ objects: [NibNode]) {
        let order = Dictionary(objects.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        // Before Xcode 10 they are in the document's order.
        if session.isXcode(since: 10) { keyValues = Self.sorted(keyValues, by: "UIObject", order) }
        accessibility = Self.sorted(accessibility, by: "UIAccessibileObject", order)
    }

    /// Stably, in the order of the objects they are about.
    private static func sorted(_ nodes: [NibNode], by key: Key, _ order: [NibNode: Int]) -> [NibNode] {
        nodes.enumerated().map { index, node in
            (node: node, rank: node[key]?.object.flatMap { order[$0] } ?? .max, index: index)
        }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.node)
    }
}
