import Foundation

extension UISearchBar {
    static let fieldHeight: CGFloat = 36
    static var height: CGFloat { PlatformMetrics.current.searchBar.height }

    var barHeight: CGFloat { Self.height + (showsScopeBar && scopes.numberOfSegments > 0 ? PlatformMetrics.current.searchBar.scopes : 0) }

    func prepare() {
        isOpaque = false
        addSubview(background)
        addSubview(field)
        addSubview(cancelButton)
        addSubview(scopes)
        field.placeholder = nil
        field.returnKeyType = .search
        field.delegate = fieldDelegate
        field.addAction(UIAction(handler: { [unowned self] _ in textChangedByUser() }), for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction(handler: { [unowned self] _ in cancelByUser() }), for: .touchUpInside)
        scopes.addAction(UIAction(handler: { [unowned self] _ in scopeChangedByUser() }), for: .valueChanged)
        updateLook()
    }

    /// Prominent bars have the background of bars; minimal ones none.
    func updateLook() {
        background.backgroundColor = searchBarStyle == .minimal || backgroundImage != nil ? .clear : barTintColor ?? BarColors.chrome
        field.fieldBackground = fieldBackgrounds[.normal]
        field.iconImage = images[Icon.search.rawValue]?[.normal]
        setNeedsLayout()
    }

    func updateRightButton() {
        guard showsBookmarkButton || showsSearchResultsButton else { field.rightView = nil; return }
        let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
        let button = UIButton(type: .custom)
        button.setImage(images[icon.rawValue]?[.normal] ?? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        button.addAction(UIAction(handler: { [unowned self] _ in rightButtonTapped() }), for: .touchUpInside)
        field.rightView = button
        field.rightViewMode = .always
    }

    func rebuildScopes() {
        scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
        if scopes.numberOfSegments > selectedScopeButtonIndex { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func changeCancelButton(_ shows: Bool, animated: Bool) {
        guard shows != showsCancelButton else { return }
        showsCancelButton = shows
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    /// The field is 36 high and 8 from the sides; the cancel button takes its width off the end.
    func layoutBar() {
        background.frame = bounds
        // Within a navigation bar it lies on that one's.
        background.isHidden = superview is UINavigationBar
        // In a table's header with the navigation bar away, it reaches up to the edge of the screen.
        if let controller = searchController, controller.takesNavigationBar, superview is UITableView, let window {
            let above = max(convert(CGPoint.zero, to: window).y, 0)
            if above <= safeAreaInsets.top + window.safeAreaInsets.top { background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above) }
        }
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let row = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - (barHeight - Self.height))
        let cancel = showsCancelButton ? cancelButton.intrinsicContentSize.width.rounded(.up) : 0
        cancelButton.isHidden = !showsCancelButton
        let side: CGFloat = 8, y = (row.height - Self.fieldHeight) / 2
        var frame = CGRect(x: side, y: max(y, 0), width: max(bounds.width - 2 * side - (cancel > 0 ? cancel + 8 : 0), 0), height: Self.fieldHeight)
        var cancelFrame = CGRect(x: frame.maxX + 8, y: frame.minY, width: cancel, height: Self.fieldHeight)
        if rtl {
            frame.origin.x = bounds.width - frame.maxX
            cancelFrame.origin.x = bounds.width - cancelFrame.maxX
        }
        field.frame = frame.offsetBy(dx: searchFieldBackgroundPositionAdjustment.horizontal, dy: searchFieldBackgroundPositionAdjustment.vertical)
        cancelButton.frame = cancelFrame
        scopes.isHidden = !showsScopeBar || scopes.numberOfSegments == 0
        scopes.frame = CGRect(x: side, y: row.maxY, width: max(bounds.width - 2 * side, 0), height: 32)
    }

    func decodeBar(_ coder: NSCoder) {
        if let raw = coder.integer("UISearchBarStyle") { searchBarStyle = Style(rawValue: UInt(bitPattern: raw)) ?? .default }
        if let raw = coder.integer("UIBarStyle"), let style = UIBarStyle(rawValue: raw) { barStyle = style }
        if let translucence = coder.integer("UISearchBarTranslucence") { isTranslucent = translucence != 2 }
        if let text = coder.string("UIText"), !text.isEmpty { self.text = text }
        placeholder = coder.string("UIPlaceholder")
        prompt = coder.string("UIPrompt")
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        if let shows = coder.bool("UIShowsCancelButton") { showsCancelButton = shows }
        if let shows = coder.bool("UIShowsBookmarkButton") { showsBookmarkButton = shows }
        if let shows = coder.bool("UIShowsSearchResultsButton") { showsSearchResultsButton = shows }
        let titles: [String] = coder.array("UIScopeButtonTitles")
        if !titles.isEmpty { scopeButtonTitles = titles }
        if let shows = coder.bool("UIShowsScopeBar") { showsScopeBar = shows }
        field.traits.decode(coder)
    }
}
