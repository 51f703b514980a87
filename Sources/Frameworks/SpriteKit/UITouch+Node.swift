import UIKit

extension UITouch {
    /// The touch in a node's own coordinates.
    public func location(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
    }
    public func previousLocation(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
    }
}
