import CoreGraphics
import QuartzCore
import UIKit
import Viewing

/// The scenes' pictures, as large as the canvas has them, until it is drawn.
@MainActor final class CanvasPictures {
    private var plan: ViewerCanvas
    private var pictures: [String: UIImage] = [:]

    init(_ plan: ViewerCanvas) { self.plan = plan }

    func add(_ render: SceneRender, for scene: ViewerScene) {
        pictures[scene.id] = UIImage(cgImage: CGImage(bitmap: render.picture(scale: plan.scale), isOpaque: true), scale: plan.scale, orientation: .up)
    }

    func fail(_ scene: ViewerScene, _ message: String) {
        for index in plan.items.indices where plan.items[index].id == scene.id { plan.items[index].content = .words(message, isError: true) }
    }

    /// - Throws: what the file system says.
    func write() throws {
        // The canvas is the editor's, whatever is drawn on it.
        let view = CanvasView(plan, pictures)
        view.overrideUserInterfaceStyle = .light
        let window = UIWindow(frame: view.bounds)
        window.ownSafeArea = .zero
        window.addSubview(view)
        window.isHidden = false
        FrameLoop.shared.commit()
        let bitmap = LayerRenderer.render(root: window.layer, size: view.bounds.size, scale: plan.scale, time: CACurrentMediaTime())
        try bitmap.writePNG(to: plan.picture)
    }
}
