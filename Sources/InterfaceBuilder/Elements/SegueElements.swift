import NibArchive

/// `<segue>` → a segue template of the controller's scene.
enum SegueElements {
    static let kinds = [
        ElementKind("segue", "UIStoryboardSegueTemplate", ignoring: [
            "relationship", "reference", "inheritsFrom", "trigger", "action", "popoverAnchorView", "popoverAnchorBarButtonItem",
        ], [
            .notDone("splitViewControllerTargetIndex", "preview", "commit", "passthroughViews"),
            Row(attributes: [
                "kind", "identifier", "destination", "unwindAction", "modalPresentationStyle", "modalTransitionStyle", "animates",
                "destinationCreationSelector",
            ], children: ["popoverArrowDirection"]) { element, node, nib in write(element, node, nib) },
        ]),
    ]

    private static func write(_ element: Element, _ node: NibNode, _ nib: NibCompiler) {
        if let identifier = element["identifier"] { node.add("UIIdentifier", .object(nib.values.string(identifier))) }
        node.add("UIDestinationViewControllerIdentifier", destination(of: element, nib))
        if let selector = element["destinationCreationSelector"] {
            node.add("UIDestinationCreationSelectorName", .object(nib.values.string(selector)))
        }
        kind(element, node, nib)
        if let name = nib.session.className(of: element) { node.add("UISegueClassName", .object(nib.values.string(name))) }
    }

    private static func kind(_ element: Element, _ node: NibNode, _ nib: NibCompiler) {
        func text(_ text: Text) -> NibField { .object(nib.values.string(text)) }
        let isDetail = element["kind"] == "showDetail"
        switch element["kind"] ?? "" {
        case "show", "showDetail":
            node.className = "UIStoryboardShowSegueTemplate"
            node.add("UIActionName", text(isDetail ? "showDetailViewController:sender:" : "showViewController:sender:"))
        case "push": node.className = "UIStoryboardPushSegueTemplate"
        case "replace": node.className = "UIStoryboardReplaceSegueTemplate"
        case "modal":
            node.className = "UIStoryboardModalSegueTemplate"
            presentation(element, node)
        case "presentation":
            node.className = "UIStoryboardPresentationSegueTemplate"
            presentation(element, node)
        case "popover", "popoverPresentation":
            node.className = "UIStoryboardPopoverPresentationSegueTemplate"
            popover(element, node)
        case "embed":
            node.className = "UIStoryboardEmbedSegueTemplate"
            node.add("UIPerformOnViewLoad", .bool(true))
            node.add("UIContainerView", .null)
        case "unwind":
            node.className = "UIStoryboardUnwindSegueTemplate"
            node.add("UIAction", text(element["unwindAction"] ?? ""))
        case "custom": break
        case let other: nib.session.unknown(element, "unknown kind of segue '\(other)': compiled as a custom one")
        }
        if element.flag("animates") == false { node.add("UIAnimates", .bool(false)) }
    }

    private static func presentation(_ element: Element, _ node: NibNode) {
        node.add("UIModalPresentationStyle", element["modalPresentationStyle"].flatMap { Choices.modalPresentation[$0] }.map(NibField.int))
        node.add("UIModalTransitionStyle", element["modalTransitionStyle"].flatMap { Choices.modalTransition[$0] }.map(NibField.int))
    }

    private static func popover(_ element: Element, _ node: NibNode) {
        let directions: [(Name, Int)] = [("up", 1), ("down", 2), ("left", 4), ("right", 8)]
        let allowed = element.child("popoverArrowDirection").map { child in
            directions.reduce(0) { child.flag($1.0) == true ? $0 | $1.1 : $0 }
        }
        node.add("UIPermittedArrowDirections", .int(allowed ?? 15))
        node.add("UIPassthroughViews", .null)
        node.add("UIAnchorBarButtonItem", .null)
        node.add("UIAnchorView", .null)
    }

    /// The key of the destination in the storyboard's Info.plist; nil for an unwind, which finds its way when it is run.
    private static func destination(of element: Element, _ nib: NibCompiler) -> NibField {
        if element["kind"] == "unwind" { return .null }
        guard let id = element["destination"], let target = nib.document.objects[id] else {
            nib.session.report(.error, element, "no object has the id '\(element["destination"] ?? "")'")
            return .null
        }
        guard nib.session.storyboard?.scene(of: target) != nil else {
            nib.session.report(.error, element, "the segue's destination '\(id)' is not a view controller")
            return .null
        }
        return .object(nib.values.string(Storyboard.identifier(of: target)))
    }
}
