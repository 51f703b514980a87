import UIKit

/// Where a node may be, after actions and physics.
@preconcurrency @MainActor open class SKConstraint: ObjCObject {
    open var enabled = true
    open weak var referenceNode: SKNode?
    private let rule: @MainActor (SKNode) -> Void
    init(_ rule: @escaping @MainActor (SKNode) -> Void) { self.rule = rule }
    func apply(to node: SKNode) { rule(node) }

    open class func positionX(_ xRange: SKRange) -> SKConstraint { SKConstraint { $0.position.x = xRange.limiting($0.position.x) } }
    open class func positionY(_ yRange: SKRange) -> SKConstraint { SKConstraint { $0.position.y = yRange.limiting($0.position.y) } }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint { $0.position = CGPoint(x: xRange.limiting($0.position.x), y: yRange.limiting($0.position.y)) } }
    open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint { $0.zRotation = zRange.limiting($0.zRotation) } }
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint { [weak node] in if let node { keep($0, range, from: node.convert(.zero, to: $0.parent ?? $0)) } } }
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint { keep($0, range, from: point) } }
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint { SKConstraint { [weak node] in if let node { keep($0, range, from: node.convert(point, to: $0.parent ?? $0)) } } }
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint { [weak node] in if let node { turn($0, to: node.convert(.zero, to: $0.parent ?? $0), radians) } } }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { SKConstraint { turn($0, to: point, radians) } }

    private class func keep(_ node: SKNode, _ range: SKRange, from point: CGPoint) {
        let (x, y) = (node.position.x - point.x, node.position.y - point.y), length = hypot(x, y), wanted = range.limiting(length)
        guard wanted != length else { return }
        node.position = length > 0 ? CGPoint(x: point.x + x / length * wanted, y: point.y + y / length * wanted) : CGPoint(x: point.x + wanted, y: point.y)
    }
    private class func turn(_ node: SKNode, to point: CGPoint, _ offset: SKRange) {
        let direction = atan2(point.y - node.position.y, point.x - node.position.x)
        node.zRotation = direction + offset.limiting((node.zRotation - direction).remainder(dividingBy: 2 * .pi))
    }
}
