import NibArchive

/// The rows of UIViewController that take more than a table's line.
enum ControllerRows {
    /// In a storyboard the view is a nib of its own, loaded with the controller's table of external objects. In a xib it
    /// lies in the controller.
    static let view = Row(attributes: ["nibName"], children: ["view"]) { element, node, nib in
        guard let view = element.child("view") else {
            if let name = element["nibName"], !name.isEmpty { node.add("UINibName", .object(nib.values.string(name))) }
            return
        }
        guard let viewNibs = nib.session.viewNibs else { return node.add("UIView", .object(nib.node(view))) }
        let compiled = viewNibs.nib(for: view, of: element)
        node.add("UIExternalObjectsTableForViewLoading", .object(nib.values.dictionary(nib.externalObjects(compiled.upstream, from: element))))
        node.add("UINibName", .object(nib.values.string(compiled.name)))
    }

    static let identifiers = Row(attributes: ["storyboardIdentifier", "restorationIdentifier"]) { element, node, nib in
        if let identifier = element["storyboardIdentifier"] { node.add("UIStoryboardIdentifier", .object(nib.values.string(identifier))) }
        let uses = element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
        if let identifier = uses ? element["storyboardIdentifier"] : element["restorationIdentifier"] {
            node.add("UIRestorationIdentifier", .object(nib.values.string(identifier)))
        }
    }

    /// All segues of the controller's scene, whatever triggers them.
    static let segueTemplates = Row { element, node, nib in
        guard let scene = nib.session.storyboard?.scene(of: element) else { return }
        let templates = scene.segues.filter { $0["kind"] != "relationship" }.map(nib.node)
        guard !templates.isEmpty else { return }
        node.add("UIStoryboardSegueTemplates", .object(nib.values.array(templates)))
    }

    /// What lies beside the controller in its scene lives as long as the controller.
    static let keptAlive = Row { element, node, nib in
        guard let scene = nib.session.storyboard?.scene(of: element), scene.controller == element else { return }
        let extras = scene.extras.map(nib.node)
        guard !extras.isEmpty else { return }
        node.add("UITopLevelObjectsToKeepAliveFromStoryboard", .object(nib.values.array(extras)))
    }

    /// `freeformSize` is the editor's only, unless the document says that it is the content's size too.
    static let preferredSize = Row(attributes: ["useContentSizeForPreferred"], children: ["preferredContentSize", "freeformSize", "contentSizeForViewInPopover"]) { element, node, _ in
        guard let size = element.child("preferredContentSize") ?? element.child("contentSizeForViewInPopover"),
              let width = size.number("width"), let height = size.number("height") else { return }
        node.add("UIPreferredContentSize", .pair(width, height))
    }

    static let extendedEdges = Row(children: ["edgesForExtendedLayout"]) { element, node, _ in
        guard let edges = element.child("edgesForExtendedLayout") else { return }
        let bits: [(Name, Int)] = [("top", 1), ("left", 2), ("bottom", 4), ("right", 8)]
        node.add("UIKeyEdgesForExtendedLayout", .int(bits.reduce(0) { edges.flag($1.0) == true ? $0 | $1.1 : $0 }))
    }
}

/// Containers hold their children in their own nib: relationship segues are resolved when compiling.
enum ContainerRows {
    /// Controllers of the given relationships, in the order they are named and drawn.
    static func children(_ relationships: Name...) -> Row {
        Row { element, node, nib in
            let children = controllers(relationships, of: element, nib)
            guard !children.isEmpty else { return }
            let nodes = children.map { child -> NibNode in
                nib.adopt(child.region)
                return nib.node(child)
            }
            node.add("UIChildViewControllers", .object(nib.values.mutableArray(nodes)))
            node.add("UIViewControllers", .object(nib.values.mutableArray(nodes)))
        }
    }

    private static func controllers(_ relationships: [Name], of element: Element, _ nib: NibCompiler) -> [Element] {
        let segues = element.children(of: "connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
        return relationships.flatMap { relationship in
            segues.filter { $0["relationship"]?.string == relationship.text }.compactMap { segue in
                destination(of: segue, nib)
            }
        }
    }

    private static func destination(of segue: Element, _ nib: NibCompiler) -> Element? {
        guard let id = segue["destination"], let target = nib.document.objects[id] else {
            nib.session.report(.error, segue, "no object has the id '\(segue["destination"] ?? "")'")
            return nil
        }
        return target
    }

    /// A child knows its container. Only a child that is being archived inside one has it.
    static let parent = Row { element, node, nib in
        guard let container = nib.session.storyboard?.container(of: element), nib.regions.contains(container.region),
              let parent = nib.existingNode(container) else { return }
        node.add("UIParentViewController", .object(parent))
    }

    /// The bar lists its root's navigation item, which knows the bar.
    static let navigationBar = Row(children: ["navigationBar"]) { element, node, nib in
        guard let child = element.child("navigationBar") else { return }
        let bar = nib.node(child)
        let items = controllers(["rootViewController"], of: element, nib).compactMap { $0.child("navigationItem") }.map(nib.node)
        bar.insert([("UIItems", .object(nib.values.mutableArray(items))), ("UIDelegate", .object(node))], before: "UIBarPosition")
        for item in items { item.add("UINavigationBar", .object(bar)) }
        node.add("UINavigationBar", .object(bar))
    }

    static let tabBar = Row(children: ["tabBar"]) { element, node, nib in
        let children = controllers(["viewControllers"], of: element, nib)
        if let child = element.child("tabBar") {
            let bar = nib.node(child)
            let items = children.compactMap { $0.child("tabBarItem") }.map(nib.node)
            bar.insert([("UIDelegate", .object(node)), ("UIItems", .object(nib.values.array(items)))], before: "UIBarTranslucence")
            node.add("UITabBar", .object(bar))
        }
        node.add("UICustomizableViewControllers", .object(nib.values.mutableArray(children.map(nib.node))))
    }
}
