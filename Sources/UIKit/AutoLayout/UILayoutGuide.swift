/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: _MainActorObject, @preconcurrency NSCoding {
    weak var owner: UIView?
    /// Where the solver put it, in the owning view's coordinates.
    var solvedFrame = CGRect.zero
    /// Which of the owning view's standing guides this is.
    var system: SystemGuide?
    var touching: [NSLayoutConstraint] = []

    public init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? UINibDecoder)?.adopt(self)
        decodeGuide(coder)
    }
    open func encode(with coder: NSCoder) {}

    open var identifier: String = ""
    open var layoutFrame: CGRect { currentFrame }

    open weak var owningView: UIView? {
        get { owner }
        set { move(to: newValue) }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    open var hasAmbiguousLayout: Bool { false }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { touching.filter { LayoutItem.axis(of: $0.firstAttribute) == axis } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UILayoutGuide() }
    }
}

/// A guide whose constraints come and go as it nears an edge.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var away: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// Edges the guide is at now.
    var trackedEdges: NSDirectionalRectEdge { [] }

    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        near.append((edge, trackingConstraints))
        updateTracking()
    }

    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        away.append((edge, trackingConstraints))
        updateTracking()
    }

    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near.filter { $0.edge == edge }.flatMap(\.constraints) }
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { away.filter { $0.edge == edge }.flatMap(\.constraints) }

    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate((near + away).flatMap(\.constraints))
        near = []
        away = []
    }

    func updateTracking() {
        for (edge, constraints) in near { for constraint in constraints { constraint.isActive = !trackedEdges.isDisjoint(with: edge) } }
        for (edge, constraints) in away { for constraint in constraints { constraint.isActive = trackedEdges.isDisjoint(with: edge) } }
    }
}

/// Follows the keyboard; without one it lies at the bottom edge (or safe area) of its view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
    open var keyboardDismissPadding: CGFloat = 0

    override var trackedEdges: NSDirectionalRectEdge { .bottom }
}

/// A guide that sends focus on to another view.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    open weak var preferredFocusedView: UIView?
}
