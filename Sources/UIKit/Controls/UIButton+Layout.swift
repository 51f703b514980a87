import Foundation

extension UIButton {
    /// The image for the button's state; a symbol as the state prefers it.
    var symbolImage: UIImage? { currentImage?.preferring(currentPreferredSymbolConfiguration) }

    /// What a button without configuration adds to the height of its title, in points.
    static let titleHeightPadding: CGFloat = 12
    static let leastWidth: CGFloat = 30

    func fittingSize(in size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let configuration = effectiveConfiguration { return ConfigurationLayout(button: self, configuration: configuration).fittingSize }
        let title = titleSize(), image = symbolImage?.size ?? .zero, insets = contentEdgeInsets
        let hasTitle = title.width > 0
        if !hasTitle, image == .zero, let background = currentBackgroundImage?.size { return background }
        let padding = (hasTitle || image == .zero) && insets == .zero ? Self.titleHeightPadding : 0
        let titleHeight = titleLineHeight(title) + padding
        var width = (title.width + image.width).rounded(.up), height = max(titleHeight.rounded(.up), image.height)
        if insets == .zero, image == .zero { width = max(width, Self.leastWidth) }
        width += insets.left + insets.right
        height += insets.top + insets.bottom
        return CGSize(width: width, height: height)
    }

    private func titleLineHeight(_ title: CGSize) -> CGFloat {
        title.height > 0 ? title.height : (ownTitleLabel?.font ?? defaultFont).lineHeight
    }

    /// From the title's baseline down to the bottom.
    var titleBaselineOffset: CGFloat {
        updateConfigurationIfNeeded()
        if let configuration = effectiveConfiguration { _ = ConfigurationLayout(button: self, configuration: configuration).fittingSize }
        guard let label = ownTitleLabel, configuration?.title != nil || showsStateTitle && currentTitle?.isEmpty == false || currentAttributedTitle != nil else { return 0 }
        if configuration == nil { updateTitle() }
        let height = bounds.height > 0 ? bounds.height : intrinsicContentSize.height, line = label.intrinsicContentSize.height
        let area = CGRect(x: 0, y: 0, width: 0, height: height).inset(by: configuration == nil ? contentEdgeInsets : .zero)
        return height - roundedToPixel(y(of: line, in: CGRect(x: 0, y: area.minY, width: 0, height: area.height)) + label.firstBaselineOffset)
    }

    func titleSize() -> CGSize {
        guard currentTitle?.isEmpty == false || currentAttributedTitle != nil else { return .zero }
        updateTitle()
        return madeTitleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }

    // MARK: Rectangles

    /// Image and title side by side as one block, placed by the content alignments.
    private func blocks(in rect: CGRect) -> (image: CGRect, title: CGRect) {
        let image = symbolImage?.size ?? .zero
        var title = titleSize()
        title.width = min(title.width, max(rect.width - image.width, 0))
        title.height = min(title.height, rect.height)
        let width = image.width + title.width
        var x = rect.midX - width / 2
        switch effectiveContentHorizontalAlignment {
        case .left: x = rect.minX
        case .right: x = rect.maxX - width
        case .fill: x = rect.minX; title.width = max(rect.width - image.width, 0)
        default: break
        }
        let imageFirst = !isRightToLeft
        let imageX = imageFirst ? x : x + title.width, titleX = imageFirst ? x + image.width : x
        return (CGRect(x: imageX, y: y(of: image.height, in: rect), width: image.width, height: min(image.height, rect.height)),
                CGRect(x: titleX, y: y(of: title.height, in: rect), width: title.width, height: title.height))
    }

    private func y(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        default: rect.midY - min(height, rect.height) / 2
        }
    }

    func defaultTitleRect(in rect: CGRect) -> CGRect {
        shifted(blocks(in: rect).title, by: titleEdgeInsets)
    }

    func defaultImageRect(in rect: CGRect) -> CGRect {
        if contentHorizontalAlignment == .fill, contentVerticalAlignment == .fill { return rect.inset(by: imageEdgeInsets) }
        return shifted(blocks(in: rect).image, by: imageEdgeInsets)
    }

    /// Centred content moves by half the difference of opposite insets.
    private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        if insets == .zero { return rect }
        let dx: CGFloat = switch effectiveContentHorizontalAlignment {
        case .left: insets.left
        case .right: -insets.right
        default: (insets.left - insets.right) / 2
        }
        let dy: CGFloat = switch contentVerticalAlignment {
        case .top: insets.top
        case .bottom: -insets.bottom
        default: (insets.top - insets.bottom) / 2
        }
        return rect.offsetBy(dx: dx, dy: dy)
    }

    // MARK: Applying

    func layoutContent() {
        if let configuration = effectiveConfiguration {
            return ConfigurationLayout(button: self, configuration: configuration).apply()
        }
        layoutBackground()
        let content = contentRect(forBounds: bounds)
        if currentImage != nil || ownImageView != nil {
            updateImage()
            place(madeImageView, imageRect(forContentRect: content))
        }
        if currentTitle != nil || currentAttributedTitle != nil || ownTitleLabel != nil {
            updateTitle()
            place(madeTitleLabel, titleRect(forContentRect: content))
        }
    }

    /// Title and image that an app ties to the button are where its constraints say.
    private func place(_ view: UIView, _ frame: CGRect) {
        guard !view.isPositionedByConstraints(.horizontal) || !view.isPositionedByConstraints(.vertical) else { return }
        view.frame = frame
    }

    /// An app ties the title or the image to the button, so that it grows with them: constraints that the button must not contradict.
    func contentWasConstrained(_ constraint: NSLayoutConstraint) {
        guard let view = constraint.firstItem as? UIView, view === ownTitleLabel || view === ownImageView else { return }
        let other = constraint.secondItem as? UIView
        guard other == nil && constraint.secondItem == nil || other === self || other?.parent === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    private func layoutBackground() {
        guard currentBackgroundImage != nil || ownBackgroundView != nil else { return }
        let view = ownBackgroundView ?? UIImageView()
        if ownBackgroundView == nil {
            ownBackgroundView = view
            insertSubview(view, at: 0)
        }
        view.image = currentBackgroundImage
        view.frame = backgroundRect(forBounds: bounds)
    }

    /// Custom buttons darken pressed images, system ones fade; all fade disabled ones.
    private func updateImage() {
        var image = symbolImage
        if isSystem, image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
        madeImageView.image = image
        let pressed = isHighlighted && adjustsImageWhenHighlighted && content[.highlighted].image == nil
        let faded = !isEnabled && adjustsImageWhenDisabled && content[.disabled].image == nil
        madeImageView.alpha = faded ? 0.5 : pressed ? (isSystem ? 0.2 : 0.6) : 1
    }

    func updateTitle() {
        let label = madeTitleLabel
        if let attributed = currentAttributedTitle { label.attributedText = attributed } else { label.text = currentTitle }
        guard currentAttributedTitle == nil else { return }
        label.textColor = shownTitleColor
        label.shadowColor = currentTitleShadowColor
    }

    private var shownTitleColor: UIColor {
        if !isEnabled, content[.disabled].titleColor == nil, isSystem { return .tertiaryLabel }
        let color = currentTitleColor
        let fades = isHighlighted && isSystem && content[.highlighted].titleColor == nil
        return fades ? color.withAlphaComponent(0.2) : color
    }
}
