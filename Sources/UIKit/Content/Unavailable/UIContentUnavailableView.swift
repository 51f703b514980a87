import CoreGraphics
import Foundation

/// Shows a ``UIContentUnavailableConfiguration`` in the middle of itself.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown = UIContentUnavailableConfiguration.empty()
    private let stack = UIStackView()

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    open var isScrollEnabled = true

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            apply()
        }
    }

    private func prepare() {
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let guide = layoutMarginsGuide
        let widest = stack.widthAnchor.constraint(equalTo: guide.widthAnchor)
        widest.priority = .defaultLow
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor), stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor), stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor), widest,
        ])
        apply()
    }

    private func apply() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        backgroundColor = shown.background.backgroundColor
        directionalLayoutMargins = shown.directionalLayoutMargins
        stack.alignment = shown.alignment == .center ? .center : .leading
        if shown.showsActivity {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            add(spinner, after: 0)
        } else if let image = shown.image {
            add(picture(image), after: 0)
        }
        add(shown.text, shown.attributedText, shown.textProperties, after: shown.imageToTextPadding)
        add(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, after: shown.textToSecondaryTextPadding)
        add(shown.button, shown.buttonProperties, after: shown.textToButtonPadding)
        add(shown.secondaryButton, shown.secondaryButtonProperties, after: shown.buttonToSecondaryButtonPadding)
    }

    private func add(_ view: UIView, after padding: CGFloat) {
        if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(padding, after: last) }
        stack.addArrangedSubview(view)
    }

    private func picture(_ image: UIImage) -> UIView {
        let properties = shown.imageProperties, view = UIImageView(image: image)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        if properties.maximumSize.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: properties.maximumSize.width).isActive = true }
        if properties.maximumSize.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: properties.maximumSize.height).isActive = true }
        return view
    }

    private func add(_ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties, after padding: CGFloat) {
        guard attributed != nil || text?.isEmpty == false else { return }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        add(label, after: padding)
    }

    private func add(_ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, after padding: CGFloat) {
        guard configuration.title?.isEmpty == false || configuration.attributedTitle != nil || configuration.image != nil else { return }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        add(button, after: padding)
    }
}
