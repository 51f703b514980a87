import Foundation
import LaunchRules

extension UIViewController {
    /// Every key that Interface Builder writes for a controller.
    func decode(from coder: NSCoder) {
        // Children and bars of the nib refer to this controller while it is made.
        (coder as? UINibDecoder)?.adopt(self)
        Trace.emit("init(coder:)", self, rule: "E1")
        decodeIdentity(coder)
        decodeBarItems(coder)
        decodePresentation(coder)
        decodeLayout(coder)
        decodeChildren(coder)
    }

    private func decodeIdentity(_ coder: NSCoder) {
        loading.nibName = coder.object("UINibName")
        if let identifier: String = coder.object("UINibBundleIdentifier") { loading.nibBundle = Bundle(identifier: identifier) }
        loading.storyboardIdentifier = coder.object("UIStoryboardIdentifier")
        if let restoration: String = coder.object("UIRestorationIdentifier") { restorationIdentifier = restoration }
        let external: [String: Any] = coder.object("UIExternalObjectsTableForViewLoading") ?? [:]
        loading.ownPlaceholders = external.filter { ($0.value as AnyObject) === self }.map(\.key)
        loading.externalObjects = external.filter { ($0.value as AnyObject) !== self }
        let kept: [Any] = coder.object("UITopLevelObjectsToKeepAliveFromStoryboard") ?? []
        loading.keptObjects = kept.filter { ($0 as AnyObject) !== self }
        loading.segueTemplates = coder.object("UIStoryboardSegueTemplates") ?? []
        loading.archivedView = coder.object("UIView")
    }

    private func decodeBarItems(_ coder: NSCoder) {
        bars.title = coder.object("UITitle")
        bars.navigationItem = coder.object("UINavigationItem")
        bars.tabBarItem = coder.object("UITabBarItem")
        bars.toolbarItems = coder.object("UIToolbarItems")
        bars.hidesBottomBarWhenPushed = coder.bool("UIHidesBottomBarWhenPushed") ?? false
        bars.keyCommands = coder.object("UIKeyCommands") ?? coder.object("UIAddedKeyCommands") ?? []
    }

    private func decodePresentation(_ coder: NSCoder) {
        if let style = coder.integer("UIModalPresentationStyle").flatMap(UIModalPresentationStyle.init(rawValue:)) { presenting.setStyle(style) }
        if let style = coder.integer("UIModalTransitionStyle").flatMap(UIModalTransitionStyle.init(rawValue:)) { presenting.transitionStyle = style }
        presenting.definesContext = coder.bool("UIDefinesPresentationContext") ?? false
        presenting.providesContextTransitionStyle = coder.bool("UIProvidesPresentationContextTransitionStyle") ?? false
        presenting.restoresFocus = coder.bool("UIRestoresFocusAfterTransition") ?? true
        if let style = coder.integer("UIOverrideUserInterfaceStyle").flatMap(UIUserInterfaceStyle.init(rawValue:)) { overrideUserInterfaceStyle = style }
        presenting.isModal = coder.bool("UIModalInPresentation") ?? coder.bool("UIModalInPopover") ?? false
    }

    private func decodeLayout(_ coder: NSCoder) {
        if let edges = coder.integer("UIKeyEdgesForExtendedLayout") { layoutPreferences.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(edges)) }
        if let style = coder.integer("UIOverrideUserInterfaceStyle").flatMap(UIUserInterfaceStyle.init(rawValue:)) { layoutPreferences.userInterfaceStyle = style }
        layoutPreferences.includesOpaqueBars = coder.bool("UIKeyExtendedLayoutIncludesOpaqueBars") ?? false
        layoutPreferences.adjustsScrollViewInsets = coder.bool("UIKeyAutomaticallyAdjustsScrollViewInsets") ?? true
        layoutPreferences.respectsSystemMinimumMargins = coder.bool("UIViewControllerViewRespectsSystemMinimumLayoutMargins") ?? true
        if coder.containsValue(forKey: "UIPreferredContentSize") {
            layoutPreferences.preferredContentSize = coder.decodeCGSize(forKey: "UIPreferredContentSize")
        } else if coder.containsValue(forKey: "UIContentSizeForViewInPopover") {
            layoutPreferences.preferredContentSize = coder.decodeCGSize(forKey: "UIContentSizeForViewInPopover")
        }
    }

    private func decodeChildren(_ coder: NSCoder) {
        let children: [UIViewController] = coder.object("UIChildViewControllers") ?? []
        for child in children where child !== self { adoptDecodedChild(child) }
    }

    /// A child of the same nib: the relation is there at once, without callbacks (E13).
    func adoptDecodedChild(_ child: UIViewController) {
        guard child.relations.parent !== self else { return }
        child.relations.parent = self
        relations.children.append(child)
        if !holds("E13") { prepare(for: UIStoryboardSegue(identifier: nil, source: self, destination: child), sender: nil) }
    }

    func encodeState(with coder: NSCoder) {
        if let title { coder.encode(title, forKey: "UITitle") }
        if let name = loading.nibName { coder.encode(name, forKey: "UINibName") }
        if let identifier = restorationIdentifier { coder.encode(identifier, forKey: "UIRestorationIdentifier") }
    }
}
