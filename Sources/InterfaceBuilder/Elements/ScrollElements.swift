import NibArchive

/// UIScrollView.
enum ScrollElements {
    static let kinds = [ElementKind("scrollView", "UIScrollView", base: rows)]

    /// Keys of UIScrollView, after those of UIView.
    static let rows: [Row] = ViewElements.rows + [
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
        .size("contentSize", "UIContentSize"),
        .choice("contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior", Choices.insetAdjustment, missing: 0),
        .choice("keyboardDismissMode", "UIKeyboardDismissMode", Choices.keyboardDismiss, omitting: 0),
        .object("refreshControl", "UIRefreshControl"),
        .ignored("automaticallyAdjustsScrollIndicatorInsets", "contentViewKeyboardDismissMode", "allowsKeyboardScrolling"),
    ]
}
