import NibArchive

/// `dataMode="static"`: sections and rows in the document become a UITableViewDataSource, which the table is connected to.
enum StaticTable {
    static let sections = Row(children: ["sections"]) { element, node, nib in
        guard let sections = element.child("sections")?.children, element["dataMode"] == "static" else { return }
        let source = nib.object("UITableViewDataSource")
        source.add("UITableSections", .object(nib.values.array(sections.map { section($0, of: element, nib) })))
        nib.topLevel.append(source)
        nib.connections.append(Connections.outlet("dataSource", from: node, to: source, nib))
    }

    private static func section(_ element: Element, of table: Element, _ nib: NibCompiler) -> NibNode {
        let section = nib.object("UITableViewSection")
        for (attribute, key) in titles {
            guard let title = element.string(attribute) else { continue }
            section.add(key, .object(TextValue.localized(title, of: element, property: attribute.text, nib)))
        }
        let cells = element.children(of: "cells")
        section.add("UITableSectionRows", .object(nib.values.array(cells.map { row($0, nib) })))
        Connections.describe(element, section, nib)
        return section
    }

    private static func row(_ cell: Element, _ nib: NibCompiler) -> NibNode {
        let row = nib.object("UITableViewRow")
        row.add("UITableRowCell", .object(nib.node(cell)))
        row.add("UITableRowHeight", .float(Float(cell.number("rowHeight") ?? -1)))
        return row
    }

    private static let titles: [(Name, Key)] = [
        ("headerTitle", "UITableSectionHeaderTitle"), ("footerTitle", "UITableSectionFooterTitle"),
    ]
}
