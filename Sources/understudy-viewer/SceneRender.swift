import CoreGraphics
import QuartzCore
import UIKit
import Viewing

/// Draws a scene that is shown.
@MainActor struct SceneRender {
    private let shown: ShownScene
    private let settings: ViewerSettings

    init(_ shown: ShownScene, _ settings: ViewerSettings) {
        self.shown = shown
        self.settings = settings
        if settings.namesStandIns { StandInLabels(shown).add() }
    }

    /// - Throws: what the file system says.
    func writePicture() throws {
        guard let path = shown.scene.picture else { return }
        try picture(scale: settings.scale.map { CGFloat($0) } ?? UIScreen.main.scale).writePNG(to: path)
    }

    /// - Parameter scale: pixels a point.
    func picture(scale: CGFloat) -> Bitmap {
        let size = shown.window.bounds.size, now = CACurrentMediaTime()
        // A whole screen has a status bar.
        if size == UIScreen.main.bounds.size { return ScreenRenderer(scale: scale).frame(of: [shown.window], at: now) }
        return LayerRenderer.render(root: shown.window.layer, size: size, scale: scale, time: now)
    }
}
