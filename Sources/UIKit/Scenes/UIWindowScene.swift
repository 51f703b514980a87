import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// Tests make scenes by Objective-C's `init()`, which Swift doesn't show: such a scene is connected to nothing.
    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            let session = UISceneSession(role: .windowApplication, configuration: configuration, identifier: UUID().uuidString)
            return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        }
    }

    /// B16: one a scene.
    weak var key: UIWindow?
    private lazy var barManager = UIStatusBarManager(scene: self)

    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { key.flatMap { $0.windowScene === self ? $0 : nil } }
    open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
    /// What the scene has of an iPad's screen; nil: all of it.
    var part: CGSize?
    open var coordinateSpace: any UICoordinateSpace { part.map { SceneCoordinateSpace(size: $0, screen: screen) } ?? screen.coordinateSpace }
    open var isFullScreen: Bool { part == nil }
    open var statusBarManager: UIStatusBarManager? { barManager }
    open var traitCollection: UITraitCollection { part.map { screen.traits(ofPart: $0) } ?? screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open override var next: UIResponder? { delegateAsResponder ?? UIApplication.current }

    private var delegateAsResponder: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder.next == nil ? nil : responder
    }
}
