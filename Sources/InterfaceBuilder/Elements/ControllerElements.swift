import NibArchive

/// View controllers.
enum ControllerElements {
    static let kinds = [
        ElementKind("viewController", "UIViewController", base: rows),
        ElementKind("hostingController", "UIViewController", base: rows),
        ElementKind("avPlayerViewController", "AVPlayerViewController", base: rows, [.notDone("videoGravity", "showsPlaybackControls")]),
        ElementKind("glkViewController", "GLKViewController", base: rows, [.notDone("preferredFramesPerSecond")]),
        ElementKind("tableViewController", "UITableViewController", base: rows, [
            .flag("clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", missing: true),
            .object("refreshControl", "UIRefreshControl"),
        ]),
        ElementKind("collectionViewController", "UICollectionViewController", base: rows, [
            .flag("clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", missing: true),
            .flag("installsStandardGestureForInteractiveMovement", "UIInstallsStandardGestureForInteractiveMovement", missing: true, writing: false),
        ]),
        ElementKind("navigationController", "UINavigationController", base: rows, [
            ContainerRows.children("rootViewController"),
            ContainerRows.navigationBar,
            .flag("navigationBarHidden", "UINavigationBarHidden"),
            .object("toolbar", "UIToolbar"),
            .flag("toolbarHidden", "UIToolbarShown", missing: true, writing: false).shown,
            .flag("hidesBarsOnSwipe", "UIHidesBarsOnSwipe"),
            .flag("hidesBarsOnTap", "UIHidesBarsOnTap"),
            .flag("hidesBarsWhenKeyboardAppears", "UIHidesBarsWhenKeyboardAppears"),
            .flag("hidesBarsWhenVerticallyCompact", "UIHidesBarsWhenVerticallyCompact"),
            .ignored("viewControllers"),
        ]),
        ElementKind("tabBarController", "UITabBarController", base: rows, [
            ContainerRows.children("viewControllers"),
            ContainerRows.tabBar,
            .integer("selectedIndex", "UISelectedIndex"),
            .ignored("viewControllers"), .notDone("mode"),
        ]),
        ElementKind("splitViewController", "UISplitViewController", base: rows, [
            ContainerRows.children("masterViewController", "supplementaryViewController", "detailViewController", "compactViewController"),
            Row(attributes: ["allowDoubleColumnStyle", "allowTripleColumnStyle"]) { element, node, _ in
                let style = element.flag("allowTripleColumnStyle") == true ? 2 : element.flag("allowDoubleColumnStyle") == true ? 1 : 0
                if style != 0 { node.add("UISplitViewControllerStyle", .int(style)) }
            },
            .choice("preferredDisplayMode", "UIPreferredDisplayMode", [
                "automatic": 0, "secondaryOnly": 1, "primaryHidden": 1, "oneBesideSecondary": 2, "beside": 2, "allVisible": 2,
                "oneOverSecondary": 3, "over": 3, "primaryOverlay": 3, "twoBesideSecondary": 4, "twoOverSecondary": 5, "twoDisplaceSecondary": 6,
            ], omitting: 0),
            .choice("behavior", "UIPreferredSplitBehavior", ["automatic": 0, "tile": 1, "overlay": 2, "displace": 3], omitting: 0),
            .choice("primaryBackgroundStyle", "UIPrimaryBackgroundStyle", ["none": 0, "sidebar": 1], omitting: 0),
            .float("preferredPrimaryColumnWidthFraction", "UIPreferredPrimaryColumnWidthFraction"),
            .float("minimumPrimaryColumnWidth", "UIMinimumPrimaryColumnWidth"),
            .float("maximumPrimaryColumnWidth", "UIMaximumPrimaryColumnWidth"),
            .flag("presentsWithGesture", "UIPresentsWithGesture", missing: true, writing: false),
            .notDone("displayModeButtonVisibility", "showsSecondaryOnlyButton", "primaryEdge"),
        ]),
        ElementKind("pageViewController", "UIPageViewController", base: rows, [
            .choice("transitionStyle", "UIPageViewControllerTransitionStyle", ["pageCurl": 0, "scroll": 1], missing: 0),
            .choice("navigationOrientation", "UIPageViewControllerNavigationOrientation", ["horizontal": 0, "vertical": 1], missing: 0),
            .choice("spineLocation", "UIPageViewControllerSpineLocation", ["none": 0, "min": 1, "mid": 2, "max": 3], missing: 0),
            .flag("doubleSided", "UIPageViewControllerDoubleSided"),
            .float("pageSpacing", "UIPageViewControllerPageSpacing", omitting: 0),
        ]),
    ]

    /// Keys of UIViewController.
    static let rows: [Row] = [
        .text("title", "UITitle"),
        .object("tabBarItem", "UITabBarItem"),
        .object("navigationItem", "UINavigationItem"),
        ControllerRows.view,
        ControllerRows.identifiers,
        ContainerRows.parent,
        .objects("toolbarItems", "UIToolbarItems"),
        .flag("wantsFullScreenLayout", "UIWantsFullScreenLayout"),
        ControllerRows.segueTemplates,
        ControllerRows.keptAlive,
        .choice("modalTransitionStyle", "UIModalTransitionStyle", Choices.modalTransition, omitting: 0),
        .choice("modalPresentationStyle", "UIModalPresentationStyle", Choices.modalPresentation),
        .flag("definesPresentationContext", "UIDefinesPresentationContext"),
        .flag("providesPresentationContextTransitionStyle", "UIProvidesPresentationContextTransitionStyle"),
        .flag("hidesBottomBarWhenPushed", "UIHidesBottomBarWhenPushed"),
        ControllerRows.preferredSize,
        ControllerRows.extendedEdges,
        Row(attributes: ["extendedLayoutIncludesOpaqueBars"]) { element, node, _ in
            if element.flag("extendedLayoutIncludesOpaqueBars") == true { node.add("UIKeyExtendedLayoutIncludesOpaqueBars", .int(1)) }
        },
        Row(attributes: ["automaticallyAdjustsScrollViewInsets"]) { element, node, _ in
            if element.flag("automaticallyAdjustsScrollViewInsets") == false { node.add("UIKeyAutomaticallyAdjustsScrollViewInsets", .int(0)) }
        },
        .flag("autoresizesArchivedViewToFullSize", "UIAutoresizesArchivedViewToFullSize", missing: true, writing: false),
        .flag("modalInPresentation", "UIModalInPresentation"),
        .choice("overrideUserInterfaceStyle", "UIOverrideUserInterfaceStyle", ["unspecified": 0, "light": 1, "dark": 2], omitting: 0),
        .choice("interfaceStyle", "UIOverrideUserInterfaceStyle", ["unspecified": 0, "light": 1, "dark": 2], omitting: 0),
        .flag("viewRespectsSystemMinimumLayoutMargins", "UIViewControllerViewRespectsSystemMinimumLayoutMargins", missing: true, writing: false),
        .ignored("layoutGuides", "nil", "size", "metadata", "interactionActivityTrackingBaseName"),
        .notDone("keyCommands", "supportedInterfaceOrientations", "focusGroupIdentifier"),
    ]
}

private extension Row {
    /// `toolbarHidden="NO"` is archived as a bar that is shown.
    var shown: Row {
        Row(attributes: attributes) { element, node, _ in
            if element.flag("toolbarHidden") == false { node.add("UIToolbarShown", .bool(true)) }
        }
    }
}
