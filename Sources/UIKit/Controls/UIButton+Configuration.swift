import Foundation

extension UIButton {
    /// A value that says how a button looks, in one piece.
    public struct Configuration: Hashable {
        enum Style: Int { case plain, gray, tinted, filled }

        var style: Style
        var customInsets: NSDirectionalEdgeInsets?
        /// The title as a nib gave it, with its fonts; counts until another title is set.
        var nibTitle: NSAttributedString?

        public var background: UIBackgroundConfiguration = .clear()
        public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
        public var buttonSize: UIButton.Configuration.Size = .medium
        public var macIdiomStyle: UIButton.Configuration.MacIdiomStyle = .automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator: Bool = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString? { didSet { nibTitle = nil } }
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var indicator: UIButton.Configuration.Indicator = .automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var imageReservation: CGFloat = 0
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
        public var automaticallyUpdateForSelection: Bool = true

        /// The default follows the size.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { customInsets ?? defaultInsets }
            set { customInsets = newValue }
        }
        public mutating func setDefaultContentInsets() { customInsets = nil }

        init(_ style: Style) {
            self.style = style
            background.cornerRadius = 5.95
            // The style decides, unless the app does.
            background.backgroundColor = nil
        }

        public static func plain() -> UIButton.Configuration { .init(.plain) }
        public static func gray() -> UIButton.Configuration { .init(.gray) }
        public static func tinted() -> UIButton.Configuration { .init(.tinted) }
        public static func filled() -> UIButton.Configuration { .init(.filled) }
        public static func borderless() -> UIButton.Configuration { .init(.plain) }
        public static func bordered() -> UIButton.Configuration { .init(.gray) }
        public static func borderedTinted() -> UIButton.Configuration { .init(.tinted) }
        public static func borderedProminent() -> UIButton.Configuration { .init(.filled) }

        @MainActor @preconcurrency public func updated(for button: UIButton) -> UIButton.Configuration { resolved(for: button) }

        public static func == (a: Configuration, b: Configuration) -> Bool {
            a.style == b.style && a.attributedTitle == b.attributedTitle && a.attributedSubtitle == b.attributedSubtitle && a.image === b.image
                && a.background == b.background && a.cornerStyle == b.cornerStyle && a.buttonSize == b.buttonSize && a.contentInsets == b.contentInsets
                && a.baseForegroundColor == b.baseForegroundColor && a.baseBackgroundColor == b.baseBackgroundColor && a.imagePadding == b.imagePadding
                && a.imagePlacement == b.imagePlacement && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment && a.showsActivityIndicator == b.showsActivityIndicator
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(attributedTitle)
            hasher.combine(attributedSubtitle)
        }
    }
}

extension UIButton.Configuration {
    /// Medium is (7, 12, 7, 12); the other sizes are estimates.
    var defaultInsets: NSDirectionalEdgeInsets {
        switch buttonSize {
        case .mini: NSDirectionalEdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        default: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
    }

    @MainActor var titleFont: UIFont {
        if buttonSize == .mini || buttonSize == .small { return .preferredFont(forTextStyle: .subheadline) }
        return PlatformMetrics.current.configurationTitleSize.map { .systemFont(ofSize: $0) } ?? .preferredFont(forTextStyle: .body)
    }

    @MainActor func resolved(for button: UIButton) -> UIButton.Configuration {
        var result = self
        let tint = baseBackgroundColor ?? button.tintColor!
        let selected = button.isSelected && automaticallyUpdateForSelection && style == .plain
        if result.background.backgroundColor == nil {
            switch style {
            case .plain: result.background.backgroundColor = baseBackgroundColor ?? (selected ? tint.withAlphaComponent(0.18) : .clear)
            case .gray: result.background.backgroundColor = baseBackgroundColor ?? .secondarySystemFill
            case .tinted: result.background.backgroundColor = tint.withAlphaComponent(0.18)
            case .filled: result.background.backgroundColor = button.isEnabled ? tint : .tertiarySystemFill
            }
        }
        if !button.isEnabled { result.baseForegroundColor = .tertiaryLabel } else if baseForegroundColor == nil {
            result.baseForegroundColor = style == .filled ? .white : button.role == .destructive ? .systemRed : button.tintColor
        }
        return result
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .capsule: height / 2
        case .small: background.cornerRadius * 0.75
        case .large: background.cornerRadius * 1.5
        default: background.cornerRadius
        }
    }
}

extension UIButton {
    var effectiveConfiguration: Configuration? { configuration?.resolved(for: self) }

    func configurationChanged() {
        if configuration != nil { ownTitleLabel?.font = configuration!.titleFont }
        contentChanged()
        wrappingChanged()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration()
    }
}
