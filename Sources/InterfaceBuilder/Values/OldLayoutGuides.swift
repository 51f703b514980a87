import NibArchive

/// The top and bottom layout guides of a controller, from before the safe area: hidden views in the root view.
enum OldLayoutGuides {
    /// Whether a root view has the guides: when the document says so, and always where there is no safe area yet.
    static func areViews(in view: Element, _ nib: NibCompiler) -> Bool {
        guard view.key == viewName, let controller = view.parent, Scene.controllerNames.contains(controller.name) else { return false }
        if controller.child(guidesName) != nil { return true }
        return nib.document.kind == .storyboard && view.children.contains { $0.name == safeAreaName && $0.key == safeAreaKey && !nib.hasGuide($0) }
    }

    /// The item and attribute that stand for an attribute of a guide element.
    static func translate(_ guide: Element, _ attribute: Int, _ nib: NibCompiler) -> (item: NibNode, attribute: Int)? {
        guard let view = guide.parent?.parent?.child(viewName) else { return nil }
        return (nib.oldGuide(of: view, isTop: guide["type"] == "top"), attribute)
    }

    /// The same for a safe area in a nib for systems that have none.
    static func translate(safeArea guide: Element, _ attribute: Int, _ nib: NibCompiler) -> (item: NibNode, attribute: Int)? {
        guard let view = guide.parent else { return nil }
        guard areViews(in: view, nib) else { return (nib.guideOwner(guide), attribute) }
        switch attribute {
        case 3: return (nib.oldGuide(of: view, isTop: true), 4)
        case 4: return (nib.oldGuide(of: view, isTop: false), 3)
        default: return (nib.node(view), attribute)
        }
    }

    // MARK: Views

    static func views(of view: Element, _ nib: NibCompiler) -> [NibNode] {
        areViews(in: view, nib) ? [nib.oldGuide(of: view, isTop: true), nib.oldGuide(of: view, isTop: false)] : []
    }

    /// What holds the guides in their place until the controller does.
    static func constraints(of view: Element, _ nib: NibCompiler) -> [NibNode] {
        views(of: view, nib).flatMap { guide in
            guide["_UILayoutGuideConstraintsToRemove"]?.object?.entries.compactMap { $0.field.object } ?? []
        }
    }

    static func write(_ guide: NibNode, isTop: Bool, in view: NibNode, _ nib: NibCompiler) {
        let leading = constraint(guide, 5, view, nib), height = constraint(guide, 8, nil, nib)
        let held = isTop ? [leading, constraint(guide, 3, view, nib), height] : [leading, height, constraint(view, 4, guide, nib)]
        if nib.session.isXcode(since: 8) { guide.add("UIDeepDrawRect", .bool(true)) }
        for key in ["UIOpaque", "UIHidden", "UIAutoresizeSubviews", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"] as [Key] {
            guide.add(key, .bool(true))
        }
        let width = constraint(guide, 7, nil, nib)
        width.className = "_UILayoutSupportConstraint"
        width.add("NSPriority", .int(999))
        guide.add("UIViewAutolayoutConstraints", .object(nib.values.mutableArray([width])))
        guide.add("UIViewSemanticContentAttribute", .int(0))
        if nib.session.isXcode(since: 11) { guide.add("UIViewLargeContentStoredProperties", .null) }
        guide.add("_UILayoutGuideIdentifier", .object(nib.values.string("_UIViewController\(isTop ? "Top" : "Bottom")")))
        guide.add("_UILayoutGuideConstraintsToRemove", .object(nib.values.array(held)))
    }

    private static func constraint(_ first: NibNode, _ attribute: Int, _ second: NibNode?, _ nib: NibCompiler) -> NibNode {
        let constraint = nib.object("NSLayoutConstraint")
        constraint.add("NSFirstItem", .object(first))
        constraint.add("NSFirstAttributeV2", .int(attribute))
        constraint.add("NSFirstAttribute", .int(attribute))
        if let second {
            constraint.add("NSSecondItem", .object(second))
            constraint.add("NSSecondAttributeV2", .int(attribute))
            constraint.add("NSSecondAttribute", .int(attribute))
        }
        constraint.add("NSShouldBeArchived", .bool(true))
        return constraint
    }

    private static let viewName: Name = "view", guidesName: Name = "layoutGuides"
    private static let safeAreaName: Name = "viewLayoutGuide", safeAreaKey: Name = "safeArea"
}
