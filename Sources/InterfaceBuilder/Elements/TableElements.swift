import NibArchive

/// UITableView and its cells.
enum TableElements {
    static let kinds = [
        ElementKind("tableView", "UITableView", base: ScrollElements.rows, ignoring: [
            "dataMode",
        ], [
            .integer("sectionIndexMinimumDisplayRowCount", "UISectionIndexMinimumDisplayRowCount", omitting: 0),
            .notDone("springLoaded", "dragInteractionEnabled"),
            .choice("style", "UITableViewStyle", styles, missing: 0).since(11, 4),
            .choice("style", "UIStyle", styles, missing: 0),
            Row(attributes: ["separatorStyle"]) { element, node, _ in
                if element["separatorStyle"] == "none" {
                    node.add("UISeparatorStyleIOS9AndLater", .int(0))
                } else {
                    let style = element["separatorStyle"] == "singleLineEtched" ? 2 : 1
                    node.add("UISeparatorStyle", .int(style))
                    node.add("UISeparatorStyleIOS5AndLater", .int(style))
                }
            },
            .flag("prefetchingEnabled", "UIPrefetchingEnabled", missing: true).since(13),
            .float("rowHeight", "UIRowHeight", missing: 44).since(9),
            .float("rowHeight", "UIRowHeight", omitting: 44).before(9),
            .float("sectionHeaderHeight", "UISectionHeaderHeight", missing: 28),
            .float("sectionFooterHeight", "UISectionFooterHeight", missing: 28),
            .float("estimatedRowHeight", "UIEstimatedRowHeight", missing: 0).since(9),
            .float("estimatedSectionHeaderHeight", "UIEstimatedSectionHeaderHeight", missing: 0).since(9),
            .float("estimatedSectionFooterHeight", "UIEstimatedSectionFooterHeight", missing: 0).since(9),
            .constant("UIFillerRowHeight") { .double(0) }.since(13),
            .constant("UISectionHeaderTopPadding") { .double(-1) }.since(13),
            selection("allowsSelection", "UIAllowsSelection", missing: true),
            selection("allowsMultipleSelection", "UIAllowsMultipleSelection", missing: false),
            selection("allowsSelectionDuringEditing", "UIAllowsSelectionDuringEditing", missing: false),
            selection("allowsMultipleSelectionDuringEditing", "UIAllowsMultipleSelectionDuringEditing", missing: false),
            .everyFlag("contentViewInsetsToSafeArea", "UIInsetsContentViewsToSafeArea", missing: true).since(9),
            .object("tableHeaderView", "UITableHeaderView"),
            .object("tableFooterView", "UITableFooterView"),
            .object("backgroundView", "UIBackgroundView"),
            .color("separatorColor", "UISeparatorColor"),
            prototypes,
            .color("sectionIndexColor", "UISectionIndexColor"),
            .color("sectionIndexBackgroundColor", "UISectionIndexBackgroundColor"),
            .color("sectionIndexTrackingBackgroundColor", "UISectionIndexTrackingBackgroundColor"),
            .insets("separatorInset", "UISeparatorInset", keepingZero: true),
            .choice("separatorInsetReference", "UISeparatorInsetReference", ["fromCellEdges": 0, "fromAutomaticInsets": 1], missing: 0).since(9),
            StaticTable.sections,
        ]),
        ElementKind("tableViewCell", "UITableViewCell", base: ViewElements.rows, ignoring: [
            "rowHeight", "hidesAccessoryWhenEditing",
        ], [
            .notDone("focusStyle"),
            .string("reuseIdentifier", "UIReuseIdentifier"),
            .choice("accessoryType", "UIAccessoryType", Choices.accessory, omitting: 0),
            .choice("editingAccessoryType", "UIEditingAccessoryType", Choices.accessory, omitting: 0),
            .flag("showsReorderControl", "UIShowsReorderControl"),
            .flag("shouldIndentWhileEditing", "UIShouldIndentWhileEditing", missing: true, writing: false),
            .integer("indentationLevel", "UIIndentationLevel", omitting: 0),
            .choice("selectionStyle", "UISelectionStyle", ["none": 0, "blue": 1, "gray": 2, "default": 3], omitting: 3),
            .choice("style", "UITableViewCellStyle", [
                "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
                "IBUITableViewCellStyleSubtitle": 3,
            ], omitting: 0),
            .float("indentationWidth", "UIIndentationWidth"),
            .insets("separatorInset", "UISeparatorInset", keepingZero: true),
            .object("contentView", "UIContentView"),
            builtIn("textLabel", "UITextLabel"),
            builtIn("detailTextLabel", "UIDetailTextLabel"),
            builtIn("imageView", "UIImageView"),
            .object("backgroundView", "UIBackgroundView"),
            .object("selectedBackgroundView", "UISelectedBackgroundView"),
            .object("multipleSelectionBackgroundView", "UIMultipleSelectionBackgroundView"),
            .object("accessoryView", "UIAccessoryView"),
            .object("editingAccessoryView", "UIEditingAccessoryView"),
        ]),
        ElementKind("tableViewHeaderFooterView", "UITableViewHeaderFooterView", base: ViewElements.rows, [
            .string("reuseIdentifier", "UIReuseIdentifier"), .object("contentView", "UIContentView"),
        ]),
    ]

    private static let styles: Words = ["plain": 0, "grouped": 1, "insetGrouped": 2]

    private static func selection(_ attribute: Name, _ key: Key, missing: Bool) -> Row {
        .flag(attribute, key, missing: missing, writing: !missing)
    }

    /// The cell's own label or image view, which is a subview of the content view.
    private static func builtIn(_ attribute: Name, _ key: Key) -> Row {
        Row(attributes: [attribute]) { element, node, nib in
            node.add(key, element[attribute].flatMap { nib.reference($0, from: element) }.map(NibField.object) ?? .null)
        }
    }

    /// Prototype cells, each a nib of its own, by reuse identifier.
    private static let prototypes = Row(children: ["prototypes"]) { element, node, nib in
        var nibs: [(NibNode, NibNode)] = [], externals: [(NibNode, NibNode)] = []
        for cell in element.children(of: "prototypes") {
            guard let identifier = cell["reuseIdentifier"] else {
                nib.session.report(.warning, cell, "a prototype cell without a reuse identifier can't be used: left out")
                continue
            }
            let prototype = Prototype.compile(cell, in: nib)
            nibs.append((nib.values.string(identifier), prototype.nib))
            externals.append((nib.values.string(identifier), prototype.externals))
        }
        guard !nibs.isEmpty else { return }
        node.add("UITableViewCellPrototypeNibs", .object(nib.values.dictionary(nibs, mutable: true)))
        node.add("UITableViewCellPrototypeNibExternalObjects", .object(nib.values.dictionary(externals, mutable: true)))
    }
}
