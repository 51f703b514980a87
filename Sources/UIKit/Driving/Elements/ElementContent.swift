/// What an element says of itself: what the app has said of the view, else what the view shows.
@MainActor struct ElementContent {
    let view: UIView
    let kind: ElementKind

    func fill(_ element: inout Element) {
        element.identifier = view.accessibilityIdentifier ?? ownIdentifier
        element.title = ownTitle
        element.label = (view as? KeyView)?.spokenName ?? view.accessibilityLabel ?? ownLabel(element.children)
        element.value = view.accessibilityValue ?? ownValue
        element.placeholder = (view as? UITextField)?.placeholder
        let control = view as? UIControl
        element.isEnabled = control?.isEnabled ?? true
        element.isSelected = control?.isSelected ?? (view as? UITableViewCell)?.isSelected ?? (view as? UICollectionViewCell)?.isSelected ?? false
        element.traits = traits(element)
        if element.traits.contains(.notEnabled) { element.isEnabled = false }
        if element.traits.contains(.selected) { element.isSelected = true }
    }

    // MARK: Names

    private var ownIdentifier: String {
        switch view {
        case let bar as UINavigationBar: (bar.topItem?.title ?? "").isEmpty ? Self.nameOfShown(in: bar) : bar.topItem?.title ?? ""
        case let button as BarButtonView: button.item.accessibilityIdentifier ?? ""
        case let key as KeyView: key.accessibilityLabel ?? ""
        case let button as TabBarButton: button.item.accessibilityIdentifier ?? ""
        case let image as UIImageView: image.image?.accessibilityIdentifier ?? image.image?.nameForTree ?? ""
        default: ""
        }
    }

    /// A bar without a title is called after its controller: `Birds.ListView` for a `ListViewController`.
    private static func nameOfShown(in bar: UINavigationBar) -> String {
        var responder: UIResponder? = bar
        while let current = responder, !(current is UINavigationController) { responder = current.next }
        guard let controller = (responder as? UINavigationController)?.topViewController else { return "" }
        let name = NSStringFromClass(type(of: controller))
        return name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    }

    private var ownTitle: String { (view as? UIButton)?.shownTitle ?? "" }

    private func ownLabel(_ children: [Element]) -> String {
        switch view {
        case let label as UILabel: return label.text ?? ""
        case let button as UIButton where button.superview is UITextField && button.currentTitle == nil && button.accessibilityLabel == nil: return "Clear text"
        case let button as UIButton: return button.shownTitle ?? button.currentImage.flatMap(Self.name) ?? ""
        case let button as BarButtonView: return Self.name(of: button.item)
        case let button as TabBarButton: return button.item.accessibilityLabel ?? button.item.title ?? button.item.image.flatMap(Self.name) ?? ""
        case let button as BackButtonView: return button.label.isHidden ? "Back" : button.label.text ?? "Back"
        case let image as UIImageView: return image.image?.accessibilityLabel ?? ""
        case let alert as AlertView: return alert.headline
        case is UITableViewCell, is UICollectionViewCell, is AlertButton, is MenuElementView, is CellEditControl: return Self.texts(children)
        case is UIPageControl: return ""
        case is UIActivityIndicatorView: return "In progress"
        default: return kind == .button ? Self.texts(children) : ""
        }
    }

    /// All that stands inside.
    private static func texts(_ children: [Element]) -> String {
        children.filter { !$0.isHidden }.flatMap(\.all).filter { $0.kind == .staticText && !$0.label.isEmpty && !$0.isHidden }.map(\.label).joined(separator: ", ")
    }

    /// Items without a title are called after what their picture stands for.
    private static func name(of item: UIBarButtonItem) -> String {
        if let label = item.accessibilityLabel ?? item.title { return label }
        if let system = item.systemItem, let name = systemNames[system] { return name }
        return item.image.flatMap(name) ?? ""
    }

    private static func name(of image: UIImage) -> String? { image.accessibilityLabel ?? image.nameForTree.map { symbolNames[$0] ?? $0 } }

    private static let systemNames: [UIBarButtonItem.SystemItem: String] = [
        .add: "Add", .compose: "Compose", .reply: "Reply", .action: "Share", .organize: "Organize", .bookmarks: "Bookmarks", .search: "Search", .refresh: "Refresh",
        .stop: "Stop", .close: "Close", .camera: "Camera", .trash: "Delete", .play: "Play", .pause: "Pause", .rewind: "Rewind", .fastForward: "Fast forward",
    ]

    /// Symbols that say something else than they are called.
    private static let symbolNames = ["plus": "Add", "xmark": "Close", "trash": "Delete", "square.and.arrow.up": "Share", "magnifyingglass": "Search", "arrow.clockwise": "Refresh"]

    // MARK: Values

    private var ownValue: String? {
        switch view {
        case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : field.isSecureTextEntry ? String(repeating: "•", count: $0.count) : $0 } ?? field.placeholder ?? ""
        case let text as UITextView: text.text ?? ""
        case let toggle as UISwitch: toggle.isOn ? "1" : "0"
        case let slider as UISlider: Self.percent(slider.value - slider.minimumValue, of: slider.maximumValue - slider.minimumValue)
        case let progress as UIProgressView: Self.percent(progress.progress, of: 1)
        case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
        case let spinner as UIActivityIndicatorView: spinner.isAnimating ? "1" : "0"
        case let stepper as UIStepper: TreeDump.number(CGFloat(stepper.value))
        default: nil
        }
    }

    private static func percent(_ part: Float, of whole: Float) -> String { "\(whole > 0 ? Int((part / whole * 100).rounded()) : 0)%" }

    // MARK: Traits

    private func traits(_ element: Element) -> UIAccessibilityTraits {
        var traits = view.accessibilityTraits
        switch kind {
        case .button: traits.insert(.button)
        case .link: traits.insert(.link)
        case .staticText where !traits.contains(.header): traits.insert(.staticText)
        case .image: traits.insert(.image)
        case .searchField: traits.insert(.searchField)
        case .slider: traits.insert(.adjustable)
        case .switch: traits.formUnion([.button, .toggleButton])
        case .tabBar: traits.insert(.tabBar)
        default: break
        }
        if !element.isEnabled { traits.insert(.notEnabled) }
        if element.isSelected { traits.insert(.selected) }
        return traits
    }
}

extension UIButton {
    /// What it reads, nil for none.
    fileprivate var shownTitle: String? {
        let title = currentAttributedTitle?.string ?? currentTitle ?? configuration?.title
        return title.flatMap { $0.isEmpty ? nil : $0 }
    }
}
