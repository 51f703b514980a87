import Foundation
import ObjCRuntime

public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// A move; a strategist keeps in it how good the move is.
public protocol GKGameModelUpdate: NSObjectProtocol {
    var value: Int { get set }
}

public protocol GKGameModelPlayer: NSObjectProtocol {
    var playerId: Int { get }
}

/// A state of a game of turns, which can be copied and played on.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }
    func setGameModel(_ gameModel: any GKGameModel)
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

/// The optional requirements.
extension GKGameModel {
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
