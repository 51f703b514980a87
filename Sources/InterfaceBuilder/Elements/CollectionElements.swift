import NibArchive

/// UICollectionView, its cells and layouts.
enum CollectionElements {
    static let kinds = [
        ElementKind("collectionView", "UICollectionView", base: ScrollElements.rows, ignoring: [
            "dataMode",
        ], [
            .notDone("springLoaded", "dragInteractionEnabled", "selfSizingInvalidation"),
            Row { element, node, _ in if element["dataMode"] == "prototypes" { node.add("UIDelegate", .null) } },
            .object("collectionViewLayout", "UICollectionLayout"),
            .object("backgroundView", "UIBackgroundView"),
            .flag("allowsSelection", "UIAllowsSelection", missing: true, writing: false),
            .flag("allowsMultipleSelection", "UIAllowsMultipleSelection"),
            prototypes,
            .everyFlag("prefetchingEnabled", "UICollectionViewPrefetchingEnabled", missing: true),
        ]),
        ElementKind("collectionViewCell", "UICollectionViewCell", base: rowsOfCell, ignoring: ["customSize", "constraints", "safeArea", "viewLayoutGuide"], [
            .string("reuseIdentifier", "UIReuseIdentifier"),
            .object("backgroundView", "UIBackgroundView"),
            .object("selectedBackgroundView", "UISelectedBackgroundView"),
            contentView,
        ]),
        ElementKind("collectionViewFlowLayout", "UICollectionViewFlowLayout", [
            .float("minimumInteritemSpacing", "UIInteritemSpacing", missing: 10, omitting: 10),
            .float("minimumLineSpacing", "UILineSpacing", missing: 10, omitting: 10),
            itemSize,
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

    /// Before Xcode 14 the standard size is left out.
    private static let itemSize = Row(children: ["itemSize"], key: "UIItemSize") { element, node, nib in
        guard let size = element.child("itemSize") else { return }
        let width = size.number("width") ?? 0, height = size.number("height") ?? 0
        let isStandard = width == 50 && height == 50 && !nib.session.isXcode(since: 14)
        if !isStandard, width != 0 || height != 0 { node.add("UIItemSize", .pair(width, height)) }
    }

    /// A cell of no fixed size asks its content: width and height of −1 or automatic.
    private static let estimatedSize = Row(attributes: ["automaticEstimatedItemSize"], children: ["estimatedItemSize"]) { element, node, _ in
        if element.flag("automaticEstimatedItemSize") == true {
            node.add("UIEstimatedItemSize", .pair(.greatestFiniteMagnitude, .greatestFiniteMagnitude))
        } else if let size = element.child("estimatedItemSize") {
            node.add("UIEstimatedItemSize", .pair(size.number("width") ?? 0, size.number("height") ?? 0))
        }
    }

    private static let contentView = Row(children: ["contentView"]) { element, node, nib in
        guard let content = element.child("contentView") else { return }
        let view = nib.node(content)
        // A content view without an id is not the document's to configure.
        if content.id == nil { view.removeAll(where: keysOfTheCell.contains) }
        node.add("UIContentView", .object(view))
    }

    private static let keysOfTheCell: Set<Key> = ["UIAutoresizingMask", "UIClipsToBounds", "UIContentMode", "UIMultipleTouchEnabled"]

    /// Prototype cells, headers and footers, each a nib of its own: cells by reuse identifier, the others by kind and
    /// reuse identifier (`UICollectionElementKindSectionFooter/Add`).
    private static let prototypes = Row(children: ["cells", "sectionHeaderView", "sectionFooterView"]) { element, node, nib in
        let cells = element.children(of: "cells").compactMap { cell in cell["reuseIdentifier"].map { (key: $0, element: cell) } }
        for cell in element.children(of: "cells") where cell["reuseIdentifier"] == nil {
            nib.session.report(.warning, cell, "a prototype cell without a reuse identifier can't be used: left out")
        }
        let views = supplementaryKinds.compactMap { role, kind -> (key: Text, element: Element)? in
            guard let view = element.child(role), let identifier = view["reuseIdentifier"] else { return nil }
            return (nib.values.bytes("\(kind)/\(identifier)".utf8), view)
        }
        let lists = [compile(cells, nib), compile(views, nib)]
        let keys: [(externals: Key, nibs: Key)] = [
            ("UICollectionViewCellPrototypeNibExternalObjects", "UICollectionViewCellNibDict"),
            ("UICollectionViewSupplementaryViewPrototypeNibExternalObjects", "UICollectionViewSupplementaryViewNibDict"),
        ]
        for (list, key) in zip(lists, keys) where !list.isEmpty {
            node.add(key.externals, .object(nib.values.dictionary(list.map { ($0.key, $0.prototype.externals) }, mutable: true)))
        }
        for (list, key) in zip(lists, keys) where !list.isEmpty {
            node.add(key.nibs, .object(nib.values.dictionary(list.map { ($0.key, $0.prototype.nib) }, mutable: true)))
        }
    }

    private static let supplementaryKinds: [(role: Name, kind: String)] = [
        ("sectionHeaderView", "UICollectionElementKindSectionHeader"), ("sectionFooterView", "UICollectionElementKindSectionFooter"),
    ]

    private static func compile(
        _ prototypes: [(key: Text, element: Element)], _ nib: NibCompiler
    ) -> [(key: NibNode, prototype: (nib: NibNode, externals: NibNode))] {
        prototypes.map { (key: nib.values.string($0.key), prototype: Prototype.compile($0.element, in: nib)) }
    }
}
