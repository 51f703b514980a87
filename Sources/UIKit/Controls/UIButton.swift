import Foundation
import FoundationGaps
import ObjCRuntime

/// A control that runs an action when tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    var kind: UIButton.ButtonType = .custom
    var content = ButtonContentTable()
    var needsConfigurationUpdate = false
    /// Whether a configuration without a title shows that of the state. A nib's doesn't.
    var showsStateTitle = true
    /// Set from outside instead of what the content asks for.
    package var intrinsicHeight: CGFloat?
    var ownTitleLabel: UILabel?
    var ownSubtitleLabel: UILabel?
    var ownImageView: UIImageView?
    var ownBackgroundView: UIImageView?
    var ownConfigurationBackground: SystemBackgroundView?
    var ownActivityIndicator: UIActivityIndicatorView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        decodeButton(coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
        frame.size = intrinsicContentSize
    }

    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
        frame.size = intrinsicContentSize
    }

    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = UIView.make(self)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }

    // MARK: Content by state

    open var buttonType: UIButton.ButtonType { kind }
    open func setTitle(_ title: String?, for state: UIControl.State) { setContent(state) { $0.title = title } }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { setContent(state) { $0.titleColor = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { setContent(state) { $0.shadowColor = color } }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { setContent(state) { $0.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { setContent(state) { $0.backgroundImage = image } }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) { setContent(state) { $0.symbolConfiguration = configuration } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { setContent(state) { $0.attributedTitle = title } }

    open func title(for state: UIControl.State) -> String? { content.value(\.title, for: state) }
    open func titleColor(for state: UIControl.State) -> UIColor? { content.value(\.titleColor, for: state) ?? defaultTitleColor }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.value(\.shadowColor, for: state) }
    open func image(for state: UIControl.State) -> UIImage? { content.value(\.image, for: state) }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { content.value(\.backgroundImage, for: state) }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? { content.value(\.symbolConfiguration, for: state) }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content.value(\.attributedTitle, for: state) }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    open var titleLabel: UILabel? { madeTitleLabel }
    open var subtitleLabel: UILabel? { ownSubtitleLabel }
    open var imageView: UIImageView? { madeImageView }

    // MARK: Layout

    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentChanged() } }
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted: Bool = true
    open var adjustsImageWhenDisabled: Bool = true
    open var reversesTitleShadowWhenHighlighted: Bool = false
    open var showsTouchWhenHighlighted: Bool = false

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(in: contentRect) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(in: contentRect) }

    /// Those of the picture behind all.
    open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }
    /// The title's, where it stands.
    override var lastBaselineOffset: CGFloat { titleBaselineOffset }
    override var hasBaselineFromBottom: Bool { true }
    open override var intrinsicContentSize: CGSize {
        let size = fittingSize(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        return CGSize(width: size.width, height: intrinsicHeight ?? size.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    }

    // MARK: Configuration

    open var configuration: UIButton.Configuration? { didSet { configurationChanged() } }
    override var wrapsText: Bool { configuration.map { $0.title != nil || $0.attributedTitle != nil } ?? false }
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesConfiguration: Bool = true

    open func setNeedsUpdateConfiguration() {
        guard configuration != nil || configurationUpdateHandler != nil else { return }
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Called before layout when the state changed; the handler runs here.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Menu, role, pointer

    open var menu: UIMenu? {
        didSet {
            if menu != nil, oldValue == nil { openMenuOnLongPress() }
            showSelection()
        }
    }
    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelection() } }
    open var role: UIButton.Role = .normal
    open var changesSelectionAsPrimaryAction: Bool = false { didSet { showSelection() } }
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    open var isPointerInteractionEnabled: Bool = false
    open var pointerStyleProvider: UIButton.PointerStyleProvider?
    open var isHovered: Bool { false }
    open var isHeld: Bool { false }
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// A menu that is the primary action opens on touch down, and no touch events follow.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard showsMenuAsPrimaryAction, menu != nil else { return super.beginTracking(touch, with: event) }
        openMenu()
        return false
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    }

    override var keepsTaps: Bool { true }
    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("titleLabel", get: { ($0 as! UIButton).titleLabel })
        glue.property("imageView", get: { ($0 as! UIButton).imageView })
        glue.creates { UIButton() }
    }
}
