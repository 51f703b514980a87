import UIKit

/// Where it is, is the middle of the view.
@preconcurrency @MainActor open class SKCameraNode: SKNode {
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        let seen = CGRect(x: -scene.size.width / 2, y: -scene.size.height / 2, width: scene.size.width, height: scene.size.height).applying(worldTransform)
        var found: Set<SKNode> = []
        func search(_ node: SKNode) {
            for child in node.children {
                let frame = child.parent.map { child.frame.applying($0.worldTransform) } ?? child.frame
                if seen.intersects(frame) { found.insert(child) }
                search(child)
            }
        }
        search(scene)
        return found
    }
    override func blank() -> SKNode { SKCameraNode() }
}
