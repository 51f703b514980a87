import Foundation
import ObjCRuntime

/// A thing of a game, made of components.
open class GKEntity: ObjCObject, NSCopying {
    open private(set) var components: [GKComponent] = []
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
    /// A component of a class takes the place of another of the same one.
    open func addComponent(_ component: GKComponent) {
        if let old = components.first(where: { type(of: $0) == type(of: component) }) { remove(old) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) { for component in components where component is ComponentType { remove(component) } }
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? { components.lazy.compactMap { $0 as? ComponentType }.first }
    private func remove(_ component: GKComponent) {
        component.willRemoveFromEntity()
        components.removeAll { $0 === component }
        component.entity = nil
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
