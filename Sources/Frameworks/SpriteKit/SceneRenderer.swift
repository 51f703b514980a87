import UIKit

/// Draws the nodes of a scene by their depth, those of one depth in the order of the tree.
@MainActor enum SceneRenderer {
    private struct Item {
        let node: SKNode, transform: CGAffineTransform, alpha: CGFloat, z: CGFloat
    }

    static func draw(_ scene: SKScene, in context: CGContext, of size: CGSize) {
        scene.backgroundColor.setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
        if scene.scaleMode == .aspectFit {
            UIColor.black.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
            scene.backgroundColor.setFill()
            UIRectFill(scene.frame.applying(scene.viewTransform(size)))
        }
        draw(scene, in: context, by: scene.viewTransform(size), alpha: scene.alpha)
    }

    static func draw(_ node: SKNode, in context: CGContext, by transform: CGAffineTransform, alpha: CGFloat) {
        var items: [Item] = []
        collect(node, transform, alpha, 0, &items)
        // Sorting has to keep the order of what lies at one depth.
        for (_, item) in items.enumerated().sorted(by: { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }) {
            context.saveGState()
            context.concatenate(item.transform)
            context.setAlpha(item.alpha)
            if let crop = item.node as? SKCropNode, crop !== node { drawCropped(crop, in: context) } else { item.node.draw(in: context) }
            context.restoreGState()
        }
    }

    private static func collect(_ node: SKNode, _ transform: CGAffineTransform, _ alpha: CGFloat, _ z: CGFloat, _ items: inout [Item]) {
        guard !node.isHidden, alpha > 0 else { return }
        items.append(Item(node: node, transform: transform, alpha: alpha, z: z))
        if let crop = node as? SKCropNode, crop.maskNode != nil, items.count > 1 { return }
        for child in node.children { collect(child, child.localTransform.concatenating(transform), alpha * child.alpha, z + child.zPosition, &items) }
    }

    /// What lies under a crop node, within its mask.
    private static func drawCropped(_ crop: SKCropNode, in context: CGContext) {
        if let shape = crop.maskNode as? SKShapeNode, let path = shape.path {
            var place = shape.localTransform
            context.addPath(path.copy(using: &place) ?? path)
            context.clip()
        } else if let bounds = crop.maskNode?.calculateAccumulatedFrame() { context.clip(to: bounds) }
        for child in crop.children { draw(child, in: context, by: child.localTransform, alpha: child.alpha) }
    }

    /// What a frame shows.
    static func describe(_ scene: SKScene, _ hasher: inout Hasher) {
        hasher.combine(scene.backgroundColor)
        hasher.combine(scene.size.width)
        hasher.combine(scene.size.height)
        if let camera = scene.camera { describe(place: camera, &hasher) }
        describe(node: scene, &hasher)
    }

    private static func describe(place node: SKNode, _ hasher: inout Hasher) {
        for number in [node.position.x, node.position.y, node.zRotation, node.xScale, node.yScale, node.alpha, node.zPosition] { hasher.combine(number) }
    }

    private static func describe(node: SKNode, _ hasher: inout Hasher) {
        guard !node.isHidden else { return hasher.combine(false) }
        describe(place: node, &hasher)
        node.describeLook(&hasher)
        hasher.combine(node.children.count)
        for child in node.children { describe(node: child, &hasher) }
    }
}
