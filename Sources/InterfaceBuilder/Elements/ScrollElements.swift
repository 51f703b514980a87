import NibArchive

/// UIScrollView.
enum ScrollElements {
    static let kinds = [ElementKind("scrollView", "UIScrollView", base: rows)]

    /// Keys of UIScrollView, after those of UIView.
    static let rows: [Row] = ViewElements.rows + [
        .constant("UIScrollViewIndicatorInsetAdjustmentBehavior") { .int(1) }.since(11, 4),
        .flag("bounces", "UIBounceEnabled", missing: true, writing: false),
        .flag("showsHorizontalScrollIndicator", "UIShowsHorizontalScrollIndicator", missing: true, writing: false),
        .flag("showsVerticalScrollIndicator", "UIShowsVerticalScrollIndicator", missing: true, writing: false),
        .inverse("scrollEnabled", "UIScrollDisabled"),
        .flag("pagingEnabled", "UIPagingEnabled"),
        .flag("delaysContentTouches", "UIDelaysContentTouches", missing: true, writing: false),
        .flag("canCancelContentTouches", "UICanCancelContentTouches", missing: true, writing: false),
        .flag("bouncesZoom", "UIBouncesZoom", missing: true),
        .flag("alwaysBounceHorizontal", "UIAlwaysBounceHorizontal"),
        .flag("alwaysBounceVertical", "UIAlwaysBounceVertical"),
        .flag("directionalLockEnabled", "UIDirectionalLockEnabled"),
        .float("minimumZoomScale", "UIMinimumZoomScale", omitting: 1),
        .float("maximumZoomScale", "UIMaximumZoomScale", omitting: 1),
        .choice("indicatorStyle", "UIIndicatorStyle", Choices.indicatorStyle, omitting: 0),
        .insets("contentInset", "UIContentInset"),
        .insets("scrollIndicatorInsets", "UIScrollIndicatorInsets"),
        contentSize,
        .choice("contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior", Choices.insetAdjustment, missing: 0).since(9),
        .choice("keyboardDismissMode", "UIKeyboardDismissMode", Choices.keyboardDismiss, omitting: 0),
        .object("refreshControl", "UIRefreshControl"),
        .notDone("automaticallyAdjustsScrollIndicatorInsets", "contentViewKeyboardDismissMode", "allowsKeyboardScrolling"),
    ]

    /// Before Xcode 14 a collection view archives a size of its own.
    private static let contentSize = Row(children: ["contentSize"], key: "UIContentSize") { element, node, nib in
        if let size = element.child("contentSize"), let width = size.number("width"), let height = size.number("height") {
            if width != 0 || height != 0 { node.add("UIContentSize", .pair(width, height)) }
        } else if element.name == "collectionView", !nib.session.isXcode(since: 14) {
            node.add("UIContentSize", CollectionPreview(element).contentSize)
        }
    }
}
