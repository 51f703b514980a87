import QuartzCore
import UIKit
import Viewing

/// Draws a scene that is shown.
@MainActor struct SceneRender {
    private let shown: ShownScene
    private let scale: CGFloat

    init(_ shown: ShownScene, _ settings: ViewerSettings) {
        self.shown = shown
        scale = settings.scale.map { CGFloat($0) } ?? UIScreen.main.scale
        if settings.namesStandIns { StandInLabels(shown).add() }
    }

    /// - Throws: what the file system says.
    func writePicture() throws {
        guard let path = shown.scene.picture else { return }
        try picture.writePNG(to: path)
    }

    /// A whole screen has a status bar.
    private var picture: Bitmap {
        let size = shown.window.bounds.size, now = CACurrentMediaTime()
        if size == UIScreen.main.bounds.size { return ScreenRenderer(scale: scale).frame(of: [shown.window], at: now) }
        return LayerRenderer(size: size, scale: scale).render(root: shown.window.layer, time: now)
    }
}
