import Foundation
import ObjCRuntime

extension UINavigationBar {
    func prepare() {
        isOpaque = false
        for view in [background, content.title, content.largeTitle, content.prompt, content.back] as [UIView] { addSubview(view) }
        content.title.textAlignment = .center
        content.prompt.textAlignment = .center
        content.prompt.font = .systemFont(ofSize: 13)
        content.back.onTap = { [unowned self] _ in backTapped() }
        itemDidChange(nil)
    }

    func replaceItems(_ items: [UINavigationItem]) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in items { item.bar = self }
        scrollDistanceMayDiffer()
        lookChanged()
    }

    func push(_ item: UINavigationItem) {
        if owner == nil, let delegate, _implements(delegate, "navigationBar(_:shouldPush:)"), !delegate.navigationBar(self, shouldPush: item) { return }
        replaceItems(stack + [item])
        if let delegate, _implements(delegate, "navigationBar(_:didPush:)") { delegate.navigationBar(self, didPush: item) }
    }

    func pop() -> UINavigationItem? {
        guard let item = stack.last else { return nil }
        if owner == nil, let delegate, _implements(delegate, "navigationBar(_:shouldPop:)"), !delegate.navigationBar(self, shouldPop: item) { return nil }
        item.bar = nil
        stack.removeLast()
        itemDidChange(nil)
        if let delegate, _implements(delegate, "navigationBar(_:didPop:)") { delegate.navigationBar(self, didPop: item) }
        return item
    }

    /// The back button asks the delegate, then the controller pops, or the bar itself does.
    func backTapped() {
        guard let item = stack.last else { return }
        if let action = item.backAction { return action.perform(sender: self) }
        if let owner {
            if let delegate, _implements(delegate, "navigationBar(_:shouldPop:)"), !delegate.navigationBar(self, shouldPop: item) { return }
            owner.goBack()
        } else { _ = pop() }
    }

    // MARK: Content

    /// Brings the views up to date with the top item, or only asks for layout when the item is not on top.
    func itemDidChange(_ item: UINavigationItem?) {
        guard item == nil || item === topItem || item === backItem else { return }
        rebuildButtons()
        updateTitle()
        updateBack()
        heightChanged()
    }

    private func rebuildButtons() {
        let left = topItem?.shownLeftItems ?? [], right = topItem?.shownRightItems ?? []
        topItem?.watchItems()
        content.left = views(for: left, keeping: content.left)
        content.right = views(for: right, keeping: content.right)
    }

    private func views(for items: [UIBarButtonItem], keeping old: [BarButtonView]) -> [BarButtonView] {
        old.forEach { $0.removeFromSuperview() }
        let look = BarButtonLook(plain: shownAppearance.buttonAppearance, done: shownAppearance.doneButtonAppearance, tint: nil)
        return items.map { item in
            let view = BarButtonView(item: item, look: look)
            view.isHidden = item.isSpace
            addSubview(view)
            return view
        }
    }

    func updateTitle() {
        let item = topItem
        let base: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: defaultTitleColor]
        content.title.show(item?.title ?? "", base.merging(shownAppearance.titleTextAttributes) { $1 })
        let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: defaultTitleColor]
        content.largeTitle.show(item?.title ?? "", large.merging(shownAppearance.largeTitleTextAttributes) { $1 })
        content.prompt.text = item?.prompt
        content.prompt.textColor = defaultTitleColor
        if content.titleView !== item?.titleView {
            if content.titleView?.superview === self { content.titleView?.removeFromSuperview() }
            content.titleView = item?.titleView
            if let view = item?.titleView { addSubview(view) }
        }
        content.title.isHidden = item?.titleView != nil || item?.title == nil || showsLargeTitle && !isLargeTitleCollapsed
        content.largeTitle.isHidden = !showsLargeTitle || item?.title == nil || isLargeTitleCollapsed
        content.prompt.isHidden = item?.prompt == nil
        updateSearchBar()
    }

    private func updateSearchBar() {
        let bar = topItem?.searchController?.searchBar
        guard content.searchBar !== bar else { return }
        if content.searchBar?.superview === self { content.searchBar?.removeFromSuperview() }
        content.searchBar = bar
        if let bar { addSubview(bar) }
    }

    private var defaultTitleColor: UIColor { barStyle == .black ? .white : .label }

    private func updateBack() {
        let item = topItem
        let replaced = !(item?.shownLeftItems.isEmpty ?? true) && !(item?.leftItemsSupplementBackButton ?? false)
        content.back.isHidden = backItem == nil || item?.hidesBackButton ?? false || replaced
        content.back.titles = backTitles
        content.back.attributes = shownAppearance.backButtonAppearance.normal.titleTextAttributes
        let image = shownAppearance.hasOwnBackImage ? shownAppearance.backIndicatorImage : backIndicatorImage ?? UIImage(systemName: "chevron.backward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
        content.back.chevron.image = image?.withRenderingMode(.alwaysTemplate)
    }

    /// The title that the item before asks for; "Back" where that is too long; the chevron alone at last.
    private var backTitles: [String] {
        guard let before = backItem, before.backButtonDisplayMode != .minimal else { return [] }
        if before.backButtonDisplayMode == .generic { return ["Back"] }
        if let title = before.backBarButtonItem?.title ?? before.backButtonTitle { return title.isEmpty ? [] : [title, "Back"] }
        return [before.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back", "Back"]
    }

    // MARK: Appearance

    /// The standard one, or at the edge of the content the scroll edge one; the item's before the bar's.
    var shownAppearance: UINavigationBarAppearance {
        let item = topItem, compact = traitCollection.verticalSizeClass == .compact
        let standard = item?.standardAppearance ?? standardAppearance
        if isAtScrollEdge {
            let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
            return (compact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil) ?? edge ?? standard
        }
        return (compact ? item?.compactAppearance ?? compactAppearance : nil) ?? standard
    }

    /// From iOS 15 a bar without scroll edge appearance is transparent at the edge. A bar on its own never is.
    var isTransparentAtEdge: Bool {
        isAtScrollEdge && topItem?.scrollEdgeAppearance == nil && scrollEdgeAppearance == nil
    }

    var isAtScrollEdge: Bool { owner != nil && content.scrolledDistance <= 0 }

    func lookChanged() {
        background.show(shownAppearance, transparent: isTransparentAtEdge)
        itemDidChange(nil)
    }

    func applyLegacyLook() {
        let appearance = standardAppearance
        if let color = legacy.barTintColor { appearance.backgroundColor = color }
        if let image = legacy.backgroundImage { appearance.backgroundImage = image; if image.size == .zero { appearance.configureWithTransparentBackground() } }
        if let attributes = legacy.titleTextAttributes { appearance.titleTextAttributes = attributes }
        if let attributes = legacy.largeTitleTextAttributes { appearance.largeTitleTextAttributes = attributes }
        appearance.shadowImage = legacy.shadowImage
        lookChanged()
    }

    /// Told by the controller while its content scrolls.
    func contentScrolled(by distance: CGFloat) {
        let was = (isAtScrollEdge, isLargeTitleCollapsed), old = content.scrolledDistance
        content.scrolledDistance = distance
        if was != (isAtScrollEdge, isLargeTitleCollapsed) { lookChanged() }
        if showsLargeTitle, min(old, Self.largeTitleHeight) != min(distance, Self.largeTitleHeight) { heightChanged() }
    }

    func decodeBar(_ coder: NSCoder) {
        if let raw = coder.integer("UIBarStyle"), let style = UIBarStyle(rawValue: raw) { barStyle = style }
        if let translucence = coder.integer("UIBarTranslucence") { isTranslucent = translucence != 2 }
        if coder.decodeBool(forKey: "UIBarPrefersLargeTitles") { prefersLargeTitles = true }
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        let title = coder.textAttributes("UITitleTextAttributes"), large = coder.textAttributes("UIBarLargeTitleTextAttributes")
        if !title.isEmpty { titleTextAttributes = title }
        if !large.isEmpty { largeTitleTextAttributes = large }
        if let appearance: UINavigationBarAppearance = coder.object("UINavigationBarStandardAppearance") { standardAppearance = appearance }
        if let appearance: UINavigationBarAppearance = coder.object("UINavigationBarScrollEdgeAppearance") { scrollEdgeAppearance = appearance }
        if let delegate = coder.decodeObject(forKey: "UIDelegate") as? any UINavigationBarDelegate { self.delegate = delegate }
        let items: [UINavigationItem] = coder.array("UIItems")
        if !items.isEmpty { replaceItems(items) }
    }
}

extension NSCoder {
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any] {
        Dictionary(stringDictionary(key).map { (NSAttributedString.Key($0), $1) }, uniquingKeysWith: { $1 })
    }
}
