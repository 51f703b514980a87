/// The three lines at the end of a row in edit mode: dragging them moves the row.
final class CellReorderControl: UIControl {
    weak var cell: UITableViewCell?
    private let imageView = UIImageView(image: CellAccessoryView.symbol("line.3.horizontal", 17, .regular))

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.tintColor = .tertiaryLabel
        imageView.contentMode = .center
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell, let table = cell.table else { return false }
        return table.beginReorder(cell, at: touch.location(in: table))
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let table = cell?.table else { return false }
        table.followReorder(to: touch.location(in: table))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { cell?.table?.endReorder(commits: true) }
    override func cancelTracking(with event: UIEvent?) { cell?.table?.endReorder(commits: false) }
}
