import Foundation
import ObjCRuntime

/// The letters at the edge of a table that jump to its sections.
@MainActor final class TableIndexView: UIControl {
    var titles: [String] = [] { didSet { setNeedsDisplay() } }
    var color: UIColor?
    var onTitle: ((String, Int) -> Void)?

    static let width: CGFloat = 15

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    private var lineHeight: CGFloat { min(14, bounds.height / CGFloat(max(titles.count, 1))) }

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: color ?? tintColor as Any]
        var y = (bounds.height - lineHeight * CGFloat(titles.count)) / 2
        for title in titles {
            let text = NSAttributedString(string: title == UITableView.indexSearch ? "⌕" : title, attributes: attributes)
            let size = text.size()
            text.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: y + (lineHeight - size.height) / 2))
            y += lineHeight
        }
    }

    private func choose(_ touch: UITouch) {
        let start = (bounds.height - lineHeight * CGFloat(titles.count)) / 2
        let index = Int((touch.location(in: self).y - start) / max(lineHeight, 1))
        guard titles.indices.contains(index) else { return }
        onTitle?(titles[index], index)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch); return true }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch); return true }
}

extension UITableView {
    func updateIndexBar() {
        let titles = asksData("sectionIndexTitles(for:)") ? dataSource!.sectionIndexTitles(for: self) ?? [] : []
        guard !titles.isEmpty, data.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
            indexBar?.removeFromSuperview()
            indexBar = nil
            return
        }
        let bar = indexBar ?? TableIndexView()
        indexBar = bar
        bar.titles = titles
        bar.color = sectionIndexColor
        bar.backgroundColor = sectionIndexBackgroundColor
        bar.onTitle = { [unowned self] title, index in
            let section = asksData("tableView(_:sectionForSectionIndexTitle:at:)") ? dataSource!.tableView(self, sectionForSectionIndexTitle: title, at: index) : index
            if data.rowCounts.indices.contains(section) { scroll(to: IndexPath(row: data.rowCounts[section] > 0 ? 0 : NSNotFound, section: section), .top, false) }
        }
        if bar.superview !== self { addSubview(bar) }
        setNeedsLayout()
    }

    func layoutIndexBar() {
        if indexBar == nil, data.isLoaded, asksData("sectionIndexTitles(for:)") { updateIndexBar() }
        guard let indexBar else { return }
        let inset = adjustedContentInset
        indexBar.frame = CGRect(x: bounds.maxX - TableIndexView.width, y: bounds.minY + inset.top, width: TableIndexView.width, height: max(bounds.height - inset.top - inset.bottom, 0))
        bringSubviewToFront(indexBar)
    }
}
