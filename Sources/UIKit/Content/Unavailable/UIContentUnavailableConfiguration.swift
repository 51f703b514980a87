import CoreGraphics
import Foundation

/// What a screen shows that has no content: a picture, two texts, two buttons. Source: UIContentUnavailableConfiguration.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    public enum Alignment: Hashable, Sendable { case center, natural }

    public var alignment = Alignment.center
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold), color: .label)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    /// Points between the parts.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    var showsActivity = false
    private var isSearch = false

    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.showsActivity = true
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        configuration.imageToTextPadding = 8
        return configuration
    }

    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isSearch = true
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// A search says what was looked for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty else { return self }
        var copy = self
        copy.text = "No Results for “\(text)”"
        return copy
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.alignment == b.alignment && a.image === b.image && a.imageProperties == b.imageProperties && a.text == b.text && a.attributedText == b.attributedText
            && a.textProperties == b.textProperties && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.secondaryTextProperties == b.secondaryTextProperties && a.button == b.button && a.secondaryButton == b.secondaryButton
            && a.buttonProperties == b.buttonProperties && a.secondaryButtonProperties == b.secondaryButtonProperties && a.showsActivity == b.showsActivity
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
