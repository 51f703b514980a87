/// The booleans and small enums of a view, a byte each.
struct ViewFlags {
    var interactionDisabled = false
    var multipleTouch = false
    var exclusiveTouch = false
    var keepsSubviewSizes = false
    var transparent = false
    var keepsContext = false
    var preservesSuperviewMargins = false
    var marginsIgnoreSafeArea = false
    /// `translatesAutoresizingMaskIntoConstraints` is false.
    var positionedByConstraints = false
    /// The view or an ancestor has met a constraint, so that Auto Layout runs in its tree.
    var usesConstraints = false
    var needsUpdateConstraints = true
    var subtreeNeedsUpdateConstraints = true
    var calledSuperUpdateConstraints = false
    /// Frames are being set from the solver's answer: they aren't news to it.
    var takesFrameFromSolver = false
    var drawsItself = false
    /// The methods that read traits when they last ran (D60).
    var traitReaders: TraitReaders = []
    /// A nib is adding its subviews: they hear of their tint once they are somewhere to be seen, after they have awoken.
    var takesDecodedSubviews = false
    var contentMode: UIView.ContentMode = .scaleToFill
    var autoresizingMask: UIView.AutoresizingMask = []
}

/// What few views carry.
@MainActor final class RareViewState {
    var backgroundColor: UIColor?
    /// The view paints its background itself, within its border: its layer has none.
    var paintsBackground = false
    var tintColor: UIColor?
    var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
    var mask: UIView?
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var motionEffects: [UIMotionEffect] = []
    var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var traitOverrides: UITraitOverrides?
    var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    var minimumContentSizeCategory: UIContentSizeCategory?
    var maximumContentSizeCategory: UIContentSizeCategory?
    var ignoresInvertColors = false
    var focusEffect: UIFocusEffect?
    var focusGroupIdentifier: String?
    var focusGroupPriority = UIFocusGroupPriority(0)
    var hoverStyle: UIHoverStyle?
    var showsLargeContentViewer = false
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var scalesLargeContentImage = false
    var largeContentImageInsets = UIEdgeInsets.zero
}

/// What Auto Layout, margins and safe areas keep of a view.
@MainActor final class ViewLayoutState {
    /// Margins as set, in the directional form; nil means the defaults.
    var margins: NSDirectionalEdgeInsets?
    /// The least margins that the owning view controller asks for (`systemMinimumLayoutMargins`).
    var minimumMargins: NSDirectionalEdgeInsets?
    var safeArea = UIEdgeInsets.zero
    /// Added to what the superview gives: bars of a container, `additionalSafeAreaInsets`.
    var additionalSafeArea = UIEdgeInsets.zero
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [SystemGuide: UILayoutGuide] = [:]
    var keyboardGuide: UIKeyboardLayoutGuide?
    var priorities = ContentPriorities()
    /// Auto Layout of the tree below; only roots have one.
    var engine: LayoutEngine?
    /// Active constraints, held anywhere, that name this view.
    var touching: [NSLayoutConstraint] = []
    /// For scroll views: active constraints between content and something outside.
    var passing: [NSLayoutConstraint] = []
}

/// The guides every view offers.
enum SystemGuide: Hashable {
    case margins, readableContent, safeArea, keyboard
}

/// Content hugging and compression resistance of both axes.
struct ContentPriorities {
    var horizontalHugging: UILayoutPriority = .defaultLow
    var verticalHugging: UILayoutPriority = .defaultLow
    var horizontalResistance: UILayoutPriority = .defaultHigh
    var verticalResistance: UILayoutPriority = .defaultHigh

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .horizontal ? horizontalHugging : verticalHugging }
    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .horizontal ? horizontalResistance : verticalResistance }
}

extension UIView {
    var rareState: RareViewState {
        if let rare { return rare }
        let made = RareViewState()
        rare = made
        return made
    }

    var layout: ViewLayoutState {
        if let layoutState { return layoutState }
        let made = ViewLayoutState()
        layoutState = made
        return made
    }

    func setFlag(_ path: WritableKeyPath<ViewFlags, Bool>, _ value: Bool, then changed: () -> Void) {
        guard flags[keyPath: path] != value else { return }
        flags[keyPath: path] = value
        changed()
    }
}
