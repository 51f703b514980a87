import UIKit
import Viewing

/// A scene on the screen, laid out.
@MainActor struct ShownScene {
    let scene: ViewerScene
    let window: UIWindow
    /// The scene's own controller; nil for a view of a xib.
    let controller: UIViewController?
    /// What the scene is about: the controller's view, or the xib's.
    let view: UIView
}

/// Brings scenes onto the screen.
@MainActor protocol SceneStage {
    /// Nil for the device's own.
    var safeArea: CanvasSafeArea? { get }

    /// - Throws: `ViewerError`. What UIKit raises ends the process.
    func show(_ scene: ViewerScene) throws -> ShownScene
}

extension SceneStage {
    /// A window as large as the scene. One that is smaller or larger than the screen has the screen's safe area all the same.
    func makeWindow(for scene: ViewerScene) -> UIWindow {
        let screen = UIScreen.main.bounds
        let window = UIWindow(frame: screen)
        // What lets the ground shine through is seen on Interface Builder's, not on the device's black.
        window.backgroundColor = .systemBackground
        let size = scene.width.flatMap { width in scene.height.map { CGSize(width: width, height: $0) } } ?? screen.size
        if let safeArea {
            let device = safeArea.device(window.safeAreaInsets)
            window.ownSafeArea = safeArea.insets(device, of: size, scene)
            window.standsForSheet = safeArea.isSheet(size, below: device.top)
            window.updateSafeArea()
        }
        if scene.isEmbedded {
            window.ownSafeArea = .zero
            window.updateSafeArea()
        }
        guard size != screen.size else { return window }
        window.ownSafeArea = window.safeAreaInsets
        window.frame = CGRect(origin: .zero, size: size)
        return window
    }

    /// Lays out and lets views appear.
    func settle(_ window: UIWindow) {
        window.makeKeyAndVisible()
        FrameLoop.shared.commit()
    }
}
