import Foundation
import InterfaceBuilder

/// The device that a document is drawn on: the user's choice, or the document's own.
struct RenderDevice {
    /// What UIKit knows it by.
    let name: String
    /// As it is held. Points.
    let screen: (width: Double, height: Double)
    let isLandscape: Bool
    /// The document is of before canvases showed devices, and nobody asked for one: its scenes are as large as it says.
    private let isFree: Bool

    init(_ outline: DocumentOutline, _ options: RenderOptions) {
        let own = outline.device.flatMap { DeviceSizes.canvas[$0.identifier] == nil ? nil : $0.identifier }
        name = options.device ?? own ?? "retina4_7"
        let upright = DeviceSizes.all[name] ?? DeviceSizes.canvas[name] ?? (375, 667)
        isLandscape = options.device == nil && outline.device?.isLandscape == true
        screen = isLandscape ? (upright.height, upright.width) : upright
        isFree = options.device == nil && outline.device == nil
    }

    /// Nil for the whole screen.
    func size(of scene: SceneOutline) -> (width: Double, height: Double)? {
        if let size = scene.freeformSize { return size }
        if scene.kind == .view || isFree { return scene.viewSize }
        return nil
    }

    /// UIKit's own, as for any app.
    var environment: [String: String] {
        var result = ["UNDERSTUDY_HEADLESS": "1", "UNDERSTUDY_UNTIL": "never", "UNDERSTUDY_DEVICE": name]
        if isLandscape { result["UNDERSTUDY_ORIENTATION"] = "landscape-left" }
        return result
    }
}
