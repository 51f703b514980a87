import UIKit

/// Its filter isn't applied: what is below is drawn as it is.
@preconcurrency @MainActor open class SKEffectNode: SKNode {
    open var filter: CIFilter?
    open var shader: SKShader?
    open var shouldCenterFilter = true
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha
    override func blank() -> SKNode { SKEffectNode() }
}
