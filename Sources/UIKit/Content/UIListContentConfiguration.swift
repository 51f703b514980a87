import Foundation

/// The content of a list cell: image, text and secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 8)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var alpha: CGFloat = 1

    init(font: UIFont, color: UIColor = .label, secondary: UIFont, secondaryColor: UIColor = .label) {
        textProperties.font = font
        textProperties.color = color
        secondaryTextProperties.font = secondary
        secondaryTextProperties.color = secondaryColor
    }

    public static func cell() -> Self { .init(font: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .caption1)) }
    public static func subtitleCell() -> Self { cell() }

    /// Text and, at the trailing side, its value in the secondary colour.
    public static func valueCell() -> Self {
        var configuration = Self(font: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .body), secondaryColor: .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    public static func header() -> Self { groupedHeader() }
    public static func footer() -> Self { groupedFooter() }

    public static func plainHeader() -> Self {
        var configuration = Self(font: .systemFont(ofSize: 17, weight: .semibold), secondary: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel)
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 8)
        return configuration
    }
    public static func plainFooter() -> Self { groupedFooter() }

    public static func groupedHeader() -> Self {
        var configuration = Self(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, secondary: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel)
        configuration.textProperties.transform = .uppercase
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 6, trailing: 8)
        return configuration
    }
    public static func groupedFooter() -> Self {
        var configuration = Self(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, secondary: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel)
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 8)
        return configuration
    }
    public static func prominentInsetGroupedHeader() -> Self {
        var configuration = Self(font: .systemFont(ofSize: 17, weight: .semibold), secondary: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel)
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 6, trailing: 8)
        return configuration
    }
    public static func extraProminentInsetGroupedHeader() -> Self {
        var configuration = prominentInsetGroupedHeader()
        configuration.textProperties.font = .systemFont(ofSize: 20, weight: .bold)
        return configuration
    }
    public static func sidebarCell() -> Self { cell() }
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    public static func accompaniedSidebarCell() -> Self { cell() }
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
    public static func sidebarHeader() -> Self { prominentInsetGroupedHeader() }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Disabled cells show their text faded.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        let disabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        result.alpha = disabled ? 0.4 : alpha
        return result
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.image === b.image && a.text == b.text && a.attributedText == b.attributedText && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.imageProperties == b.imageProperties && a.textProperties == b.textProperties && a.secondaryTextProperties == b.secondaryTextProperties
            && a.directionalLayoutMargins == b.directionalLayoutMargins && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}
