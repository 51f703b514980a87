import Foundation

extension UINavigationBar {
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30
    static let searchHeight: CGFloat = 52
    static let itemSpacing: CGFloat = 16

    /// Large titles show where the bar prefers them and the item does not refuse; automatic follows the item before.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        for item in stack.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .automatic: continue
            default: return false
            }
        }
        return true
    }

    /// The large title has scrolled away but for 10 points.
    var isLargeTitleCollapsed: Bool { showsLargeTitle && content.scrolledDistance > Self.largeTitleHeight - 10 }

    private var regularHeight: CGFloat {
        if traitCollection.verticalSizeClass == .compact { return traitCollection.horizontalSizeClass == .regular ? 44 : 32 }
        return traitCollection.userInterfaceIdiom == .pad ? 50 : PlatformMetrics.current.navigationBarHeight
    }

    /// Of the search bar, with its scopes while they show.
    private var searchHeight: CGFloat {
        guard let bar = topItem?.searchController?.searchBar else { return 0 }
        return Self.searchHeight + bar.barHeight - UISearchBar.height
    }

    /// A search is on that takes the place of title and buttons.
    var isSearchAlone: Bool { topItem?.searchController?.takesNavigationBar ?? false }

    /// 44 points; 32 in compact height, 50 on iPad, 56 in a sheet; more with a large title, a prompt or a search bar.
    package func heightInController(isInSheet: Bool) -> CGFloat {
        if isSearchAlone { return searchHeight }
        var height = isInSheet && !PlatformMetrics.current.sheetBarsAreRegular ? 56 : owner == nil ? 44 : regularHeight
        if topItem?.prompt != nil { height += Self.promptHeight }
        if showsLargeTitle { height += max(Self.largeTitleHeight - max(content.scrolledDistance, 0), 0) }
        return height + searchHeight
    }

    var fullHeight: CGFloat { heightInController(isInSheet: owner == nil && isInSheet) }

    var isInSheet: Bool {
        if window?.standsForSheet == true { return true }
        let controller = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        return controller?.ancestry.last?.presenting.active is UISheetPresentationController
    }

    func heightChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        owner?.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Placing

    func layoutBar() {
        layoutBackground()
        let promptHeight = topItem?.prompt == nil ? 0 : Self.promptHeight
        content.prompt.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 20)
        let search = searchHeight
        let large = isSearchAlone || content.largeTitle.isHidden && !isLargeTitleCollapsed ? 0 : max(bounds.height - search - promptHeight - (owner == nil ? 44 : min(regularHeight, bounds.height)), 0)
        let row = isSearchAlone ? CGRect(x: 0, y: -regularHeight, width: bounds.width, height: regularHeight)
            : CGRect(x: 0, y: promptHeight, width: bounds.width, height: bounds.height - promptHeight - large - search)
        layoutRow(row)
        showRow(!isSearchAlone)
        let margin = sideMargin
        let height = content.largeTitle.sizeThatFits(CGSize(width: bounds.width, height: CGFloat.greatestFiniteMagnitude)).height
        content.largeTitle.frame = CGRect(x: margin, y: row.maxY + large - 8 - height, width: bounds.width - 2 * margin, height: height)
        content.searchBar?.frame = CGRect(x: 0, y: bounds.height - search, width: bounds.width, height: search)
    }

    /// The background reaches up to the edge of the screen when the bar hangs below the status bar.
    private func layoutBackground() {
        let above = barPosition == .topAttached ? max(frame.minY, 0) : 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        background.show(shownAppearance, transparent: isTransparentAtEdge)
        sendSubviewToBack(background)
    }

    /// 16 points on phones up to 393 wide, 20 on wider screens.
    private var sideMargin: CGFloat { max(bounds.width > 402 ? 20 : 16, safeAreaInsets.left) }

    private func showRow(_ shows: Bool) {
        guard shows == content.isRowAway else { return }
        content.isRowAway = !shows
        for view in shownContent + [content.back] { view.alpha = shows ? 1 : 0 }
    }

    private func layoutRow(_ row: CGRect) {
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var left = sideMargin, right = row.width - max(bounds.width > 402 ? 20 : 16, safeAreaInsets.right)
        if !content.back.isHidden {
            let start = 8 + safeAreaInsets.left
            let width = content.back.width(in: roomForBackTitle(row, start))
            content.back.frame = flipped(CGRect(x: start, y: row.minY, width: width, height: row.height), rtl)
            left = start + width + 8
        }
        for view in content.left {
            let width = place(view, x: left, row, rtl)
            left += width + Self.itemSpacing
        }
        for view in content.right {
            let width = self.width(of: view, row)
            place(view, x: right - width, row, rtl)
            right -= width + Self.itemSpacing
        }
        layoutTitle(row, left: !content.left.isEmpty ? left - 8 : content.back.isHidden ? 0 : left, right: content.right.isEmpty ? row.width : right + 8)
    }

    /// What a title in the middle leaves; where the title is longer than that, what it leaves beside the middle.
    private func roomForBackTitle(_ row: CGRect, _ start: CGFloat) -> CGFloat {
        let most = row.width / 2 - start
        guard content.titleView == nil, !content.title.isHidden else { return most }
        let title = content.title.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: row.height)).width.rounded(.up)
        let beside = (row.width - title) / 2 - start - 8
        if beside >= content.back.width(of: "Back") { return min(most, beside) }
        let buttons = content.right.reduce(CGFloat(8)) { $0 + width(of: $1, row) + Self.itemSpacing }
        return min(most, max(row.width - start - 8 - title - buttons, 0), content.back.width(of: "Back"))
    }

    private func width(of view: BarButtonView, _ row: CGRect) -> CGFloat {
        if view.item.isFixedSpace { return max(view.item.width - Self.itemSpacing, -Self.itemSpacing) }
        if view.item.isFlexibleSpace { return 0 }
        return view.sizeThatFits(CGSize(width: row.width, height: row.height)).width
    }

    @discardableResult private func place(_ view: BarButtonView, x: CGFloat, _ row: CGRect, _ rtl: Bool) -> CGFloat {
        let width = self.width(of: view, row)
        let height = view.item.customView == nil ? row.height : min(view.sizeThatFits(CGSize(width: row.width, height: row.height)).height, row.height)
        view.frame = flipped(CGRect(x: x, y: row.midY - height / 2, width: max(width, 0), height: height), rtl)
        return width
    }

    private func flipped(_ rect: CGRect, _ rtl: Bool) -> CGRect { rtl ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect }

    /// In the middle of the bar; beside the middle where the buttons leave no room there.
    private func layoutTitle(_ row: CGRect, left: CGFloat, right: CGFloat) {
        let room = max(right - left, 0)
        if let view = content.titleView {
            let size = Self.size(of: view, in: CGSize(width: room, height: row.height))
            view.frame = centred(CGSize(width: min(size.width, room), height: min(size.height, row.height)), row, left, right)
        }
        let size = content.title.sizeThatFits(CGSize(width: room, height: row.height))
        let width = min(size.width.rounded(.up), room)
        content.title.frame = centred(CGSize(width: width, height: size.height), row, left, right).offsetBy(dx: shownAppearance.titlePositionAdjustment.horizontal, dy: shownAppearance.titlePositionAdjustment.vertical + legacy.titleOffset)
    }

    private func centred(_ size: CGSize, _ row: CGRect, _ left: CGFloat, _ right: CGFloat) -> CGRect {
        var x = row.midX - size.width / 2
        x = max(min(x, right - size.width), left)
        let scale = pixelScale
        return CGRect(x: (x * scale).rounded() / scale, y: ((row.midY - size.height / 2) * scale).rounded() / scale, width: size.width, height: size.height)
    }

    private static func size(of view: UIView, in room: CGSize) -> CGSize {
        var size = view.bounds.size
        let intrinsic = view.intrinsicContentSize
        if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
            size = view.systemLayoutSizeFitting(CGSize(width: 0, height: 0))
            if size.width <= 0 { size.width = intrinsic.width > 0 ? intrinsic.width : room.width }
            if size.height <= 0 { size.height = intrinsic.height > 0 ? intrinsic.height : room.height }
        }
        return size
    }
}
