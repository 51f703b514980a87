import Foundation
import FoundationGaps
import ObjCRuntime

/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    let kind: UITableViewCell.CellStyle
    var identifier: String?
    weak var table: UITableView?
    var place = TableCellPlace() { didSet { if place != oldValue { setNeedsLayout() } } }
    let content: TableCellContentView
    var parts = TableCellParts()
    var editingState = TableCellEditing()

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        kind = style
        identifier = reuseIdentifier
        content = TableCellContentView()
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareCell()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        kind = UITableViewCell.CellStyle(rawValue: coder.integer("UITableViewCellStyle") ?? 0) ?? .default
        identifier = coder.string("UIReuseIdentifier")
        content = coder.object("UIContentView") ?? TableCellContentView()
        super.init(coder: coder)
        prepareCell()
        decodeCell(coder)
    }

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { content }
    open var textLabel: UILabel? { madeTextLabel }
    open var detailTextLabel: UILabel? { madeDetailLabel }
    open var imageView: UIImageView? { madeImageView }

    open func prepareForReuse() { resetForReuse() }

    // MARK: Recognisers that a subclass delegates to itself

    // Glue doesn't list these: a cell has them where its own class overrides them.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Backgrounds

    open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }
    open var selectedBackgroundView: UIView? { didSet { if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview(); setNeedsLayout() } } }
    open var multipleSelectionBackgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { parts.hasOwnBackground = true; setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { place.style == .plain ? .listPlainCell() : .listGroupedCell() }

    // MARK: Content configuration

    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationChanged() } }
    open var automaticallyUpdatesContentConfiguration: Bool = true
    open func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationForStyle }
    open var configurationState: UICellConfigurationState { currentState }
    open func setNeedsUpdateConfiguration() { parts.needsUpdate = true; setNeedsLayout() }
    open func updateConfiguration(using state: UICellConfigurationState) { applyConfigurations(state) }
    open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: State

    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected) }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlighted(highlighted) }

    // MARK: Accessories

    open var accessoryType: UITableViewCell.AccessoryType = .none { didSet { accessoryChanged() } }
    open var accessoryView: UIView? { didSet { if oldValue !== accessoryView { oldValue?.removeFromSuperview() }; accessoryChanged() } }
    open var editingAccessoryType: UITableViewCell.AccessoryType = .none { didSet { accessoryChanged() } }
    open var editingAccessoryView: UIView? { didSet { if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }; accessoryChanged() } }

    // MARK: Layout

    open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var separatorInset: UIEdgeInsets = .zero { didSet { parts.hasSeparatorInset = true; setNeedsLayout() } }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutCell()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }
    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize {
        fittingSize(of: targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    override func traitsChanged() { super.traitsChanged(); setNeedsUpdateConfiguration() }

    // MARK: Editing

    open var isEditing: Bool {
        get { editingState.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    open var editingStyle: UITableViewCell.EditingStyle { editingState.style }
    open var showsReorderControl: Bool = false { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing: Bool = true { didSet { setNeedsLayout() } }
    open var showingDeleteConfirmation: Bool { editingState.showsConfirmation }
    open func willTransition(to state: UITableViewCell.StateMask) {}
    open func didTransition(to state: UITableViewCell.StateMask) {}

    open var focusStyle: UITableViewCell.FocusStyle = .default
    open var userInteractionEnabledWhileDragging: Bool = true
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glueCell(&glue)
    }
}

/// The views of a cell beside its content view, made when first needed.
@MainActor struct TableCellParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var accessory: CellAccessoryView?
    var configurationView: (any UIView & UIContentView)?
    var background: SystemBackgroundView?
    let separator = CellSeparatorView()
    let topSeparator = CellSeparatorView()
    var isSelected = false
    var isHighlighted = false
    var needsUpdate = false
    var hasOwnBackground = false
    var hasSeparatorInset = false
    var selectionSegue: AnyObject?
    var accessorySegue: AnyObject?
}

/// How far a cell is in being edited.
@MainActor struct TableCellEditing {
    var isEditing = false
    var style: UITableViewCell.EditingStyle = .none
    var canMove = false
    var showsConfirmation = false
    var control: CellEditControl?
    var reorder: CellReorderControl?
}

/// The view for a cell's own content (`UITableViewCellContentView` in a nib).
@MainActor final class TableCellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { TableCellContentView() }
    }
}

/// A label of a cell of a standard style in a nib.
@MainActor final class UITableViewLabel: UILabel {}

/// The line between two rows (`_UITableViewCellSeparatorView` in a nib).
@MainActor final class CellSeparatorView: UIView {}
