import Foundation

/// One section of a table, in points.
struct TableSectionGeometry {
    /// Above the header.
    var topPadding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: RowHeights
    /// Where the section starts in the table's content.
    var origin: CGFloat = 0

    var height: CGFloat { topPadding + header + rows.total + footer }
    var rowsOrigin: CGFloat { origin + topPadding + header }
}

/// Where everything in a table lies, in the coordinates of its content.
struct TableGeometry {
    var tableHeader: CGFloat = 0
    var tableFooter: CGFloat = 0
    var sections: [TableSectionGeometry] = []

    var contentHeight: CGFloat { (sections.last.map { $0.origin + $0.height } ?? tableHeader) + tableFooter }
    var footerOrigin: CGFloat { sections.last.map { $0.origin + $0.height } ?? tableHeader }

    /// After any change of a height.
    mutating func place(from section: Int = 0) {
        var y = section > 0 ? sections[section - 1].origin + sections[section - 1].height : tableHeader
        for index in sections.indices.dropFirst(section) {
            sections[index].origin = y
            y += sections[index].height
        }
    }

    func rowFrame(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
        let section = sections[path.section]
        return (section.rowsOrigin + section.rows.offset(of: path.row), section.rows.height(of: path.row))
    }

    /// The first section that reaches below `y`.
    func section(at y: CGFloat) -> Int? {
        guard let last = sections.last, last.origin + last.height > y else { return nil }
        var low = 0, high = sections.count - 1
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].origin + sections[middle].height > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The first row that reaches below `y`.
    func firstRow(below y: CGFloat) -> IndexPath? {
        guard var section = section(at: y) else { return nil }
        while section < sections.count {
            let geometry = sections[section]
            if geometry.rows.count > 0, geometry.rowsOrigin + geometry.rows.total > y {
                return IndexPath(row: geometry.rows.row(at: y - geometry.rowsOrigin), section: section)
            }
            section += 1
        }
        return nil
    }

    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count { return IndexPath(row: path.row + 1, section: path.section) }
        for section in sections.indices.dropFirst(path.section + 1) where sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
        return nil
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section].rows.count).contains(path.row)
    }
}
