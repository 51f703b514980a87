import CoreGraphics
import Foundation
import ObjCRuntime

extension CALayer {
    /// The documented search: delegate, the layer's actions, its style, the class's default; then an animation of 0.25 s.
    func findAction(_ event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) { return found }
        if let found = rareState?.actions?[event] { return found }
        if let found = (rareState?.style?["actions"] as? [String: any CAAction])?[event] { return found }
        if let found = type(of: self).defaultAction(forKey: event) { return found }
        guard dirt.isShown, delegate == nil, isAnimatable(event) else { return nil }
        return implicitAnimation(event)
    }

    private static let implicitKeys: Set<String> = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contentsRect", "cornerRadius", "hidden", "opacity",
        "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "sublayerTransform", "transform", "zPosition",
        "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "miterLimit", "colors", "locations", "startPoint", "endPoint",
        "foregroundColor", "fontSize", "instanceTransform", "instanceColor",
    ]

    private func isAnimatable(_ key: String) -> Bool { CALayer.implicitKeys.contains(key) }

    private func implicitAnimation(_ key: String) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: key == "hidden" ? "opacity" : key)
        animation.fromValue = presented().layerValue(forKeyPath: animation.keyPath!)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
