import Foundation
import FoundationGaps
import ObjCRuntime

/// One item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    let content: UIView
    var configurationView: (any UIView & UIContentView)?
    var background: SystemBackgroundView?
    var hasOwnBackground = false
    var needsConfigurationUpdate = false
    var selectionSegue: AnyObject?
    private var selected = false
    private var highlighted = false

    public override init(frame: CGRect) {
        content = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        prepareCell()
    }

    public required init?(coder: NSCoder) {
        content = coder.object("UIContentView") ?? UIView()
        super.init(coder: coder)
        prepareCell()
        backgroundView = coder.object("UIBackgroundView")
        selectedBackgroundView = coder.object("UISelectedBackgroundView")
    }

    private func prepareCell() {
        isOpaque = false
        content.isOpaque = false
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if content.superview !== self { addSubview(content) }
        content.frame = bounds
    }

    open var contentView: UIView { content }

    // MARK: State

    open var isSelected: Bool {
        get { selected }
        set { selected = newValue; lookChanged() }
    }
    open var isHighlighted: Bool {
        get { highlighted }
        set { highlighted = newValue; lookChanged() }
    }

    open var configurationState: UICellConfigurationState { currentState }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selected
        state.isHighlighted = highlighted
        state.isEditing = collection?.isEditing ?? false
        return state
    }

    // MARK: Backgrounds

    open var backgroundView: UIView? { didSet { if oldValue !== backgroundView { oldValue?.removeFromSuperview(); if let backgroundView { insertSubview(backgroundView, at: 0) }; setNeedsLayout() } } }
    open var selectedBackgroundView: UIView? { didSet { if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview(); setNeedsUpdateConfiguration() } } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { hasOwnBackground = true; setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    // MARK: Content configuration

    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationChanged() } }
    open var automaticallyUpdatesContentConfiguration: Bool = true
    open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func setNeedsUpdateConfiguration() { needsConfigurationUpdate = true; setNeedsLayout() }
    open func updateConfiguration(using state: UICellConfigurationState) { applyConfigurations(state) }

    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    open override func prepareForReuse() {
        super.prepareForReuse()
        highlighted = false
        setNeedsUpdateConfiguration()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutCell()
    }

    /// Places what fills the cell; list cells leave room for accessories.
    func layoutCell() {
        content.frame = bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        background?.frame = bounds
        configurationView?.frame = content.bounds
    }

    override func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return fit(attributes, configurationView ?? content)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("selectionSegueTemplate", get: { ($0 as! UICollectionViewCell).selectionSegue }, set: { ($0 as! UICollectionViewCell).selectionSegue = $1.map { $0 as AnyObject } })
        glue.property("backgroundView", get: { ($0 as! UICollectionViewCell).backgroundView }, set: { ($0 as! UICollectionViewCell).backgroundView = _objcCast($1) })
        glue.property("selectedBackgroundView", get: { ($0 as! UICollectionViewCell).selectedBackgroundView }, set: { ($0 as! UICollectionViewCell).selectedBackgroundView = _objcCast($1) })
        glue.creates { UICollectionViewCell() }
    }
}

extension UICollectionViewCell {
    func lookChanged() {
        setNeedsUpdateConfiguration()
        let shows = isSelected || isHighlighted
        if let view = selectedBackgroundView {
            if shows, view.superview !== self { insertSubview(view, aboveSubview: backgroundView ?? background ?? content) ; sendSubviewToBack(view); if let backgroundView { sendSubviewToBack(backgroundView) } }
            if !shows { view.removeFromSuperview() }
        }
        highlightContent(shows)
    }

    /// Labels and images in the cell show their highlighted look with it.
    private func highlightContent(_ on: Bool) {
        for view in content.subviews {
            (view as? UILabel)?.isHighlighted = on
            (view as? UIImageView)?.isHighlighted = on
        }
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        needsConfigurationUpdate = false
    }

    func applyConfigurations(_ state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration { install(configuration.updated(for: state)) }
        var configuration = hasOwnBackground ? backgroundConfiguration : backgroundView == nil && backgroundColor == nil ? defaultBackgroundConfiguration() : nil
        if automaticallyUpdatesBackgroundConfiguration { configuration = configuration?.updated(for: state) }
        guard let configuration else { background?.removeFromSuperview(); background = nil; return }
        guard background != nil || configuration != .clear() else { return }
        let view = background ?? SystemBackgroundView(configuration: configuration)
        background = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.configuration = configuration
        view.frame = bounds
    }

    func contentConfigurationChanged() {
        guard let configuration = contentConfiguration else { configurationView?.removeFromSuperview(); configurationView = nil; return }
        install(configuration)
        setNeedsUpdateConfiguration()
    }

    private func install(_ configuration: any UIContentConfiguration) {
        if let view = configurationView, view.supports(configuration) { view.configuration = configuration } else {
            configurationView?.removeFromSuperview()
            let view = configuration.makeContentView()
            configurationView = view
            content.addSubview(view)
        }
        setNeedsLayout()
    }
}
