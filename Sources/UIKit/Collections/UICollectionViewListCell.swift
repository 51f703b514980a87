import Foundation
import FoundationGaps
import ObjCRuntime

/// A row of a list: content, accessories and separators.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private var accessoryViews: [ListAccessoryView] = []
    private let separator = CellSeparatorView()
    private let guide = UILayoutGuide()
    var place = ListCellPlace() { didSet { setNeedsUpdateConfiguration(); setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareList()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareList()
    }

    private func prepareList() {
        separator.isHidden = true
        addSubview(separator)
        addLayoutGuide(guide)
    }

    open var accessories: [UICellAccessory] = [] { didSet { rebuildAccessories() } }
    open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var indentsAccessories: Bool = true { didSet { setNeedsLayout() } }
    open var separatorLayoutGuide: UILayoutGuide { guide }

    private var appearance: UICollectionLayoutListConfiguration.Appearance? { place.configuration?.appearance }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        place.configuration?.headerMode == .firstItemInSection && place.isFirst ? (appearance == .plain ? .plainHeader() : .groupedHeader()) : .cell()
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        default: .listPlainCell()
        }
    }

    private func rebuildAccessories() {
        accessoryViews.forEach { $0.removeFromSuperview() }
        accessoryViews = accessories.filter { !$0.isHidden }.map { accessory in
            let view = ListAccessoryView(accessory: accessory)
            addSubview(view)
            return view
        }
        setNeedsLayout()
    }

    private var editing: Bool { collection?.isEditing ?? false }
    private var sideMargin: CGFloat { (collection?.bounds.width ?? bounds.width) > 402 ? 20 : 16 }

    private var shownAccessories: [ListAccessoryView] {
        accessoryViews.filter { view in
            let shows = switch view.accessory.displayed {
            case .always: true
            case .whenEditing: editing
            case .whenNotEditing: !editing
            }
            view.isHidden = !shows
            return shows
        }
    }

    /// Where the content is, between the accessories.
    private func contentSpan(width: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let indent = CGFloat(indentationLevel) * indentationWidth
        var left = indent, right = width
        for view in shownAccessories where view.accessory.isLeading { left += sideMargin + view.width }
        var trailing = false
        for view in shownAccessories where !view.accessory.isLeading { right -= (trailing ? 10 : sideMargin) + view.width; trailing = true }
        return (left, right)
    }

    override func layoutCell() {
        super.layoutCell()
        let span = contentSpan(width: bounds.width), rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ rect: CGRect) -> CGRect { rtl ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect }
        content.frame = mirrored(CGRect(x: span.left, y: 0, width: max(span.right - span.left, 0), height: bounds.height))
        content.layoutMargins = UIEdgeInsets(top: 8, left: sideMargin, bottom: 8, right: span.right < bounds.width ? 8 : sideMargin)
        configurationView?.frame = content.bounds
        var x = CGFloat(indentationLevel) * indentationWidth, end = bounds.width
        for view in shownAccessories {
            let width = view.width
            if view.accessory.isLeading {
                view.frame = mirrored(CGRect(x: x + sideMargin, y: 0, width: width, height: bounds.height))
                x += sideMargin + width
            }
        }
        for view in shownAccessories.reversed() where !view.accessory.isLeading {
            end -= (end == bounds.width ? sideMargin : 10) + view.width
            view.frame = mirrored(CGRect(x: end, y: 0, width: view.width, height: bounds.height))
        }
        roundCorners()
        layoutSeparator(mirrored)
    }

    private func roundCorners() {
        guard appearance == .insetGrouped else { return }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.masksToBounds = !corners.isEmpty
    }

    private func layoutSeparator(_ mirrored: (CGRect) -> CGRect) {
        guard let configuration = place.configuration, configuration.showsSeparators else { separator.isHidden = true; return }
        let look = configuration.itemSeparatorHandler?(place.path, configuration.separatorConfiguration) ?? configuration.separatorConfiguration
        let automatic = !(appearance == .insetGrouped || appearance == .grouped) || !place.isLast
        separator.isHidden = look.bottomSeparatorVisibility == .hidden || look.bottomSeparatorVisibility == .automatic && !automatic
        separator.backgroundColor = look.color
        var left = content.frame.minX + sideMargin
        if let list = contentConfiguration as? UIListContentConfiguration, let image = list.image { left += list.imageProperties.reservedWidth(image.size.width) + list.imageToTextPadding }
        if look.bottomSeparatorInsets != UIListSeparatorConfiguration.automaticInsets { left = look.bottomSeparatorInsets.leading }
        separator.frame = mirrored(CGRect(x: left, y: bounds.height - hairline, width: max(bounds.width - left, 0), height: hairline))
        bringSubviewToFront(separator)
    }

    override func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        let span = contentSpan(width: attributes.size.width)
        content.layoutMargins = UIEdgeInsets(top: 8, left: sideMargin, bottom: 8, right: span.right < attributes.size.width ? 8 : sideMargin)
        let view: UIView = configurationView ?? content
        let copy = attributes.copied()
        let height = view.systemLayoutSizeFitting(CGSize(width: span.right - span.left, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        let policy = collection?.collectionViewLayout.sizing(of: attributes) ?? .fixed
        if !policy.heightIsFixed { copy.size.height = roundedUpToPixel(max(height, UITableView.defaultRowHeight - hairline)) }
        return copy
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UICollectionViewListCell() }
    }
}

/// Shows one accessory of a list cell.
@MainActor final class ListAccessoryView: UIControl {
    let accessory: UICellAccessory
    private let imageView = UIImageView()
    private let label = UILabel()

    init(accessory: UICellAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        isOpaque = false
        imageView.contentMode = .center
        build()
    }

    required init?(coder: NSCoder) { nil }

    private func build() {
        if case .customView(let view) = accessory.accessoryType { addSubview(view); return }
        if let text = accessory.text {
            label.text = text
            label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
            label.textColor = accessory.tintColor ?? .secondaryLabel
            return addSubview(label)
        }
        let (name, size, color): (String, CGFloat, UIColor?) = switch accessory.accessoryType {
        case .disclosureIndicator: ("chevron.forward", 13, .tertiaryLabel)
        case .outlineDisclosure: ("chevron.forward", 13, nil)
        case .checkmark: ("checkmark", 17, nil)
        case .detail: ("info.circle", 22, nil)
        case .delete: ("minus.circle.fill", 20, .systemRed)
        case .insert: ("plus.circle.fill", 20, .systemGreen)
        case .multiselect: ("circle", 20, .tertiaryLabel)
        default: ("line.3.horizontal", 17, .tertiaryLabel)
        }
        imageView.image = CellAccessoryView.symbol(name, size, .semibold)
        imageView.tintColor = accessory.tintColor ?? color
        addSubview(imageView)
    }

    var width: CGFloat {
        if case .custom(let width) = accessory.width { return width }
        if case .customView(let view) = accessory.accessoryType {
            let size = view.bounds.width > 0 ? view.bounds.width : view.systemLayoutSizeFitting(.zero).width
            return size > 0 ? size : view.intrinsicContentSize.width
        }
        if accessory.text != nil { return label.sizeThatFits(CGSize(width: 200, height: 44)).width.rounded(.up) }
        switch accessory.accessoryType {
        case .disclosureIndicator: return 10.5
        default: return 22
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        label.frame = bounds
        guard case .customView(let view) = accessory.accessoryType else { return }
        let height = view.bounds.height > 0 ? view.bounds.height : min(view.intrinsicContentSize.height, bounds.height)
        view.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: max(height, 0))
    }

    private var isOutline: Bool { if case .outlineDisclosure = accessory.accessoryType { true } else { false } }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isOutline { (superview as? UICollectionViewListCell)?.outlineTapped() } else { accessory.handler?() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if case .customView = accessory.accessoryType { return super.point(inside: point, with: event) }
        return (accessory.handler != nil || isOutline) && super.point(inside: point, with: event)
    }
}
