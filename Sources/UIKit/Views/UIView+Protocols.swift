/// What a view is to others: a coordinate space, a trait environment, something to focus.
extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return converted(point, to: view) }
        return converted(point, to: treeRoot)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return converted(point, from: view) }
        return converted(point, from: treeRoot)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return converted(rect, to: view) }
        return converted(rect, to: treeRoot)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return converted(rect, from: view) }
        return converted(rect, from: treeRoot)
    }
}

extension UIView: UITraitEnvironment {}

extension UIView: UIDynamicItem {}

extension UIView: UILargeContentViewerItem {}

extension UIView: UIFocusItem, UIFocusItemContainer {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    public var preferredFocusedView: UIView? { nil }
    public var isTransparentFocusItem: Bool { false }
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    public var coordinateSpace: any UICoordinateSpace { self }
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] { children.filter { $0.canBecomeFocused && $0.frame.intersects(rect) } }
    public func contains(_ environment: any UIFocusEnvironment) -> Bool { (environment as? UIView)?.isInside(self) ?? false }
}
