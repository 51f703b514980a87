import Foundation

/// The status bar of a scene, as its windows' controllers want it.
@preconcurrency @MainActor open class UIStatusBarManager: ObjCObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    private var bar: StatusBar { UIApplication.shared.statusBar }

    open var statusBarStyle: UIStatusBarStyle { bar.style }
    open var isStatusBarHidden: Bool { bar.isHidden }
    /// Points; empty while hidden.
    open var statusBarFrame: CGRect { bar.frame }
}
