import Foundation

/// What the system remembers of a scene while it is not connected.
@preconcurrency @MainActor open class UISceneSession: ObjCObject {
    private var storedConfiguration: UISceneConfiguration
    private let identifier: String
    private let storedRole: Role
    weak var connectedScene: UIScene?

    init(role: Role, configuration: UISceneConfiguration, identifier: String) {
        (storedRole, storedConfiguration, self.identifier) = (role, configuration, identifier)
        super.init()
    }

    func adopt(_ configuration: UISceneConfiguration) { storedConfiguration = configuration }

    open var scene: UIScene? { connectedScene }
    open var role: Role { storedRole }
    open var configuration: UISceneConfiguration { storedConfiguration }
    open var persistentIdentifier: String { identifier }
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?

    public struct Role: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    }
}
