import Foundation
import ObjCRuntime

extension UIButton {
    func setContent(_ state: UIControl.State, _ change: (inout ButtonContent) -> Void) {
        change(&content[state])
        if state == .normal, configuration != nil { copyContentToConfiguration(change) }
        contentChanged()
    }

    /// With a configuration the setters by state still work: they write its title and image.
    private func copyContentToConfiguration(_ change: (inout ButtonContent) -> Void) {
        var changed = ButtonContent()
        change(&changed)
        showsStateTitle = true
        if let title = changed.title { configuration?.title = title }
        if let title = changed.attributedTitle { configuration?.attributedTitle = AttributedString(title.string) }
        if let image = changed.image { configuration?.image = image }
    }

    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    func become(_ type: UIButton.ButtonType) {
        kind = type
        if let symbol = Self.symbols[type] { setImage(UIImage(systemName: symbol), for: .normal) }
        frame.size = Self.symbols[type] == nil ? frame.size : intrinsicContentSize
    }

    private static let symbols: [UIButton.ButtonType: String] = [
        .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle", .contactAdd: "plus.circle", .close: "xmark.circle.fill",
    ]

    var isSystem: Bool { kind != .custom }
    var defaultTitleColor: UIColor { isSystem ? tintColor : .white }
    var defaultFont: UIFont { .systemFont(ofSize: isSystem ? 15 : 18) }

    var madeTitleLabel: UILabel {
        if let ownTitleLabel { return ownTitleLabel }
        let label = UILabel()
        label.font = configuration?.titleFont ?? defaultFont
        label.lineBreakMode = .byTruncatingMiddle
        label.shadowOffset = .zero
        ownTitleLabel = label
        addSubview(label)
        setNeedsLayout()
        return label
    }

    var madeImageView: UIImageView {
        if let ownImageView { return ownImageView }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        ownImageView = view
        addSubview(view)
        setNeedsLayout()
        return view
    }

    // MARK: Menu

    /// A menu that isn't the primary action comes with a long press, and the touch is none of the button's then.
    func openMenuOnLongPress() {
        let press = MenuPressRecognizer { [weak self] _ in
            guard let self, menu != nil, !showsMenuAsPrimaryAction, isEnabled else { return nil }
            return { self.openMenu() }
        }
        addGestureRecognizer(press)
    }

    package func openMenu() {
        guard let menu else { return }
        sendActions(for: .menuActionTriggered)
        MenuPresenter.show(menu, from: self, sender: self) { [weak self] element in self?.chose(element) }
    }

    /// Buttons that change their selection show the title of what was chosen.
    private func chose(_ element: UIMenuElement) {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        for case let action as UIAction in menu.children { action.state = action === element ? .on : .off }
        setTitle(element.title, for: .normal)
    }

    /// A pop-up button is called after the element that is on; one is on always, the first where the app says none.
    func showSelection() {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?.children.compactMap({ $0 as? UIAction }),
              let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        chosen.state = .on
        setTitle(chosen.title, for: .normal)
    }

    // MARK: Decoding

    func decodeButton(_ coder: NSCoder) {
        if let raw = coder.integer("UIButtonType"), let type = ButtonType(rawValue: raw) { kind = type }
        for (key, value) in coder.dictionary("UIButtonStatefulContent") {
            guard let state = NibDictionary.number(key), let stored = value as? UIButtonContent else { continue }
            content[UIControl.State(rawValue: state)] = stored.content
        }
        if let insets: UIEdgeInsets = coder.insets("UIContentEdgeInsets") { contentEdgeInsets = insets }
        if let insets: UIEdgeInsets = coder.insets("UITitleEdgeInsets") { titleEdgeInsets = insets }
        if let insets: UIEdgeInsets = coder.insets("UIImageEdgeInsets") { imageEdgeInsets = insets }
        if let adjusts = coder.bool("UIAdjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = adjusts }
        if let adjusts = coder.bool("UIAdjustsImageWhenDisabled") { adjustsImageWhenDisabled = adjusts }
        reversesTitleShadowWhenHighlighted = coder.decodeBool(forKey: "UIReversesTitleShadowWhenHighlighted")
        showsTouchWhenHighlighted = coder.decodeBool(forKey: "UIShowsTouchWhenHighlighted")
        if let symbol = Self.symbols[kind], content[.normal].image == nil { content[.normal].image = UIImage(systemName: symbol) }
        decodeTitleLook(coder)
        if let configuration: UIButtonConfiguration = coder.object("UIButtonConfiguration") {
            self.configuration = configuration.value
            showsStateTitle = false
        }
        showsMenuAsPrimaryAction = coder.decodeBool(forKey: "UIShowsMenuAsPrimaryAction")
        changesSelectionAsPrimaryAction = coder.decodeBool(forKey: "UIChangesSelectionAsPrimaryAction")
        menu = coder.object("UIMenu")
    }

    private func decodeTitleLook(_ coder: NSCoder) {
        if let font: UIFont = coder.object("UIFont") { madeTitleLabel.font = font }
        if let raw = coder.integer("UILineBreakMode"), let mode = NSLineBreakMode(rawValue: raw) { madeTitleLabel.lineBreakMode = mode }
        if let raw = coder.integer("UITitleLabelTextAlignment"), let alignment = NSTextAlignment(rawValue: raw) { madeTitleLabel.textAlignment = alignment }
        if coder.containsValue(forKey: "UITitleShadowOffset") { madeTitleLabel.shadowOffset = coder.decodeCGSize(forKey: "UITitleShadowOffset") }
    }
}
