import Foundation
import FoundationGaps
import ObjCRuntime

/// The view above or below a section's rows.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    var identifier: String?
    let content = UIView()
    weak var table: UITableView?
    var isHeader = true
    /// Held at the top of the table while its section scrolls.
    var isFloating = false { didSet { if isFloating != oldValue { setNeedsUpdateConfiguration() } } }
    private var label: UILabel?
    private var detail: UILabel?
    private var configurationView: (any UIView & UIContentView)?
    private var background: SystemBackgroundView?
    private var hasOwnBackground = false

    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        prepareContent()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        identifier = coder.string("UIReuseIdentifier")
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        isOpaque = false
        content.isOpaque = false
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(content, at: 0)
    }

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { content }
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    open var textLabel: UILabel? { madeLabel }
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let made = UILabel()
        made.font = .preferredFont(forTextStyle: .footnote)
        detail = made
        content.addSubview(made)
        return made
    }
    open var backgroundView: UIView? { didSet { if oldValue !== backgroundView { oldValue?.removeFromSuperview(); if let backgroundView { insertSubview(backgroundView, at: 0); setNeedsLayout() } } } }

    open var contentConfiguration: (any UIContentConfiguration)? { didSet { show(contentConfiguration) } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { hasOwnBackground = true; setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesContentConfiguration: Bool = true
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isFloating
        return state
    }
    open var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsUpdate = true
    open func setNeedsUpdateConfiguration() { needsUpdate = true; setNeedsLayout() }
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration { show(configuration.updated(for: state)) }
        updateBackground(state)
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let grouped = table?.isGrouped ?? true
        return isHeader ? (grouped ? .groupedHeader() : .plainHeader()) : (grouped ? .groupedFooter() : .plainFooter())
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { table?.isGrouped ?? true ? .listGroupedHeaderFooter() : .listPlainHeaderFooter() }

    private var madeLabel: UILabel {
        if let label { return label }
        let made = UILabel()
        made.numberOfLines = 0
        label = made
        if contentConfiguration == nil { content.addSubview(made) }
        styleLabel()
        return made
    }

    func prepare(for table: UITableView, isHeader: Bool) {
        self.table = table
        self.isHeader = isHeader
        styleLabel()
    }

    private func styleLabel() {
        guard let label else { return }
        let grouped = table?.isGrouped ?? false
        label.font = grouped || !isHeader ? .preferredFont(forTextStyle: .footnote) : .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = grouped || !isHeader ? .secondaryLabel : .label
    }

    private func show(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else { configurationView?.removeFromSuperview(); configurationView = nil; return }
        label?.removeFromSuperview()
        if let configurationView, configurationView.supports(configuration) { configurationView.configuration = configuration } else {
            configurationView?.removeFromSuperview()
            let view = configuration.makeContentView()
            configurationView = view
            content.addSubview(view)
        }
        setNeedsLayout()
    }

    private func updateBackground(_ state: UIViewConfigurationState) {
        let configuration = hasOwnBackground ? backgroundConfiguration : isFloating && backgroundView == nil && backgroundColor == nil ? floatingBackground : nil
        guard let configuration else { background?.removeFromSuperview(); background = nil; return }
        let view = background ?? SystemBackgroundView(configuration: configuration)
        background = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.frame = bounds
        view.configuration = automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: state) : configuration
    }

    /// Rows pass below a header that is held at the top.
    private var floatingBackground: UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = BarColors.chrome
        return configuration
    }

    open override func layoutSubviews() {
        if needsUpdate {
            needsUpdate = false
            updateConfiguration(using: configurationState)
            configurationUpdateHandler?(self, configurationState)
            needsUpdate = false
        }
        super.layoutSubviews()
        content.frame = bounds
        content.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        backgroundView?.frame = bounds
        background?.frame = bounds
        configurationView?.frame = content.bounds
        if let label, label.superview === content { label.frame = labelFrame(label) }
    }

    var margin: CGFloat { (table?.bounds.width ?? bounds.width) >= UITableView.wideTable ? 20 : 16 }

    /// Titles of headers stand at the bottom of their view, those of footers at the top; plain ones in the middle.
    func labelFrame(_ label: UILabel) -> CGRect {
        let width = max(bounds.width - 2 * margin, 0)
        let height = label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
        let grouped = table?.isGrouped ?? false
        let y = !grouped ? (bounds.height - height) / 2 : isHeader ? bounds.height - height - 6.5 : 8
        return CGRect(x: margin, y: (y * pixelScale).rounded() / pixelScale, width: width, height: height)
    }

    func fittingHeight(width: CGFloat) -> CGFloat {
        if let configurationView { return configurationView.systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height }
        if content.hasConstrainedContent {
            content.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
            let fitted = content.systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
            if fitted > 0 { return roundedUpToPixel(fitted) }
        }
        if let label { return roundedUpToPixel(max(label.sizeThatFits(CGSize(width: width - 2 * margin, height: CGFloat.greatestFiniteMagnitude)).height + 7.5, 28)) }
        return 28
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("textLabel", get: { ($0 as! UITableViewHeaderFooterView).textLabel })
        glue.property("detailTextLabel", get: { ($0 as! UITableViewHeaderFooterView).detailTextLabel })
        glue.property("backgroundView", get: { ($0 as! UITableViewHeaderFooterView).backgroundView }, set: { ($0 as! UITableViewHeaderFooterView).backgroundView = _objcCast($1) })
        glue.creates { UITableViewHeaderFooterView(reuseIdentifier: nil) }
    }
}

/// The header or footer of a title that the data source gave. Headers of grouped tables show it in capitals.
@MainActor final class TitleHeaderFooterView: UITableViewHeaderFooterView {
    init(title: String, isHeader: Bool, table: UITableView) {
        super.init(reuseIdentifier: nil)
        prepare(for: table, isHeader: isHeader)
        textLabel?.text = isHeader && table.isGrouped ? title.uppercased() : title
        prepare(for: table, isHeader: isHeader)
    }

    required init?(coder: NSCoder) { nil }

    static func textHeight(_ title: String, in table: UITableView, isHeader: Bool) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = table.isGrouped || !isHeader ? .preferredFont(forTextStyle: .footnote) : .systemFont(ofSize: 17, weight: .semibold)
        label.text = isHeader && table.isGrouped ? title.uppercased() : title
        let margin: CGFloat = table.bounds.width >= UITableView.wideTable ? 20 : 16
        return label.sizeThatFits(CGSize(width: table.cellWidth - 2 * margin, height: CGFloat.greatestFiniteMagnitude)).height
    }
}
