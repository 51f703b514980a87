import Foundation
import ObjCRuntime
import SpriteKit

public protocol GKSceneRootNodeType: NSObjectProtocol {}
extension SKScene: GKSceneRootNodeType {}

/// A scene of the editor with the entities beside it, which aren't read.
open class GKScene: ObjCObject {
    open private(set) var entities: [GKEntity] = []
    open private(set) var graphs: [String: GKGraph] = [:]
    open var rootNode: (any GKSceneRootNodeType)?
    public override init() { super.init() }
    @MainActor public convenience init?(fileNamed filename: String) {
        guard let scene = SKScene._scene(fileNamed: filename) else { return nil }
        self.init()
        rootNode = scene
    }
    @MainActor public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) {
        self.init()
        self.rootNode = rootNode
    }
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    open func removeGraph(_ name: String) { graphs[name] = nil }
}

/// The node of an entity.
open class GKSKNodeComponent: GKComponent {
    open var node: SKNode!
    public init(node: SKNode) {
        self.node = node
        super.init()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func didAddToEntity() { node?.entity = entity }
    open override func willRemoveFromEntity() { node?.entity = nil }
}

extension SKNode {
    nonisolated(unsafe) private static let entityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    public nonisolated var entity: GKEntity? {
        get { objc_getAssociatedObject(self, Self.entityKey) as? GKEntity }
        set { objc_setAssociatedObject(self, Self.entityKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }
}
