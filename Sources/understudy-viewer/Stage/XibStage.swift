import UIKit
import Viewing

/// Shows a xib's top-level objects. The file has no owner: what is connected to it stays unconnected.
@MainActor struct XibStage: SceneStage {
    private let nib: UINib
    let safeArea: CanvasSafeArea?

    init(_ request: ViewerRequest, _ bundle: Bundle, _ safeArea: CanvasSafeArea?) {
        nib = UINib(nibName: request.name, bundle: bundle)
        self.safeArea = safeArea
    }

    func show(_ scene: ViewerScene) throws -> ShownScene {
        let objects = nib.instantiate(withOwner: nil)
        defer { withExtendedLifetime(objects) {} }
        let window = makeWindow(for: scene)
        switch NibRecord.current?.objects(of: scene.id).first(where: { $0 is UIView || $0 is UIViewController }) {
        case let controller as UIViewController:
            window.rootViewController = controller
            settle(window)
            return ShownScene(scene: scene, window: window, controller: controller, view: controller.view)
        case let view as UIView:
            // A cell lies wherever a list has it; any other view is shown beneath a status bar, whatever its size.
            if view is UITableViewCell || view is UICollectionReusableView {
                window.ownSafeArea = .zero
                window.updateSafeArea()
            }
            view.frame = window.bounds
            window.addSubview(view)
            settle(window)
            return ShownScene(scene: scene, window: window, controller: nil, view: view)
        default: throw ViewerError("the nib holds no view '\(scene.id)'")
        }
    }
}
