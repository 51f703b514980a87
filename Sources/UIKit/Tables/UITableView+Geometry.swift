import Foundation

extension UITableView {
    /// Inset grouped cells keep the layout margin from the sides.
    /// From this width on, margins are 20 points.
    static let wideTable: CGFloat = 390
    var sideInset: CGFloat { kind == .insetGrouped ? (bounds.width >= Self.wideTable ? 20 : 16) : 0 }

    private var contentSafeInsets: UIEdgeInsets { insetsContentViewsToSafeArea ? safeAreaInsets : .zero }
    var cellWidth: CGFloat { max(bounds.width - 2 * sideInset - (kind == .insetGrouped ? contentSafeInsets.left + contentSafeInsets.right : 0), 0) }
    var cellX: CGFloat { sideInset + (kind == .insetGrouped ? contentSafeInsets.left : 0) }

    func rowRect(_ path: IndexPath) -> CGRect {
        loadGeometry()
        guard data.geometry.contains(path) else { return .zero }
        let frame = data.geometry.rowFrame(path)
        return CGRect(x: cellX, y: frame.y, width: cellWidth, height: frame.height)
    }

    func sectionRect(_ section: Int) -> CGRect {
        loadGeometry()
        guard data.geometry.sections.indices.contains(section) else { return .zero }
        let geometry = data.geometry.sections[section]
        return CGRect(x: 0, y: geometry.origin, width: bounds.width, height: geometry.height)
    }

    func headerRect(_ section: Int) -> CGRect {
        loadGeometry()
        guard data.geometry.sections.indices.contains(section) else { return .zero }
        let geometry = data.geometry.sections[section]
        return CGRect(x: cellX, y: geometry.origin + geometry.topPadding, width: cellWidth, height: geometry.header)
    }

    func footerRect(_ section: Int) -> CGRect {
        loadGeometry()
        guard data.geometry.sections.indices.contains(section) else { return .zero }
        let geometry = data.geometry.sections[section]
        return CGRect(x: cellX, y: geometry.origin + geometry.height - geometry.footer, width: cellWidth, height: geometry.footer)
    }

    func path(at point: CGPoint) -> IndexPath? {
        loadGeometry()
        guard let path = data.geometry.firstRow(below: point.y), rowRect(path).contains(CGPoint(x: rowRect(path).midX, y: point.y)) else { return nil }
        return path
    }

    func paths(in rect: CGRect) -> [IndexPath] {
        loadGeometry()
        var found: [IndexPath] = []
        var next = data.geometry.firstRow(below: rect.minY)
        while let path = next, data.geometry.rowFrame(path).y < rect.maxY {
            found.append(path)
            next = data.geometry.row(after: path)
        }
        return found
    }

    var visiblePaths: [IndexPath] { data.cells.keys.sorted() }

    // MARK: Scrolling

    /// Where a row ends up for a position, within what the content allows.
    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        layoutIfNeeded()
        loadGeometry()
        if path.count == 2, path.row == NSNotFound { return scroll(toSection: path.section, position, animated) }
        guard data.geometry.contains(path) else {
            return NSException(name: .rangeException, reason: "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(data.rowCounts.indices.contains(path.section) ? data.rowCounts[path.section] : 0) rows in section \(path.section). Table view: \(self)", userInfo: nil).raise()
        }
        let row = rowRect(path)
        if position == .none { return scrollRectToVisible(row, animated: animated) }
        scroll(to: row, position, animated)
    }

    private func scroll(toSection section: Int, _ position: ScrollPosition, _ animated: Bool) { scroll(to: headerRect(section), position, animated) }

    private func scroll(to rect: CGRect, _ position: ScrollPosition, _ animated: Bool) {
        let inset = adjustedContentInset
        var top = inset.top
        if !isGrouped, position == .top, let section = data.geometry.section(at: rect.minY) { top += rect.minY > headerRect(section).maxY - 1 ? data.geometry.sections[section].header : 0 }
        let y: CGFloat = switch position {
        case .top: rect.minY - top
        case .bottom: rect.maxY - bounds.height + inset.bottom
        default: rect.midY - (bounds.height - inset.top - inset.bottom) / 2 - inset.top
        }
        let limit = max(data.geometry.contentHeight - bounds.height + inset.bottom, -inset.top)
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), limit)), animated: animated)
        if !animated { layoutIfNeeded() }
    }
}
