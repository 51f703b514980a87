import CoreGraphics

/// A view, or a part of it, that an effect shows apart from its surroundings.
@preconcurrency @MainActor open class UITargetedPreview: ObjCObject {
    private let shown: UIView, given: UIPreviewParameters, place: UIPreviewTarget

    open var view: UIView { shown }
    open var target: UIPreviewTarget { place }
    open var parameters: UIPreviewParameters { given }

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (shown, given, place) = (view, parameters, target)
        super.init()
    }

    /// Where the view is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// Points.
    open var size: CGSize { view.bounds.size }
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview { UITargetedPreview(view: view, parameters: parameters, target: newTarget) }
}

/// Where a preview moves: a centre in a container's coordinates, and a transform.
@preconcurrency @MainActor open class UIPreviewTarget: ObjCObject {
    open private(set) var container: UIView
    open private(set) var center: CGPoint
    open private(set) var transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }
}

/// What of a view a preview shows.
@preconcurrency @MainActor open class UIPreviewParameters: ObjCObject {
    open var backgroundColor: UIColor! = .white
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?

    public override init() { super.init() }

    /// The outline of lines of text, from CGRects in NSValues.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
        visiblePath = path
    }
}
