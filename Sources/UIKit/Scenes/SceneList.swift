import Foundation

/// The scenes of an app and the sessions that they belong to.
@MainActor struct SceneList {
    var connected: Set<UIScene> = []
    var sessions: Set<UISceneSession> = []

    private var counter = 0

    nonisolated init() {}

    /// In the order of the sessions, and the same in every run.
    mutating func nextIdentifier() -> String {
        counter += 1
        return "00000000-0000-4000-8000-" + String(format: "%012X", 0x100 + counter)
    }

    /// The scene of an app without scenes of its own, which its windows belong to; has no delegate.
    lazy var implicit: UIWindowScene = {
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role), identifier: "00000000-0000-4000-8000-0000000000A0")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        session.connectedScene = scene
        return scene
    }()
}
