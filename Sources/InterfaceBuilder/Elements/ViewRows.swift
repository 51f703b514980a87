import NibArchive

/// The rows of UIView that take more than a table's line.
enum ViewRows {
    /// `frame` → UIBounds and UICenter.
    static let frame = Row(children: ["frame", "frameInset"]) { element, node, nib in
        var frame = Geometry.frame(of: element) ?? (nib.document.usesAutolayout ? Geometry.unknown : Geometry.Frame())
        if nib.session.isSquareFallback, element.parent?.name == "objects" { frame = Geometry.Frame(width: 600, height: 600) }
        // A prototype's own view lies at the origin of its nib.
        if nib.isPrototype(element) { (frame.x, frame.y) = (0, 0) }
        node.add("UIBounds", .quad(0, 0, frame.width, frame.height))
        node.add("UICenter", .pair(frame.x + frame.width / 2, frame.y + frame.height / 2))
    }

    /// The subviews of the document, without those that a variation takes away.
    static func subviews(of element: Element, _ nib: NibCompiler) -> [NibNode] {
        let children = element.children(of: subviewsName).filter { !Variations.excludes($0, from: element) }
        return children.map(nib.node)
    }

    /// A cell's content view comes first, a controller's layout guides last.
    static func archivedSubviews(of element: Element, _ nib: NibCompiler) -> [NibNode] {
        var nodes = subviews(of: element, nib)
        if contentOwners.contains(element.name), let content = element.child(contentName) { nodes.insert(nib.node(content), at: 0) }
        if element.name == collectionViewName, !nib.session.isXcode(since: 14) { nodes += CollectionPreview(element).views(nib) }
        if element.name == tableName, !nib.session.isXcode(since: 14) {
            nodes = ["tableFooterView", "tableHeaderView"].compactMap { element.child($0) }.filter { $0.name != "nil" }.map(nib.node) + nodes
        }
        return nodes + OldLayoutGuides.views(of: element, nib)
    }

    /// Before Xcode 12 a stack view draws nothing.
    static let background = Row(children: ["backgroundColor"], key: "UIBackgroundColor", isOptional: true) { element, node, nib in
        if element.name == stackName, !nib.session.isXcode(since: 12) { return }
        ColorValue.write("backgroundColor", "UIBackgroundColor", of: element, to: node, nib)
    }

    /// Opaque unless the document says no.
    static let opaque = Row(attributes: ["opaque"]) { element, node, nib in
        let isOldStack = element.name == stackName && !nib.session.isXcode(since: 12, 3)
        // A content view without an id is not the document's to configure.
        let isTheCells = element.id == nil && collectionCell(around: element) != nil
        if isOldStack || isTheCells || element.flag(opaqueName) ?? true { node.add("UIOpaque", .bool(true)) }
    }

    /// Flexible margins and sizes as a bit mask. A view without an element for it keeps its left and top.
    static let autoresizing = Row(children: ["autoresizingMask"]) { element, node, _ in
        guard let mask = element.child(autoresizingName) else { return node.add("UIAutoresizingMask", .int(36)) }
        var bits = 0
        for (name, bit) in autoresizingBits where mask.flag(name) == true { bits |= bit }
        // A navigation controller's bar is as wide as its view.
        if bits == 0, element.role == navigationBarName { bits = 2 }
        if bits != 0 { node.add("UIAutoresizingMask", .int(bits)) }
    }

    static func priorities(_ horizontal: Name, _ vertical: Name, _ key: Key, default standard: Double) -> Row {
        Row(attributes: [horizontal, vertical]) { element, node, nib in
            let across = element.number(horizontal), down = element.number(vertical)
            // Bars always say it.
            let isBar = standard == 250 && (element.name == navigationBarName || element.name == toolbarName)
            guard across != nil || down != nil || isBar else { return }
            let text = "{\((across ?? standard).short), \((down ?? standard).short)}"
            node.add(key, .object(nib.values.string(text)))
        }
    }

    static let constraints = Row(children: ["constraints"]) { element, node, nib in
        var nodes = OldLayoutGuides.constraints(of: element, nib)
        nodes += installedConstraints(of: element, nib)
        nodes += PrototypingConstraints.nodes(for: element, nib)
        if let cell = collectionCell(around: element) { nodes += installedConstraints(of: cell, nib) }
        if !nodes.isEmpty { node.add("UIViewAutolayoutConstraints", .object(nib.values.mutableArray(nodes))) }
    }

    /// The cell whose constraints and guides are its content view's.
    private static func collectionCell(around content: Element) -> Element? {
        guard content.role == contentName, let cell = content.parent, cell.name == collectionCellName else { return nil }
        return cell
    }

    /// Those of the document, but for the editor's placeholders, what a variation takes away, and what has lost its items.
    static func installedConstraints(of element: Element, _ nib: NibCompiler) -> [NibNode] {
        let constraints = element.children(of: "constraints")
        return ConstraintOrder.sorted(Array(constraints), of: element, in: nib.document).compactMap { constraint -> NibNode? in
            guard nib.session.options.keepsPlaceholders || constraint.flag(placeholderName) != true, !Variations.excludes(constraint, from: element),
                  !isAboutUninstalled(constraint, nib) else { return nil }
            let node = nib.node(constraint)
            return node.isEmpty ? nil : node
        }
    }

    /// Whether an item is or lies in a view that a variation takes away: it isn't in the tree that the constraint belongs to.
    private static func isAboutUninstalled(_ constraint: Element, _ nib: NibCompiler) -> Bool {
        [firstItemName, secondItemName].contains { name in
            var view = constraint[name].flatMap { nib.document.objects[$0] }
            while let current = view, let list = current.parent {
                if list.name == subviewsName, let owner = list.parent, Variations.excludes(current, from: owner) { return true }
                view = list
            }
            return false
        }
    }

    static let layoutGuides = Row(children: ["safeArea", "keyboard", "contentLayoutGuide", "frameLayoutGuide", "viewLayoutGuide"]) { element, node, nib in
        let owners = [element, collectionCell(around: element)].compactMap { $0 }
        let guides = owners.flatMap(\.children).filter { $0.name == guideName && nib.hasGuide($0) }.map(nib.guide)
        if !guides.isEmpty { node.add("UIViewLayoutGuides", .object(nib.values.mutableArray(guides))) }
    }

    /// A stack view archives its margins always, a collection view did for a while.
    static let standardMargins = Row { element, node, nib in
        guard element.child("layoutMargins") == nil, element.child("directionalLayoutMargins") == nil else { return }
        if element.name == stackName {
            node.add("UIViewLayoutMargins", .quad(0, 0, 0, 0))
        } else if element.name == collectionViewName, nib.session.isXcode(since: 9), !nib.session.isXcode(since: 11) {
            node.add("UIViewLayoutMargins", .quad(8, 8, 8, 8))
        }
    }

    private static let firstItemName: Name = "firstItem", secondItemName: Name = "secondItem"
    private static let subviewsName: Name = "subviews", opaqueName: Name = "opaque", constraintsName: Name = "constraints"
    private static let autoresizingName: Name = "autoresizingMask", placeholderName: Name = "placeholder"
    private static let guideName: Name = "viewLayoutGuide", stackName: Name = "stackView"
    private static let contentName: Name = "contentView", tableName: Name = "tableView", collectionViewName: Name = "collectionView", collectionCellName: Name = "collectionViewCell"
    private static let navigationBarName: Name = "navigationBar", toolbarName: Name = "toolbar"
    private static let contentOwners = NameMap(of: ["tableViewCell", "collectionViewCell", "tableViewHeaderFooterView"] as [Name])
    private static let autoresizingBits: [(Name, Int)] = [
        ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8), ("heightSizable", 16), ("flexibleMaxY", 32),
    ]
}
