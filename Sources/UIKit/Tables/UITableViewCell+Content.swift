import Foundation
import ObjCRuntime

/// The labels, the image and the configurations of a cell.
extension UITableViewCell {
    func prepareCell() {
        if content.superview !== self { addSubview(content) }
        content.frame = bounds
        for separator in [parts.separator, parts.topSeparator] {
            separator.isUserInteractionEnabled = false
            separator.isHidden = true
            addSubview(separator)
        }
    }

    var madeTextLabel: UILabel {
        if let label = parts.textLabel { return label }
        let label = UILabel()
        label.font = kind == .value2 ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .body)
        if kind == .value2 { label.textColor = tintColor; label.textAlignment = .right }
        return adopt(label, \.textLabel)
    }

    var madeDetailLabel: UILabel? {
        if let label = parts.detailLabel { return label }
        guard kind != .default else { return nil }
        let label = UILabel()
        label.font = kind == .subtitle ? .preferredFont(forTextStyle: .caption1) : kind == .value2 ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .body)
        if kind == .value1 { label.textColor = .secondaryLabel }
        return adopt(label, \.detailLabel)
    }

    var madeImageView: UIImageView? {
        if let view = parts.imageView { return view }
        guard kind != .value2 else { return nil }
        let view = UIImageView()
        parts.imageView = view
        if contentConfiguration == nil { content.addSubview(view) }
        return view
    }

    private func adopt(_ label: UILabel, _ path: WritableKeyPath<TableCellParts, UILabel?>) -> UILabel {
        parts[keyPath: path] = label
        if contentConfiguration == nil { content.addSubview(label) }
        setNeedsLayout()
        return label
    }

    func resetForReuse() {
        parts.isHighlighted = false
        parts.isSelected = false
        editingState.showsConfirmation = false
        isHidden = false
        alpha = 1
        setNeedsUpdateConfiguration()
    }

    // MARK: Configurations

    var contentConfigurationForStyle: UIListContentConfiguration {
        switch kind {
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        default: .cell()
        }
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = parts.isSelected
        state.isHighlighted = parts.isHighlighted
        state.isEditing = editingState.isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func updateConfigurationIfNeeded() {
        guard parts.needsUpdate else { return }
        parts.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        parts.needsUpdate = false
    }

    func applyConfigurations(_ state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration { install(configuration.updated(for: state)) }
        updateBackground(state)
    }

    /// A configuration's view fills the content view; the standard labels leave it.
    func contentConfigurationChanged() {
        guard let configuration = contentConfiguration else {
            parts.configurationView?.removeFromSuperview()
            parts.configurationView = nil
            return
        }
        for view in [parts.textLabel, parts.detailLabel, parts.imageView] as [UIView?] { view?.removeFromSuperview() }
        install(configuration)
        setNeedsUpdateConfiguration()
    }

    private func install(_ configuration: any UIContentConfiguration) {
        if let view = parts.configurationView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            parts.configurationView?.removeFromSuperview()
            let view = configuration.makeContentView()
            parts.configurationView = view
            content.addSubview(view)
        }
        setNeedsLayout()
    }

    // MARK: Background and selection

    func changeSelected(_ selected: Bool) {
        guard parts.isSelected != selected else { return }
        parts.isSelected = selected
        lookChanged()
    }

    func changeHighlighted(_ highlighted: Bool) {
        guard parts.isHighlighted != highlighted else { return }
        parts.isHighlighted = highlighted
        lookChanged()
    }

    private func lookChanged() {
        setNeedsUpdateConfiguration()
        for view in [parts.textLabel, parts.detailLabel] { view?.isHighlighted = parts.isHighlighted || parts.isSelected }
        parts.imageView?.isHighlighted = parts.isHighlighted || parts.isSelected
    }

    private var showsSelection: Bool { (parts.isSelected || parts.isHighlighted) && selectionStyle != .none && !(editingState.isEditing && table?.allowsMultipleSelectionDuringEditing != true) }

    /// The configuration, else the background view, else the colour, else the table style's own.
    private func updateBackground(_ state: UICellConfigurationState) {
        let selectedView = showsSelection ? selectedBackgroundView : nil
        if selectedView == nil { selectedBackgroundView?.removeFromSuperview() } else if let selectedView, selectedView.superview !== self { insertSubview(selectedView, at: backgroundView?.superview === self ? 1 : 0) }
        var configuration: UIBackgroundConfiguration?
        if parts.hasOwnBackground { configuration = backgroundConfiguration } else if backgroundView == nil, backgroundColor == nil { configuration = defaultBackgroundConfiguration() }
        if !parts.hasOwnBackground, showsSelection, selectedView == nil {
            configuration = configuration ?? defaultBackgroundConfiguration()
        }
        guard var shown = configuration else { parts.background?.isHidden = true; return }
        if automaticallyUpdatesBackgroundConfiguration {
            var shownState = state
            if !showsSelection { shownState.isSelected = false; shownState.isHighlighted = false }
            shown = shown.updated(for: shownState)
        }
        if place.style == .insetGrouped, !parts.hasOwnBackground { shown.cornerRadius = 0 }
        let view = parts.background ?? SystemBackgroundView(configuration: shown)
        parts.background = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.isHidden = false
        view.frame = bounds
        view.configuration = shown
    }

    func backgroundChanged(from old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsUpdateConfiguration()
    }

    func accessoryChanged() { setNeedsLayout() }
}
