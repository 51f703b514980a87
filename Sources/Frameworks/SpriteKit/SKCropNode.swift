import UIKit

/// Shows what is below within its mask: a shape's path, else the mask's frame.
@preconcurrency @MainActor open class SKCropNode: SKNode {
    open var maskNode: SKNode?
    override func blank() -> SKNode {
        let copy = SKCropNode()
        copy.maskNode = maskNode?.copy() as? SKNode
        return copy
    }
}
