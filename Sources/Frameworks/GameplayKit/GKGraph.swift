import Foundation
import ObjCRuntime

/// A place that others can be reached from.
open class GKGraphNode: ObjCObject {
    open private(set) var connectedNodes: [GKGraphNode] = []
    public override init() { super.init() }
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes where !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
        if bidirectional { for node in nodes { node.addConnections(to: [self], bidirectional: false) } }
    }
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        connectedNodes.removeAll { node in nodes.contains { $0 === node } }
        if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
    }
    open func cost(to node: GKGraphNode) -> Float { 1 }
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { GKGraph.path(from: self, to: goalNode) }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { GKGraph.path(from: startNode, to: self) }
}

open class GKGraphNode2D: GKGraphNode {
    open var position: SIMD2<Float>
    public init(point: SIMD2<Float>) { position = point; super.init() }
    open override func cost(to node: GKGraphNode) -> Float { distance(node) }
    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(node) }
    private func distance(_ node: GKGraphNode) -> Float {
        guard let other = node as? GKGraphNode2D else { return 0 }
        let way = other.position - position
        return (way.x * way.x + way.y * way.y).squareRoot()
    }
}

open class GKGridGraphNode: GKGraphNode {
    open var gridPosition: SIMD2<Int32>
    public init(gridPosition: SIMD2<Int32>) { self.gridPosition = gridPosition; super.init() }
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGridGraphNode else { return 0 }
        return Float(abs(other.gridPosition.x - gridPosition.x) + abs(other.gridPosition.y - gridPosition.y))
    }
}

/// Places and the ways between them.
open class GKGraph: ObjCObject {
    open private(set) var nodes: [GKGraphNode]?
    public override init() { nodes = []; super.init() }
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes; super.init() }
    open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
    open func remove(_ nodes: [GKGraphNode]) {
        self.nodes?.removeAll { node in nodes.contains { $0 === node } }
        for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: true) }
    }
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { Self.path(from: startNode, to: endNode) }

    /// The cheapest way, both ends included; empty where there is none.
    static func path(from start: GKGraphNode, to end: GKGraphNode) -> [GKGraphNode] {
        var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(start): 0], before: [ObjectIdentifier: GKGraphNode] = [:]
        var open = [start], done: Set<ObjectIdentifier> = []
        while let best = open.min(by: { rank($0, costs, end) < rank($1, costs, end) }) {
            if best === end { break }
            open.removeAll { $0 === best }
            done.insert(ObjectIdentifier(best))
            for next in best.connectedNodes where !done.contains(ObjectIdentifier(next)) {
                let cost = costs[ObjectIdentifier(best)]! + best.cost(to: next)
                guard cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
                costs[ObjectIdentifier(next)] = cost
                before[ObjectIdentifier(next)] = best
                if !open.contains(where: { $0 === next }) { open.append(next) }
            }
        }
        guard start === end || before[ObjectIdentifier(end)] != nil else { return [] }
        var path = [end]
        while let node = before[ObjectIdentifier(path[0])] { path.insert(node, at: 0) }
        return path
    }
    private static func rank(_ node: GKGraphNode, _ costs: [ObjectIdentifier: Float], _ end: GKGraphNode) -> Float { costs[ObjectIdentifier(node)]! + node.estimatedCost(to: end) }
}

/// A grid of places.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    public let gridOrigin: SIMD2<Int32>, gridWidth: Int, gridHeight: Int, diagonalsAllowed: Bool
    public init(fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        (gridOrigin, gridWidth, gridHeight, self.diagonalsAllowed) = (position, Int(width), Int(height), diagonalsAllowed)
        let made = (0..<height).flatMap { y in (0..<width).map { GKGridGraphNode(gridPosition: SIMD2(position.x + $0, position.y + y)) } }
        super.init(made)
        for node in made {
            let near = made.filter { other in
                let (x, y) = (abs(other.gridPosition.x - node.gridPosition.x), abs(other.gridPosition.y - node.gridPosition.y))
                return other !== node && (x + y == 1 || diagonalsAllowed && x == 1 && y == 1)
            }
            node.addConnections(to: near, bidirectional: false)
        }
    }
    open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? { nodes?.lazy.compactMap { $0 as? GKGridGraphNode }.first { $0.gridPosition == position }.map { unsafeDowncast($0, to: NodeType.self) } }
}
