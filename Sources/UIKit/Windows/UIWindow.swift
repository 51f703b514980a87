import Foundation
import LaunchRules

/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    var stackingOrder = 0
    private var isShown = !holds("F4")
    private var level = Level.normal
    private var root: UIViewController?
    private weak var scene: UIWindowScene?
    var installedRoot: UIViewController?
    /// Of a window that stands for a screen of another size: nil for the part of the screen's that reaches into it.
    package var ownSafeArea: UIEdgeInsets?
    /// Shows a controller as if it were presented in a sheet.
    package var standsForSheet = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
    }

    /// F17 (uncertain): the screen's size.
    public convenience init() { self.init(frame: holds("F17") ? MainActor.assumeIsolated { UIScreen.main.bounds } : .zero) }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        setUpWindow()
        if holds("F13") { self.windowScene = windowScene }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isShown = false  // what a view of the nib would be
        setUpWindow()
        decodeWindow(coder)
    }

    open override func encode(with coder: NSCoder) { super.encode(with: coder) }

    // MARK: Showing

    /// F4: a new window is hidden. F5: showing doesn't make it key.
    open override var isHidden: Bool {
        get { !isShown }
        set {
            guard newValue == isShown else { return }
            isShown = !newValue
            super.isHidden = newValue
            visibilityChanged()
        }
    }

    open var windowLevel: Level {
        get { level }
        set { level = newValue; UIApplication.shared.setNeedsFrame() }
    }

    open var screen: UIScreen {
        get { scene?.screen ?? .main }
        set { _ = newValue }
    }

    /// F13: weak; nil takes the window off the scene.
    open weak var windowScene: UIWindowScene? {
        get { scene }
        set { scene = newValue; sceneChanged() }
    }

    open var canResizeToFitContent = false
    /// None of the app's (F10).
    var isSystemWindow: Bool { false }

    // MARK: Key

    open var isKeyWindow: Bool { hasKeys }
    open var canBecomeKey: Bool { true }
    open func becomeKey() {}
    open func resignKey() {}
    open func makeKey() { takeKey() }
    open func makeKeyAndVisible() { showAndTakeKey() }

    // MARK: Content

    /// D15: on a visible window the new root's view is installed at once.
    open var rootViewController: UIViewController? {
        get { root }
        set {
            guard root !== newValue else { return }
            root = newValue
            rootChanged()
        }
    }

    /// G5: touches to the view that they hit, everything else to the first responder.
    open func sendEvent(_ event: UIEvent) { event.type == .touches ? TouchDelivery.send(event, in: self) : EventStart.send(event, in: self) }

    /// `nil` stands for the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { point.moved(by: originOnScreen, to: window) }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { point.moved(by: window?.originOnScreen ?? .zero, to: self) }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { CGRect(origin: convert(rect.origin, to: window), size: rect.size) }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { CGRect(origin: convert(rect.origin, from: window), size: rect.size) }

    // MARK: The view's side

    open override var window: UIWindow? { self }
    /// G3: the scene, where there is one that the app made, stands between the window and the application.
    open override var next: UIResponder? { UIApplication.current?.life.usesScenes == true && holds("G3") ? scene ?? UIApplication.current : UIApplication.current }
    override var rootSafeArea: UIEdgeInsets { ownSafeArea ?? safeAreaOfScreen }
    override var traitSource: UITraitCollection? { windowScene?.traitCollection ?? screen.traitCollection }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glueWindow(&glue)
    }
}

extension CGPoint {
    @MainActor fileprivate func moved(by origin: CGPoint, to window: UIWindow?) -> CGPoint {
        let other = window?.originOnScreen ?? .zero
        return CGPoint(x: x + origin.x - other.x, y: y + origin.y - other.y)
    }
}
