import Foundation
import ObjCRuntime

/// The letters at the edge of a table that jump to its sections.
@MainActor final class TableIndexView: UIControl {
    private var labels: [UILabel] = []
    var titles: [String] = [] { didSet { if titles != oldValue { rebuild() } } }
    var color: UIColor?
    var onTitle: ((String, Int) -> Void)?

    static let width: CGFloat = 15

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    private var lineHeight: CGFloat { min(14, bounds.height / CGFloat(max(titles.count, 1))) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = (bounds.height - lineHeight * CGFloat(titles.count)) / 2
        for label in labels {
            label.textColor = color ?? tintColor
            label.frame = CGRect(x: 0, y: y, width: bounds.width, height: lineHeight)
            y += lineHeight
        }
    }

    private func rebuild() {
        labels.forEach { $0.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel()
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        setNeedsLayout()
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
