import NibArchive

/// Bars and what lies in them.
enum BarElements {
    static let kinds = [
        ElementKind("navigationBar", "UINavigationBar", base: ViewElements.rows.filter { $0.attributes != ["opaque"] }, ignoring: ["opaque"], [
            .flag("largeTitles", "UIBarPrefersLargeTitles"),
            textAttributes("largeTitleTextAttributes", "UIBarLargeTitleTextAttributes"),
            .choice("barStyle", "UIBarStyle", Choices.barStyle, omitting: 0),
            .color("barTintColor", "UIBarTintColor"),
            .objects("items", "UIItems", mutable: true),
            textAttributes("titleTextAttributes", "UITitleTextAttributes"),
            .image("shadowImage", "UIShadowImage"),
            .image("backIndicatorImage", "UIBackIndicatorImage"),
            .image("backIndicatorTransitionMaskImage", "UIBackIndicatorTransitionMaskImage"),
            appearance("standardAppearance", "UINavigationBarStandardAppearance"),
            appearance("compactAppearance", "UINavigationBarCompactAppearance"),
            appearance("scrollEdgeAppearance", "UINavigationBarScrollEdgeAppearance"),
            appearance("compactScrollEdgeAppearance", "UINavigationBarCompactScrollEdgeAppearance"),
            .constant("UIBarPosition") { .int(2) },
            translucency,
            .ignored("prompted"), .notDone("backgroundImage"),
        ]),
        ElementKind("toolbar", "UIToolbar", base: ViewElements.rows, [
            .choice("barStyle", "UIBarStyle", Choices.barStyle, omitting: 0),
            .color("barTintColor", "UIBarTintColor"),
            .objects("items", "UIItems"),
            .constant("UIBarPosition") { .int(1) },
            translucency,
        ]),
        ElementKind("tabBar", "UITabBar", base: ViewElements.rows, [
            .choice("barStyle", "UIBarStyle", Choices.barStyle, omitting: 0),
            .color("barTintColor", "UIBarTintColor"),
            .color("selectedImageTintColor", "UISelectedImageTintColor"),
            .color("unselectedItemTintColor", "UIUnselectedItemTintColor"),
            .image("backgroundImage", "UIBackgroundImage"),
            .image("shadowImage", "UIShadowImage"),
            .image("selectionIndicatorImage", "UISelectionIndicatorImage"),
            .objects("items", "UIItems"),
            .choice("itemPositioning", "UIItemPositioning", ["automatic": 0, "fill": 1, "centered": 2], omitting: 0),
            translucency,
        ]),
        ElementKind("searchBar", "UISearchBar", base: ViewElements.rows, [
            .flag("showsCancelButton", "UIShowsCancelButton"),
            .flag("showsBookmarkButton", "UIShowsBookmarkButton"),
            .flag("showsScopeBar", "UIShowsScopeBar"),
            .flag("showsSearchResultsButton", "UIShowsSearchResultsButton"),
            .choice("barStyle", "UIBarStyle", Choices.barStyle, omitting: 0),
            .color("barTintColor", "UIBarTintColor"),
            Row(attributes: ["translucent"]) { element, node, _ in
                node.add("UISearchBarTranslucence", .int(element.flag("translucent") == false ? 2 : 1))
            },
            Row(children: ["scopeButtonTitles"]) { element, node, nib in
                guard let titles = element.child("scopeButtonTitles")?.children, !titles.isEmpty else { return }
                node.add("UIScopeButtonTitles", .object(nib.values.array(titles.map { nib.values.string($0.text) })))
            },
            TextElements.text,
            .text("placeholder", "UIPlaceholder"),
            .text("prompt", "UIPrompt"),
            TextElements.traits,
            .choice("searchBarStyle", "UISearchBarStyle", ["default": 0, "prominent": 1, "minimal": 2], omitting: 0),
            .image("backgroundImage", "UIBackgroundImage"),
            .notDone("selectedScopeButtonIndex", "scopeBarBackgroundImage"),
        ]),
        ElementKind("navigationItem", "UINavigationItem", [
            .text("title", "UITitle"),
            .text("prompt", "UIPrompt"),
            .object("backBarButtonItem", "UIBackBarButtonItem"),
            .text("backButtonTitle", "UIBackButtonTitle"),
            items("leftBarButtonItem", "leftBarButtonItems", "UILeftBarButtonItem", "UILeftBarButtonItems"),
            .object("titleView", "UITitleView"),
            Row { _, node, nib in node.add("UICenterItemGroups", .object(nib.values.array([]))) }.since(14),
            items("rightBarButtonItem", "rightBarButtonItems", "UIRightBarButtonItem", "UIRightBarButtonItems"),
            .flag("hidesBackButton", "UIHidesBackButton"),
            .flag("leftItemsSupplementBackButton", "UILeftItemsSupplementBackButton"),
            .choice("largeTitleDisplayMode", "UILargeTitleDisplayMode", ["automatic": 0, "always": 1, "never": 2, "inline": 3], missing: 0).since(9),
            .choice("style", "UINavigationItemStyle", ["navigator": 0, "browser": 1, "editor": 2], omitting: 0),
            .choice("backButtonDisplayMode", "UIBackButtonDisplayMode", ["default": 0, "generic": 1, "minimal": 2], omitting: 0),
            appearance("standardAppearance", "UIStandardAppearance"),
            appearance("compactAppearance", "UICompactAppearance"),
            appearance("scrollEdgeAppearance", "UIScrollEdgeAppearance"),
            .notDone("centerItemGroups", "trailingItemGroups", "leadingItemGroups", "subtitle"),
        ]),
        ElementKind("barButtonItem", "UIBarButtonItem", [
            .flag("enabled", "UIEnabled", missing: true),
            systemItem,
            .choice("style", "UIStyle", ["plain": 0, "bordered": 1, "done": 2], missing: 1, omitting: 0),
            .text("title", "UITitle"),
            .image("image", "UIImage"),
            .image("landscapeImage", "UILandscapeImagePhone"),
            .image("selectedImage", "UISelectedImage"),
            .color("tintColor", "UITintColor"),
            .object("customView", "UICustomView"),
            .float("width", "UIWidth", omitting: 0),
            .integer("tag", "UITag", omitting: 0),
            .insets("imageInsets", "UIImageInsets"),
            .flag("springLoaded", "UISpringLoaded"),
            .flag("selected", "UISelected"),
            .flag("hidden", "UIItemHidden"),
            .notDone("menu", "changesSelectionAsPrimaryAction", "largeContentSizeImage", "largeContentSizeImageInsets"),
        ]),
        ElementKind("tabBarItem", "UITabBarItem", [
            .flag("enabled", "UIEnabled", missing: true),
            .text("title", "UITitle"),
            .color("badgeColor", "UIBadgeColor"),
            .string("badgeValue", "UIBadgeValue"),
            .image("image", "UIImage"),
            .image("selectedImage", "UISelectedTemplateImage"),
            .image("landscapeImage", "UILandscapeImagePhone"),
            .integer("tag", "UITag", omitting: 0),
            .insets("imageInsets", "UIImageInsets"),
            tabSystemItem,
            titleOffset,
            .flag("springLoaded", "UISpringLoaded"),
            .notDone("largeContentSizeImage", "largeContentSizeImageInsets", "standardAppearance", "scrollEdgeAppearance"),
        ]),
    ]

    private static let translucency = Row(attributes: ["translucent"]) { element, node, _ in
        node.add("UIBarTranslucence", .int(element.flag("translucent") == false ? 2 : 1))
    }

    /// One item under its own key, several in `<rightBarButtonItems>`; both forms are archived.
    private static func items(_ single: Name, _ several: Name, _ key: Key, _ arrayKey: Key) -> Row {
        Row(children: [single, several]) { element, node, nib in
            let elements = element.child(several).map { Array($0.children) } ?? [element.child(single)].compactMap { $0 }
            let nodes = elements.filter { $0.name != "nil" }.map(nib.node)
            guard let first = nodes.first else { return }
            node.add(key, .object(first))
            node.add(arrayKey, .object(nib.values.array(nodes)))
        }
    }

    private static let systemItem = Row(attributes: ["systemItem"]) { element, node, nib in
        guard let word = element["systemItem"] else { return }
        guard let number = systemItems.firstIndex(of: word) else {
            return nib.session.unknown(element, "unknown system item '\(word)': left out")
        }
        node.add("UIIsSystemItem", .bool(true))
        node.add("UISystemItem", .int(number))
    }

    /// In the order of UIBarButtonItem.SystemItem.
    private static let systemItems: [Text] = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
        "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo",
        "pageCurl", "close",
    ]

    private static let tabSystemItem = Row(attributes: ["systemItem"]) { element, node, nib in
        guard let word = element["systemItem"] else { return }
        guard let number = tabSystemItems.firstIndex(of: word) else {
            return nib.session.unknown(element, "unknown system item '\(word)': left out")
        }
        node.add("UIIsSystemItem", .bool(true))
        node.add("UISystemItem", .int(number))
    }

    /// In the order of UITabBarItem.SystemItem.
    private static let tabSystemItems: [Text] = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
        "mostRecent", "mostViewed",
    ]

    private static let titleOffset = Row(children: ["titlePositionAdjustment"]) { element, node, _ in
        guard let offset = element.child("titlePositionAdjustment") else { return }
        node.add("UITitlePositionAdjustment", .pair(offset.number("horizontal") ?? 0, offset.number("vertical") ?? 0))
    }
}
