import NibArchive

/// UICollectionView, its cells and layouts.
enum CollectionElements {
    static let kinds = [
        ElementKind("collectionView", "UICollectionView", base: ScrollElements.rows, ignoring: [
            "dataMode", "springLoaded", "dragInteractionEnabled", "selfSizingInvalidation",
        ], [
            .object("collectionViewLayout", "UICollectionLayout"),
            .object("backgroundView", "UIBackgroundView"),
            .flag("allowsSelection", "UIAllowsSelection", missing: true, writing: false),
            .flag("allowsMultipleSelection", "UIAllowsMultipleSelection"),
            cells,
            supplementaryViews,
            .everyFlag("prefetchingEnabled", "UICollectionViewPrefetchingEnabled", missing: true),
        ]),
        ElementKind("collectionViewCell", "UICollectionViewCell", base: rowsOfCell, ignoring: ["customSize", "constraints", "safeArea", "viewLayoutGuide"], [
            cellSubviews,
            .string("reuseIdentifier", "UIReuseIdentifier"),
            .object("backgroundView", "UIBackgroundView"),
            .object("selectedBackgroundView", "UISelectedBackgroundView"),
            contentView,
        ]),
        ElementKind("collectionViewFlowLayout", "UICollectionViewFlowLayout", [
            .float("minimumInteritemSpacing", "UIInteritemSpacing", missing: 10, omitting: 10),
            .float("minimumLineSpacing", "UILineSpacing", missing: 10, omitting: 10),
            .size("itemSize", "UIItemSize"),
            estimatedSize,
            .size("headerReferenceSize", "UIHeaderReferenceSize"),
            .size("footerReferenceSize", "UIFooterReferenceSize"),
            .insets("sectionInset", "UISectionInset"),
            .choice("scrollDirection", "UIScrollDirection", ["vertical": 0, "horizontal": 1], omitting: 0),
            .flag("sectionHeadersPinToVisibleBounds", "UISectionHeadersPinToVisibleBounds"),
            .flag("sectionFootersPinToVisibleBounds", "UISectionFootersPinToVisibleBounds"),
            .choice("sectionInsetReference", "UISectionInsetReference", ["contentInset": 0, "safeArea": 1, "layoutMargins": 2], omitting: 0),
        ]),
        ElementKind("collectionViewLayout", "UICollectionViewLayout"),
    ]

    /// The cell's constraints and guides belong to its content view.
    private static let rowsOfCell = ViewElements.rows.filter { !$0.children.contains("constraints") && !$0.children.contains("safeArea") }

    /// A cell of no fixed size asks its content: width and height of −1 or automatic.
    private static let estimatedSize = Row(attributes: ["automaticEstimatedItemSize"], children: ["estimatedItemSize"]) { element, node, _ in
        if element.flag("automaticEstimatedItemSize") == true {
            node.add("UIEstimatedItemSize", .geometry(.greatestFiniteMagnitude, .greatestFiniteMagnitude))
        } else if let size = element.child("estimatedItemSize") {
            node.add("UIEstimatedItemSize", .geometry(size.number("width") ?? 0, size.number("height") ?? 0))
        }
    }

    private static let cellSubviews = Row { element, node, nib in
        guard let content = element.child("contentView") else { return }
        node.add("UISubviews", .object(nib.values.mutableArray([nib.node(content)])))
    }

    private static let contentView = Row(children: ["contentView"]) { element, node, nib in
        guard let content = element.child("contentView") else { return }
        let view = nib.node(content)
        // A content view without an id is not the document's to configure.
        if content.id == nil {
            view.entries.removeAll { keysOfTheCell.contains($0.key) }
            view.set("UIOpaque", .bool(true))
        }
        let own = ViewRows.installedConstraints(of: element, nib)
        if !own.isEmpty { view.set("UIViewAutolayoutConstraints", .object(nib.values.mutableArray(existing(view) + own))) }
        let guides = element.children.filter { $0.name == "viewLayoutGuide" }.map(nib.guide)
        if !guides.isEmpty { view.set("UIViewLayoutGuides", .object(nib.values.mutableArray(guides))) }
        node.add("UIContentView", .object(view))
    }

    private static let keysOfTheCell: Set<Key> = ["UIAutoresizingMask", "UIClipsToBounds", "UIContentMode", "UIMultipleTouchEnabled"]

    private static func existing(_ view: NibNode) -> [NibNode] {
        (view["UIViewAutolayoutConstraints"]?.object?.entries ?? []).compactMap { $0.field.object }
    }

    private static let cells = Row(children: ["cells"]) { element, node, nib in
        let cells = (element.child("cells")?.children ?? []).compactMap { cell in
            cell["reuseIdentifier"].map { (key: $0, element: cell) }
        }
        write(cells, "UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects", node, nib)
        for cell in element.child("cells")?.children ?? [] where cell["reuseIdentifier"] == nil {
            nib.session.report(.warning, cell, "a prototype cell without a reuse identifier can't be used: left out")
        }
    }

    /// Headers and footers, keyed by kind and reuse identifier: `UICollectionElementKindSectionFooter/Add`.
    private static let supplementaryViews = Row(children: ["sectionHeaderView", "sectionFooterView"]) { element, node, nib in
        let kinds: [(Name, Key)] = [
            ("sectionHeaderView", "UICollectionElementKindSectionHeader"), ("sectionFooterView", "UICollectionElementKindSectionFooter"),
        ]
        let views = kinds.compactMap { role, kind -> (key: String, element: Element)? in
            guard let view = element.child(role), let identifier = view["reuseIdentifier"] else { return nil }
            return ("\(kind)/\(identifier)", view)
        }
        write(views, "UICollectionViewSupplementaryViewNibDict", "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", node, nib)
    }

    private static func write(
        _ prototypes: [(key: String, element: Element)], _ nibsKey: Key, _ externalsKey: Key, _ node: NibNode, _ nib: NibCompiler
    ) {
        guard !prototypes.isEmpty else { return }
        let compiled = prototypes.map { (key: nib.values.string($0.key), prototype: Prototype.compile($0.element, in: nib)) }
        node.add(externalsKey, .object(nib.values.dictionary(compiled.map { ($0.key, $0.prototype.externals) }, mutable: true)))
        node.add(nibsKey, .object(nib.values.dictionary(compiled.map { ($0.key, $0.prototype.nib) }, mutable: true)))
    }
}
