import NibArchive

/// Objects that are neither views nor controllers.
enum ObjectElements {
    static let kinds = [
        ElementKind("customObject", "UICustomObject"),
        ElementKind("searchDisplayController", "UISearchDisplayController"),
        ElementKind("placeholder", "UIProxyObject", ignoring: ["placeholderIdentifier"]),
        ElementKind("exit", "UIProxyObject"),
        ElementKind("viewControllerPlaceholder", "UIStoryboardViewControllerPlaceholder", ignoring: [
            "storyboardName", "referencedIdentifier", "bundleIdentifier",
        ], [
            Row(attributes: ["storyboardIdentifier"]) { element, node, nib in
                node.add("UIStoryboardIdentifier", .object(nib.values.string(Storyboard.identifier(of: element))))
            },
            .object("tabBarItem", "UITabBarItem"),
            .object("navigationItem", "UINavigationItem"),
            .ignored("toolbarItems"),
        ]),
        ElementKind("viewLayoutGuide", "UILayoutGuide"),
        ElementKind("viewControllerLayoutGuide", "_UILayoutGuide", ignoring: ["type"]),
        ElementKind("keyCommand", "UIKeyCommand", [.string("input", "UIInput"), .notDone("modifierFlags", "discoverabilityTitle", "actionName")]),
        ElementKind("menu", "UIMenu", [.notDone("children", "title", "identifier")]),
    ]
}
