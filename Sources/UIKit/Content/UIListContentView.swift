import Foundation
import ObjCRuntime

/// Shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var list: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        prepare()
    }

    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        prepare()
    }

    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            list = newValue
            apply()
        }
    }

    open var textLayoutGuide: UILayoutGuide? { nil }
    open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
    open var imageLayoutGuide: UILayoutGuide? { nil }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude, height: 0)).height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: place(in: size.width, apply: false)) }
    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { sizeThatFits(targetSize) }
    open override func layoutSubviews() { super.layoutSubviews(); place(in: bounds.width, apply: true) }
    open override func tintColorDidChange() { super.tintColorDidChange(); apply() }

    private func prepare() {
        isOpaque = false
        [imageView, label, secondaryLabel].forEach(addSubview)
        apply()
    }

    private func apply() {
        show(list.text, list.attributedText, list.textProperties, in: label)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        let image = list.image
        imageView.isHidden = image == nil
        imageView.image = image?.preferring(list.imageProperties.preferredSymbolConfiguration)
        imageView.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = list.imageProperties.cornerRadius
        imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
        alpha = list.alpha
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(_ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel) {
        label.isHidden = (text ?? attributed?.string ?? "").isEmpty
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = switch properties.alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
    }

    /// The margins of the superview count at the sides that preserve them.
    private var margins: UIEdgeInsets {
        let own = list.directionalLayoutMargins, rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = UIEdgeInsets(top: own.top, left: rtl ? own.trailing : own.leading, bottom: own.bottom, right: rtl ? own.leading : own.trailing)
        guard let outer = superview?.layoutMargins else { insets.left = max(insets.left, 16); return insets }
        if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            insets.left = max(insets.left, outer.left)
            insets.right = max(insets.right, outer.right)
        }
        return insets
    }

    /// Lays out for `width` and returns the height that it takes.
    @discardableResult private func place(in width: CGFloat, apply: Bool) -> CGFloat {
        let margins = margins, padding = list.imageToTextPadding
        let imageSize = list.imageProperties.fitted(imageView.image?.size ?? .zero)
        let column = imageView.image == nil ? 0 : list.imageProperties.reservedWidth(imageSize.width) + padding
        let textX = margins.left + column, room = max(width - textX - margins.right, 0)
        let unlimited = CGSize(width: room, height: CGFloat.greatestFiniteMagnitude)
        var first = label.isHidden ? .zero : label.sizeThatFits(unlimited), second = secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(unlimited)
        let both = first.width > 0 && second.width > 0
        let beside = list.prefersSideBySideTextAndSecondaryText && first.width + list.textToSecondaryTextHorizontalPadding + second.width <= room
        let textHeight = beside ? max(first.height, second.height) : first.height + second.height + (both ? list.textToSecondaryTextVerticalPadding : 0)
        let least: CGFloat = list.textProperties.font.lineHeight
        let height = roundedUpToPixel(CGSize(width: 0, height: max(textHeight, imageSize.height, least) + margins.top + margins.bottom)).height
        guard apply else { return height }
        let middle = bounds.height / 2
        first.width = min(first.width, room)
        second.width = min(second.width, room)
        if list.textProperties.alignment != .natural { first.width = room }
        if list.secondaryTextProperties.alignment != .natural { second.width = room }
        imageView.frame = mirrored(CGRect(x: margins.left + (column - padding - imageSize.width) / 2, y: middle - imageSize.height / 2, width: imageSize.width, height: imageSize.height))
        if beside {
            label.frame = mirrored(CGRect(x: textX, y: middle - first.height / 2, width: first.width, height: first.height))
            secondaryLabel.frame = mirrored(CGRect(x: width - margins.right - second.width, y: middle - second.height / 2, width: second.width, height: second.height))
        } else {
            let top = middle - textHeight / 2
            label.frame = mirrored(CGRect(x: textX, y: top, width: first.width, height: first.height))
            secondaryLabel.frame = mirrored(CGRect(x: textX, y: top + textHeight - second.height, width: second.width, height: second.height))
        }
        return height
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}
