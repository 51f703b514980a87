import Foundation

/// Sizes and places the parts of a button with a configuration.
@MainActor struct ConfigurationLayout {
    let button: UIButton
    let configuration: UIButton.Configuration
    private let title: UILabel?
    private let subtitle: UILabel?

    init(button: UIButton, configuration: UIButton.Configuration) {
        self.button = button
        self.configuration = configuration
        let color = configuration.baseForegroundColor ?? button.tintColor!
        title = Self.label(&button.ownTitleLabel, in: button, text: configuration.attributedTitle ?? (button.showsStateTitle ? button.currentTitle.map { AttributedString($0) } : nil), nib: configuration.nibTitle,
                           font: configuration.titleFont, color: color, transformer: configuration.titleTextAttributesTransformer, mode: configuration.titleLineBreakMode)
        subtitle = Self.label(&button.ownSubtitleLabel, in: button, text: configuration.attributedSubtitle,
                              font: .preferredFont(forTextStyle: .footnote), color: color, transformer: configuration.subtitleTextAttributesTransformer, mode: configuration.subtitleLineBreakMode)
    }

    private static func label(_ slot: inout UILabel?, in button: UIButton, text: AttributedString?, nib: NSAttributedString? = nil, font: UIFont, color: UIColor, transformer: UIConfigurationTextAttributesTransformer?, mode: NSLineBreakMode) -> UILabel? {
        guard let text, !text.characters.isEmpty else {
            slot?.isHidden = true
            return nil
        }
        let label = slot ?? UILabel()
        if slot == nil { slot = label; button.addSubview(label) }
        label.isHidden = false
        label.numberOfLines = 0
        label.lineBreakMode = mode
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if let transformer { attributes = AttributedTitle.attributes(transformer, attributes) }
        label.attributedText = nib.map { AttributedTitle.string($0, base: attributes) } ?? AttributedTitle.string(text, base: attributes)
        return label
    }

    // MARK: Sizes

    private var image: UIImage? {
        (configuration.image ?? button.symbolImage)?.preferring(configuration.preferredSymbolConfigurationForImage)
    }

    private var imageSize: CGSize {
        if configuration.showsActivityIndicator { return UIActivityIndicatorView.size(of: .medium) }
        return image?.size ?? .zero
    }

    private var isHorizontal: Bool { configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing || configuration.imagePlacement == [] }

    private func textSizes(width: CGFloat) -> (title: CGSize, subtitle: CGSize, all: CGSize) {
        let room = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
        let first = title?.sizeThatFits(room) ?? .zero, second = subtitle?.sizeThatFits(room) ?? .zero
        let gap = title != nil && subtitle != nil ? configuration.titlePadding : 0
        return (first, second, CGSize(width: max(first.width, second.width), height: first.height + gap + second.height))
    }

    private func blockSize(_ text: CGSize) -> CGSize {
        let gap = text.width > 0 && imageSize.width > 0 ? configuration.imagePadding : 0
        return isHorizontal
            ? CGSize(width: imageSize.width + gap + text.width, height: max(imageSize.height, text.height))
            : CGSize(width: max(imageSize.width, text.width), height: imageSize.height + gap + text.height)
    }

    var fittingSize: CGSize {
        var size = blockSize(textSizes(width: CGFloat.greatestFiniteMagnitude).all)
        if title == nil, subtitle == nil, imageSize == .zero { size.height = configuration.titleFont.lineHeight }
        let insets = configuration.contentInsets
        return button.roundedUpToPixel(CGSize(width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom))
    }

    // MARK: Placing

    func apply() {
        applyBackground()
        let insets = configuration.contentInsets, rtl = button.isRightToLeft
        let area = button.bounds.inset(by: UIEdgeInsets(top: insets.top, left: rtl ? insets.trailing : insets.leading, bottom: insets.bottom, right: rtl ? insets.leading : insets.trailing))
        let gap = imageSize.width > 0 ? configuration.imagePadding : 0
        let sizes = textSizes(width: max(isHorizontal ? area.width - imageSize.width - gap : area.width, 0))
        let block = blockSize(sizes.all)
        var origin = CGPoint(x: area.midX - block.width / 2, y: area.midY - block.height / 2)
        switch button.effectiveContentHorizontalAlignment {
        case .left, .fill: origin.x = area.minX
        case .right: origin.x = area.maxX - block.width
        default: break
        }
        place(CGRect(origin: origin, size: block), sizes)
    }

    private func place(_ block: CGRect, _ sizes: (title: CGSize, subtitle: CGSize, all: CGSize)) {
        let imageAtLeft = (configuration.imagePlacement != .trailing) != button.isRightToLeft
        var imageOrigin = CGPoint(x: block.midX - imageSize.width / 2, y: block.midY - imageSize.height / 2)
        var text = CGRect(origin: CGPoint(x: block.midX - sizes.all.width / 2, y: block.midY - sizes.all.height / 2), size: sizes.all)
        if isHorizontal {
            imageOrigin.x = imageAtLeft ? block.minX : block.maxX - imageSize.width
            text.origin.x = imageAtLeft ? block.maxX - text.width : block.minX
        } else {
            let imageOnTop = configuration.imagePlacement == .top
            imageOrigin.y = imageOnTop ? block.minY : block.maxY - imageSize.height
            text.origin.y = imageOnTop ? block.maxY - text.height : block.minY
        }
        placeImage(CGRect(origin: imageOrigin, size: imageSize))
        title?.frame = CGRect(x: x(of: sizes.title, in: text), y: text.minY, width: sizes.title.width, height: sizes.title.height)
        subtitle?.frame = CGRect(x: x(of: sizes.subtitle, in: text), y: text.maxY - sizes.subtitle.height, width: sizes.subtitle.width, height: sizes.subtitle.height)
    }

    private func x(of size: CGSize, in text: CGRect) -> CGFloat {
        let leading = configuration.titleAlignment == .leading || configuration.titleAlignment == .automatic && imageSize.width > 0 && isHorizontal
        let trailing = configuration.titleAlignment == .trailing
        if !leading, !trailing { return text.midX - size.width / 2 }
        return leading != button.isRightToLeft ? text.minX : text.maxX - size.width
    }

    private func placeImage(_ frame: CGRect) {
        button.ownActivityIndicator?.isHidden = !configuration.showsActivityIndicator
        if configuration.showsActivityIndicator {
            let spinner = button.ownActivityIndicator ?? UIActivityIndicatorView(style: .medium)
            if button.ownActivityIndicator == nil { button.ownActivityIndicator = spinner; button.addSubview(spinner) }
            spinner.color = configuration.baseForegroundColor
            spinner.frame = frame
            spinner.startAnimating()
            button.ownImageView?.isHidden = true
        } else if let image {
            let view = button.madeImageView
            view.isHidden = false
            view.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            view.tintColor = configuration.imageColorTransformer?(configuration.baseForegroundColor ?? button.tintColor) ?? configuration.baseForegroundColor
            view.frame = frame
        } else { button.ownImageView?.isHidden = true }
    }

    private func applyBackground() {
        let view = button.ownConfigurationBackground ?? SystemBackgroundView(configuration: configuration.background)
        if button.ownConfigurationBackground == nil {
            button.ownConfigurationBackground = view
            button.insertSubview(view, at: 0)
        }
        view.frame = button.bounds
        var background = configuration.background
        background.cornerRadius = configuration.cornerRadius(height: button.bounds.height)
        if button.isHighlighted { background.backgroundColor = background.backgroundColor.map { $0.withAlphaComponent($0.cgColor.alpha * 0.75) } }
        view.configuration = background
    }
}
