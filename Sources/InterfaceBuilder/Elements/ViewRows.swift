import NibArchive

/// The rows of UIView that take more than a table's line.
enum ViewRows {
    /// `frame` → UIBounds and UICenter.
    static let frame = Row(children: ["frame", "frameInset"]) { element, node, nib in
        let frame = Geometry.frame(of: element) ?? (nib.document.usesAutolayout ? Geometry.unknown : Geometry.Frame())
        node.add("UIBounds", .geometry(0, 0, frame.width, frame.height))
        node.add("UICenter", .geometry(frame.x + frame.width / 2, frame.y + frame.height / 2))
    }

    /// A cell's subviews are its content view, and then what lies beside it.
    static func subviews(of element: Element, _ nib: NibCompiler) -> [NibNode] {
        let children = (element.child(subviewsName)?.children ?? []).filter { !Variations.excludes($0, from: element) }
        return children.map(nib.node)
    }

    /// Opaque unless the document says no; a label says no always.
    static let opaque = Row(attributes: ["opaque"]) { element, node, _ in
        if element.flag(opaqueName) ?? true { node.add("UIOpaque", .bool(true)) }
    }

    /// Flexible margins and sizes as a bit mask. A view without an element for it keeps its left and top.
    static let autoresizing = Row(children: ["autoresizingMask"]) { element, node, _ in
        guard let mask = element.child(autoresizingName) else { return node.add("UIAutoresizingMask", .int(36)) }
        var bits = 0
        for (name, bit) in autoresizingBits where mask.flag(name) == true { bits |= bit }
        if bits != 0 { node.add("UIAutoresizingMask", .int(bits)) }
    }

    static func priorities(_ horizontal: Name, _ vertical: Name, _ key: Key, default standard: Double) -> Row {
        Row(attributes: [horizontal, vertical]) { element, node, nib in
            let across = element.number(horizontal), down = element.number(vertical)
            guard across != nil || down != nil else { return }
            let text = "{\((across ?? standard).short), \((down ?? standard).short)}"
            node.add(key, .object(nib.values.string(text)))
        }
    }

    static let constraints = Row(children: ["constraints"]) { element, node, nib in
        var nodes = installedConstraints(of: element, nib)
        nodes += PrototypingConstraints.nodes(for: element, nib)
        if !nodes.isEmpty { node.add("UIViewAutolayoutConstraints", .object(nib.values.mutableArray(nodes))) }
    }

    /// Those of the document, but for the editor's placeholders, what a variation takes away, and what has lost its items.
    static func installedConstraints(of element: Element, _ nib: NibCompiler) -> [NibNode] {
        (element.child(constraintsName)?.children ?? []).compactMap { constraint -> NibNode? in
            guard constraint.flag(placeholderName) != true, !Variations.excludes(constraint, from: element) else { return nil }
            let node = nib.node(constraint)
            return node.entries.isEmpty ? nil : node
        }
    }

    static let layoutGuides = Row(children: ["safeArea", "keyboard", "contentLayoutGuide", "frameLayoutGuide", "viewLayoutGuide"]) { element, node, nib in
        var guides = element.children.filter { $0.name == guideName }.map(nib.guide)
        if guides.isEmpty, OldLayoutGuides.areUsed(in: element, nib) { guides = [nib.safeArea(of: element)] }
        if !guides.isEmpty { node.add("UIViewLayoutGuides", .object(nib.values.mutableArray(guides))) }
    }

    /// A stack view archives its margins always.
    static let stackMargins = Row { element, node, _ in
        guard element.name == stackName, element.child("layoutMargins") == nil, element.child("directionalLayoutMargins") == nil else { return }
        node.add("UIViewLayoutMargins", .geometry(0, 0, 0, 0))
    }

    private static let subviewsName: Name = "subviews", opaqueName: Name = "opaque", constraintsName: Name = "constraints"
    private static let autoresizingName: Name = "autoresizingMask", placeholderName: Name = "placeholder"
    private static let guideName: Name = "viewLayoutGuide", stackName: Name = "stackView"
    private static let autoresizingBits: [(Name, Int)] = [
        ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8), ("heightSizable", 16), ("flexibleMaxY", 32),
    ]
}
