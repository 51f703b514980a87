import Foundation
import LaunchRules

struct SplitState {
    var style = UISplitViewController.Style.unspecified
    weak var delegate: (any UISplitViewControllerDelegate)?
    /// The controllers as the app gave them (D51).
    var columns: [UISplitViewController.Column: UIViewController] = [:]
    /// Column style: the navigation controllers around them.
    var wrappers: [UISplitViewController.Column: UINavigationController] = [:]
    /// There is nothing to toggle between then: the button goes.
    var isCollapsed = false { didSet { displayModeButton?.isHidden = isCollapsed } }
    /// The secondary side hangs in the primary's stack.
    var secondaryIsCollapsed = false
    var preferredDisplayMode = UISplitViewController.DisplayMode.automatic
    var displayMode = UISplitViewController.DisplayMode.oneBesideSecondary
    var displayModeButton: UIBarButtonItem?
    /// Children whose views are in the view.
    var shown: [UIViewController] = []
}

extension UISplitViewController {
    private var isClassic: Bool { split.style == .unspecified }

    func decodeSplit(_ coder: NSCoder) {
        if let style = coder.integer("UISplitViewControllerStyle").flatMap(Style.init(rawValue:)) { split.style = style }
        if let mode = coder.integer("UIPreferredDisplayMode").flatMap(DisplayMode.init(rawValue:)) { split.preferredDisplayMode = mode }
        if let behavior = coder.integer("UIPreferredSplitBehavior").flatMap(SplitBehavior.init(rawValue:)) { preferredSplitBehavior = behavior }
        if let fraction = coder.float("UIPreferredPrimaryColumnWidthFraction") { preferredPrimaryColumnWidthFraction = fraction }
        if let width = coder.float("UIMinimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = width }
        if let width = coder.float("UIMaximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = width }
        presentsWithGesture = coder.bool("UIPresentsWithGesture") ?? true
        let decoded = coder.controllers("UIViewControllers")
        let controllers = decoded.isEmpty ? relations.children : decoded
        let order: [Column] = split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, controller) in zip(order, controllers) {
            split.columns[column] = controller
            adoptDecodedChild(isClassic ? controller : wrapped(controller, for: column))
        }
    }

    func makeSplitView() -> UIView {
        let view = LayoutContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .separator
        return view
    }

    // MARK: Controllers

    /// Collapsed: the one side that is left; else primary and secondary; in column style their navigation controllers.
    var shownControllers: [UIViewController] {
        let all = [Column.primary, .supplementary, .secondary].compactMap { content(of: $0) }
        guard split.isCollapsed, let first = all.first else { return all }
        return split.secondaryIsCollapsed ? [first] : all
    }

    func replaceControllers(with controllers: [UIViewController]) {
        let old = Array(split.columns.values)
        split.columns = [:]
        for (column, controller) in zip([Column.primary, .secondary], controllers) { split.columns[column] = controller }
        for controller in old where !controllers.contains(where: { $0 === controller }) { detach(controller) }
        for controller in controllers { adopt(controller) }
        refresh()
    }

    /// D51: a controller without a navigation controller gets one.
    func set(_ controller: UIViewController?, for column: Column) {
        if let old = split.columns[column], old !== controller { detach(split.wrappers[column] ?? old) }
        split.columns[column] = controller
        split.wrappers[column] = nil
        if let controller { adopt(wrapped(controller, for: column)) }
        refresh()
    }

    private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
        guard holds("D51") else { return controller }
        let wrapper = controller as? UINavigationController ?? UINavigationController(rootViewController: controller)
        split.wrappers[column] = wrapper
        return wrapper
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.relations.parent !== self else { return }
        attach(controller)
        controller.announceDidMove(to: self)
    }

    private func detach(_ controller: UIViewController) {
        guard controller.relations.parent === self else { return }
        controller.announceWillMove(to: nil)
        takeOut(controller)
        controller.detachFromParent()
    }

    private func content(of column: Column) -> UIViewController? { split.wrappers[column] ?? split.columns[column] }

    // MARK: Collapsing

    func prepareColumns() {
        collapseOrExpand()
        refreshViews()
    }

    /// D49, D50: follows the width.
    private func collapseOrExpand() {
        let isCompact = traitCollection.horizontalSizeClass == .compact, was = split.isCollapsed
        if isCompact, !split.isCollapsed, holds("D49") { collapse() }
        if !isCompact, split.isCollapsed, holds("D50") { expand() }
        updateDisplayMode()
        if split.isCollapsed != was, appearing.phase != .disappeared { refreshViews() }
    }

    private func collapse() {
        split.isCollapsed = true
        isClassic ? collapseClassic() : collapseColumns()
    }

    /// D49: the delegate chooses the primary, then may take the secondary itself; else the primary takes it.
    private func collapseClassic() {
        if asks("primaryViewController(forCollapsing:)"), let chosen = split.delegate?.primaryViewController(forCollapsing: self) { split.columns[.primary] = chosen }
        guard let primary = split.columns[.primary], let secondary = split.columns[.secondary] else { return }
        split.secondaryIsCollapsed = true
        Trace.emit("splitViewController(_:collapseSecondary:onto:)", self, rule: "D49")
        if asks("splitViewController(_:collapseSecondary:onto:)"),
           split.delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false { return }
        takeOut(secondary)
        primary.collapseSecondaryViewController(secondary, for: self)
    }

    private func collapseColumns() {
        var top = content(of: .compact) != nil ? Column.compact : .secondary
        if asks("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
            top = split.delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top) ?? top
        }
        split.secondaryIsCollapsed = true
        if top != .compact, let primary = split.wrappers[.primary] {
            for column in [Column.supplementary, .secondary] where column.rawValue <= max(top.rawValue, Column.primary.rawValue) && top != .primary {
                guard let wrapper = split.wrappers[column] else { continue }
                takeOut(wrapper)
                primary.collapse(wrapper)
            }
        }
        if asks("splitViewControllerDidCollapse(_:)") { split.delegate?.splitViewControllerDidCollapse(self) }
    }

    private func expand() {
        split.isCollapsed = false
        if isClassic {
            if asks("primaryViewController(forExpanding:)"), let chosen = split.delegate?.primaryViewController(forExpanding: self) { split.columns[.primary] = chosen }
            guard let primary = split.columns[.primary] else { return }
            var secondary: UIViewController?
            if asks("splitViewController(_:separateSecondaryFrom:)") { secondary = split.delegate?.splitViewController(self, separateSecondaryFrom: primary) }
            if let separated = secondary ?? primary.separateSecondaryViewController(for: self) {
                split.columns[.secondary] = separated
                adopt(separated)
            }
        } else {
            if asks("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"), let delegate = split.delegate {
                let proposed = split.preferredDisplayMode == .automatic ? split.displayMode : split.preferredDisplayMode
                let mode = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
                if mode != .automatic, mode != proposed { split.preferredDisplayMode = mode }
            }
            for column in [Column.secondary, .supplementary] {
                if let wrapper = split.wrappers[column], split.wrappers[.primary]?.separate(wrapper) ?? false { adopt(wrapper) }
            }
            if asks("splitViewControllerDidExpand(_:)") { split.delegate?.splitViewControllerDidExpand(self) }
        }
        split.secondaryIsCollapsed = false
    }

    private func asks(_ name: String) -> Bool { _implements(split.delegate, name) }

    // MARK: Showing

    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if asks("splitViewController(_:show:sender:)"), split.delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
        if let navigation = content(of: .primary) as? UINavigationController { return navigation.show(controller, sender: sender) }
        isClassic ? replaceControllers(with: [controller] + [split.columns[.secondary]].compactMap { $0 }) : set(controller, for: .primary)
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        if asks("splitViewController(_:showDetail:sender:)"), split.delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
        if split.isCollapsed, let navigation = content(of: .primary) as? UINavigationController {
            navigation.flow.collapsed = controller
            return navigation.push(controller, animated: UIView.areAnimationsEnabled)
        }
        isClassic ? replaceControllers(with: [split.columns[.primary], controller].compactMap { $0 }) : set(controller, for: .secondary)
    }

    func reveal(_ column: Column) {
        if split.isCollapsed, let primary = split.wrappers[.primary] ?? split.columns[.primary] as? UINavigationController {
            if column == .primary { primary.popToRootViewController(animated: true) }
            if column == .secondary, let wrapper = split.wrappers[.secondary], !wrapper.stack.isEmpty { primary.collapse(wrapper) }
            return
        }
        if column != .secondary { preferredDisplayMode = split.style == .tripleColumn && column == .primary ? .twoBesideSecondary : .oneBesideSecondary }
    }

    func conceal(_ column: Column) {
        if split.isCollapsed { (content(of: .primary) as? UINavigationController)?.popViewController(animated: true); return }
        if column == .primary || column == .supplementary { preferredDisplayMode = .secondaryOnly }
    }

    // MARK: Display mode

    /// Automatic: beside the secondary in landscape, out of sight in portrait.
    func updateDisplayMode() {
        let isWide = (viewIfLoaded?.bounds ?? UIScreen.main.bounds).isWide
        let automatic: DisplayMode = isWide ? (split.style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary) : .secondaryOnly
        let mode = split.preferredDisplayMode == .automatic ? automatic : split.preferredDisplayMode
        guard mode != split.displayMode else { return }
        if asks("splitViewController(_:willChangeTo:)") { split.delegate?.splitViewController(self, willChangeTo: mode) }
        split.displayMode = mode
        if viewIfLoaded?.window != nil { refreshViews() }
        viewIfLoaded?.setNeedsLayout()
    }

    var loadedDisplayModeButton: UIBarButtonItem {
        if let button = split.displayModeButton { return button }
        let button = UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: self, action: Selector("toggleMasterVisible:"))
        button.isHidden = split.isCollapsed
        split.displayModeButton = button
        return button
    }

    func toggleDisplayMode() {
        let isPrimaryShown = split.displayMode != .secondaryOnly
        preferredDisplayMode = isPrimaryShown ? .secondaryOnly : (viewIfLoaded?.bounds.isWide ?? true) ? .oneBesideSecondary : .oneOverSecondary
    }

    // MARK: Views

    private func refresh() {
        guard isViewLoaded, appearing.phase != .disappeared else { return }
        refreshViews()
    }

    /// The children to be seen, back to front.
    private var wanted: [UIViewController] {
        if split.isCollapsed {
            if let compact = content(of: .compact) { return [compact] }
            return [content(of: .primary) ?? content(of: .secondary)].compactMap { $0 }
        }
        var columns: [Column] = [.secondary]
        if split.displayMode != .secondaryOnly {
            if split.style == .tripleColumn { columns.append(.supplementary) }
            if split.style != .tripleColumn || split.displayMode != .oneBesideSecondary && split.displayMode != .oneOverSecondary { columns.append(.primary) }
        }
        return columns.compactMap { content(of: $0) }
    }

    /// D52: appearance messages only for those that come or go.
    private func refreshViews() {
        let wanted = holds("D52") ? self.wanted : [Column.secondary, .supplementary, .primary].compactMap { content(of: $0) }
        for controller in split.shown where !wanted.contains(where: { $0 === controller }) { takeOut(controller) }
        let isLive = appearing.phase == .appeared
        for controller in wanted where !split.shown.contains(where: { $0 === controller }) {
            controller.loadViewIfNeeded()
            if isLive { controller.beginAppearance(true, animated: false) }
            withManagedAppearance(of: [controller]) { view.addSubview(controller.view) }
            split.shown.append(controller)
            guard isLive else { continue }
            AfterCommit.run { [weak self] in
                if let self, split.shown.contains(where: { $0 === controller }) { controller.catchUp(with: self) } else { controller.endAppearance() }
            }
        }
        view.setNeedsLayout()
    }

    private func takeOut(_ controller: UIViewController) {
        guard split.shown.contains(where: { $0 === controller }) else { return }
        controller.beginAppearance(false, animated: false)
        withManagedAppearance(of: [controller]) { controller.viewIfLoaded?.removeFromSuperview() }
        controller.endAppearance()
        split.shown.removeAll { $0 === controller }
    }

    // MARK: Layout

    func layOutColumns() {
        collapseOrExpand()
        let bounds = view.bounds
        guard !split.isCollapsed else {
            for controller in split.shown { controller.view.frame = bounds }
            return
        }
        var x: CGFloat = 0
        let isOver = [.oneOverSecondary, .twoOverSecondary].contains(split.displayMode)
        for (column, width) in [(Column.primary, resolvedPrimaryWidth), (.supplementary, resolvedSupplementaryWidth)] {
            guard let controller = content(of: column), split.shown.contains(where: { $0 === controller }) else { continue }
            controller.view.frame = edged(CGRect(x: x, y: 0, width: width, height: bounds.height))
            view.bringSubviewToFront(controller.view)
            x += width + (isOver ? 0 : hairline)
        }
        guard let secondary = content(of: .secondary), split.shown.contains(where: { $0 === secondary }) else { return }
        let start = isOver ? 0 : x
        secondary.view.frame = edged(CGRect(x: start, y: 0, width: bounds.width - start, height: bounds.height))
    }

    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    /// The primary side may stand at the trailing edge.
    private func edged(_ rect: CGRect) -> CGRect {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard (primaryEdge == .trailing) != isRightToLeft else { return rect }
        return CGRect(x: view.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    var resolvedPrimaryWidth: CGFloat {
        guard !split.isCollapsed else { return view.bounds.width }
        return width(
            preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
            least: minimumPrimaryColumnWidth, most: maximumPrimaryColumnWidth)
    }

    var resolvedSupplementaryWidth: CGFloat {
        width(
            preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            least: minimumSupplementaryColumnWidth, most: maximumSupplementaryColumnWidth)
    }

    /// 320 points at most where nothing else is said.
    private func width(preferred: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat) -> CGFloat {
        func isSet(_ value: CGFloat) -> Bool { value != UISplitViewController.automaticDimension }
        let total = view.bounds.width
        var width = isSet(preferred) ? preferred : isSet(fraction) ? fraction * total : min(320, total * 0.4)
        width = min(width, isSet(most) ? most : max(320, isSet(preferred) ? preferred : 320))
        return max(width, isSet(least) ? least : 0).rounded()
    }

    nonisolated static func registerSplitGlue(_ glue: inout ObjCGlue) {
        glue.property("delegate", get: { ($0 as! UISplitViewController).delegate }, set: { ($0 as! UISplitViewController).delegate = $1 as? any UISplitViewControllerDelegate })
        glue.property("viewControllers", get: { ($0 as! UISplitViewController).viewControllers }, set: { ($0 as! UISplitViewController).viewControllers = _objcCast($1) })
        glue.action("toggleMasterVisible:") { controller, _ in (controller as! UISplitViewController).toggleDisplayMode(); return nil }
        glue.creates { UISplitViewController() }
    }
}

private extension CGRect {
    var isWide: Bool { width > height }
}
