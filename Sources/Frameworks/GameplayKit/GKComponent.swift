import Foundation
import ObjCRuntime

/// A part of an entity's behaviour.
open class GKComponent: ObjCObject, NSCopying {
    open internal(set) weak var entity: GKEntity?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The components of one class, which are updated together.
open class GKComponentSystem<ComponentType: GKComponent>: ObjCObject {
    open private(set) var components: [ComponentType] = []
    public init(componentClass cls: AnyClass) { super.init() }
    open func addComponent(_ component: ComponentType) { components.append(component) }
    open func addComponent(foundIn entity: GKEntity) { if let found = entity.component(ofType: ComponentType.self) { components.append(found) } }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
    open subscript(idx: Int) -> ComponentType { components[idx] }
}
