import NibArchive

/// Constraints that the compiler makes of a frame, for views that the document places by frame alone although the
/// document uses Auto Layout.
enum PrototypingConstraints {
    /// Those a view owns: its own size, and the position of its subviews.
    static func nodes(for view: Element, _ nib: NibCompiler) -> [NibNode] {
        guard nib.document.usesAutolayout else { return [] }
        var nodes: [NibNode] = []
        if view.name != "stackView" {
            for subview in view.children(of: "subviews") where isPlacedByFrame(subview, nib) && !Variations.excludes(subview, from: view) {
                let frame = Geometry.frame(of: subview) ?? Geometry.Frame()
                nodes.append(constraint(subview, 1, to: view, frame.x, nib))
                nodes.append(constraint(subview, 3, to: view, frame.y, nib))
            }
        }
        if isPlacedByFrame(view, nib) {
            let frame = Geometry.frame(of: view) ?? Geometry.Frame()
            nodes.append(constraint(view, 7, to: nil, frame.width, nib))
            nodes.append(constraint(view, 8, to: nil, frame.height, nib))
        }
        return nodes
    }

    private static func isPlacedByFrame(_ view: Element, _ nib: NibCompiler) -> Bool {
        guard view.flag("translatesAutoresizingMaskIntoConstraints") == false, view.parent?.name == "subviews" else { return false }
        if view.parent?.parent?.name == "stackView" { return false }
        if view.flag("fixedFrame") == true { return true }
        // Nothing says where the view is: no constraint of the document, no variation of one.
        return !nib.document.isConstrained(view)
    }

    private static func constraint(_ view: Element, _ attribute: Int, to other: Element?, _ constant: Double, _ nib: NibCompiler) -> NibNode {
        let node = nib.object("NSIBPrototypingLayoutConstraint")
        node.add("NSFirstItem", .object(nib.node(view)))
        node.add("NSFirstAttributeV2", .int(attribute))
        if let other { node.add("NSSecondItem", .object(nib.node(other))) }
        node.add("NSSecondAttributeV2", .int(other == nil ? 0 : attribute))
        node.add("NSConstantV2", .double(constant))
        node.add("NSShouldBeArchived", .bool(true))
        let reason = view.flag("fixedFrame") == true ? "view with fixed frame" : "view with ambiguity"
        node.add("NSLayoutIdentifier", .object(nib.values.string("IB auto generated at build time for \(reason)")))
        node.add("NSFirstAttribute", .int(attribute))
        node.add("NSSecondAttribute", .int(other == nil ? 0 : attribute))
        node.add("NSConstant", .double(constant))
        return node
    }
}
