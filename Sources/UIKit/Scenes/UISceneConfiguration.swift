import Foundation

/// The classes and the storyboard that a scene is made with.
@preconcurrency @MainActor open class UISceneConfiguration: ObjCObject, @preconcurrency NSCopying {
    var storedName: String?
    private let storedRole: UISceneSession.Role

    public override convenience init() { self.init(name: nil, sessionRole: .windowApplication) }
    /// Takes what `Info.plist` says under the name, or for the role's first configuration where there is no name (A46).
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (storedName, storedRole) = (name, sessionRole)
        super.init()
        takeFromInfoPlist()
    }

    open var name: String? { storedName }
    open var role: UISceneSession.Role { storedRole }
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
