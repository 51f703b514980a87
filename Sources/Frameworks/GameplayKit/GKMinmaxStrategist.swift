import Foundation
import ObjCRuntime

/// Finds the move after which the player does best if everybody plays as well as they can, so many turns ahead.
open class GKMinmaxStrategist: ObjCObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    /// Chooses among moves that are equally good; without it the first of them is taken.
    open var randomSource: (any GKRandom)?
    open var maxLookAheadDepth = 0

    public override init() { super.init() }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap(bestMove(for:)) }

    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = rated(for: player)
        guard let best = moves.first else { return nil }
        let equal = moves.prefix { $0.value == best.value }
        return equal[randomSource?.nextInt(upperBound: equal.count) ?? 0]
    }

    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
        let moves = rated(for: player).prefix(max(numMovesToConsider, 1))
        return moves.isEmpty ? nil : moves[randomSource?.nextInt(upperBound: moves.count) ?? Int.random(in: 0 ..< moves.count)]
    }

    /// The player's moves with what they are worth, the best first.
    private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard maxLookAheadDepth > 0, let model = gameModel, let moves = model.gameModelUpdates(for: player) else { return [] }
        var floor = GKGameModelMinScore * 2
        for move in moves {
            move.value = value(of: model, after: move, for: player, depth: maxLookAheadDepth - 1, floor - 1, .max)
            floor = max(floor, move.value)
        }
        let places = moves.enumerated().sorted { ($0.element.value, -$0.offset) > ($1.element.value, -$1.offset) }
        return places.map(\.element)
    }

    /// What a state is worth to a player, where nothing outside of the bounds matters.
    private func value(of model: any GKGameModel, after move: any GKGameModelUpdate, for player: any GKGameModelPlayer, depth: Int, _ lowest: Int, _ highest: Int) -> Int {
        guard let next = model.copy() as? any GKGameModel else { return 0 }
        next.apply(move)
        // A win that comes sooner is worth more.
        if next.isWin(for: player) { return GKGameModelMaxScore + depth }
        if next.isLoss(for: player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty else { return next.score(for: player) }
        let isOwn = active.playerId == player.playerId
        var (low, high, best) = (lowest, highest, isOwn ? Int.min : Int.max)
        for move in moves {
            let found = value(of: next, after: move, for: player, depth: depth - 1, low, high)
            if isOwn { (best, low) = (max(best, found), max(low, found)) } else { (best, high) = (min(best, found), min(high, found)) }
            if low >= high { break }
        }
        return best
    }
}
