@_exported import GameplayKit
@_exported import UIKit

public enum GKGameCenterViewControllerState: Int, Sendable { case `default` = -1, leaderboards = 0, achievements, challenges, localPlayerProfile }

@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// An empty screen: there is no Game Center.
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
}

/// Named only: nobody signs in.
open class GKLocalPlayer: ObjCObject, @unchecked Sendable {
    public static let local = GKLocalPlayer()
    open class func localPlayer() -> GKLocalPlayer { local }
    open var isAuthenticated: Bool { false }
    open var alias: String { "" }
    open var displayName: String { "" }
    open var playerID: String? { nil }
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            notImplemented("GKLocalPlayer.authenticateHandler")
            nonisolated(unsafe) let handler = authenticateHandler
            DispatchQueue.main.async { handler?(nil, NSError(domain: "GKErrorDomain", code: 2, userInfo: [NSLocalizedDescriptionKey: "The requested operation has been cancelled or disabled by the user."])) }
        }
    }
}

open class GKScore: ObjCObject {
    open var value: Int64 = 0
    open var leaderboardIdentifier: String
    public override convenience init() { self.init(leaderboardIdentifier: "") }
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        notImplemented("GKScore.report(_:withCompletionHandler:)")
        completionHandler?(nil)
    }
}

open class GKAchievement: ObjCObject {
    open var identifier: String
    open var percentComplete: Double = 0
    open var showsCompletionBanner = false
    public override convenience init() { self.init(identifier: "") }
    public init(identifier: String) { self.identifier = identifier }
    open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        notImplemented("GKAchievement.report(_:withCompletionHandler:)")
        completionHandler?(nil)
    }
}
