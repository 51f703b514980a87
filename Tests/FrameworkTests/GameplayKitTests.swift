import GameplayKit
import XCTest

final class GameplayKitTests: XCTestCase {
    func testASeedGivesTheSameNumbersAgain() {
        let (one, two) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
        XCTAssertEqual((0 ..< 20).map { _ in one.nextInt() }, (0 ..< 20).map { _ in two.nextInt() })
        XCTAssertNotEqual((0 ..< 20).map { _ in one.nextInt() }, (0 ..< 20).map { _ in GKMersenneTwisterRandomSource(seed: 8).nextInt() })
    }

    func testShufflingKeepsTheElements() {
        let cards = Array(1 ... 52)
        let shuffled = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: cards) as? [Int]
        XCTAssertEqual(shuffled?.sorted(), cards)
        XCTAssertNotEqual(shuffled, cards)
    }

    func testDistributions() {
        let die = GKRandomDistribution.d6()
        XCTAssertTrue((0 ..< 200).allSatisfy { _ in (1 ... 6).contains(die.nextInt()) })
        let shuffled = GKShuffledDistribution(lowestValue: 1, highestValue: 10)
        XCTAssertEqual((0 ..< 10).map { _ in shuffled.nextInt() }.sorted(), Array(1 ... 10))
        let gaussian = GKGaussianDistribution(lowestValue: 0, highestValue: 20)
        let values = (0 ..< 400).map { _ in gaussian.nextInt() }
        XCTAssertGreaterThan(values.count { (7 ... 13).contains($0) }, 200)
        XCTAssertTrue(values.allSatisfy { (0 ... 20).contains($0) })
    }

    private final class Waiting: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
    }
    private final class Playing: GKState {
        var came: GKState?, time = 0.0
        override func didEnter(from previousState: GKState?) { came = previousState }
        override func update(deltaTime seconds: TimeInterval) { time += seconds }
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
    }

    func testAStateMachineGoesWhereItsStatesLetIt() {
        let waiting = Waiting(), playing = Playing(), machine = GKStateMachine(states: [waiting, playing])
        XCTAssertTrue(machine.enter(Waiting.self))
        XCTAssertTrue(machine.enter(Playing.self))
        XCTAssertTrue(playing.came === waiting)
        machine.update(deltaTime: 0.5)
        XCTAssertEqual(playing.time, 0.5)
        XCTAssertFalse(machine.enter(Waiting.self))
        XCTAssertTrue(machine.currentState === playing)
    }

    func testTheCheapestWayThroughAGrid() throws {
        let grid = GKGridGraph<GKGridGraphNode>(fromGridStartingAt: SIMD2(0, 0), width: 4, height: 3, diagonalsAllowed: false)
        let start = try XCTUnwrap(grid.node(atGridPosition: SIMD2(0, 1))), end = try XCTUnwrap(grid.node(atGridPosition: SIMD2(3, 1)))
        XCTAssertEqual(grid.findPath(from: start, to: end).count, 4)
        grid.remove([try XCTUnwrap(grid.node(atGridPosition: SIMD2(1, 1))), try XCTUnwrap(grid.node(atGridPosition: SIMD2(1, 0)))])
        XCTAssertEqual(grid.findPath(from: start, to: end).count, 6)
    }

    // MARK: Strategists

    private final class Taking: NSObject, GKGameModelUpdate {
        var value = 0
        let count: Int
        init(_ count: Int) { self.count = count }
    }

    private final class Taker: NSObject, GKGameModelPlayer {
        let playerId: Int
        init(_ id: Int) { playerId = id }
    }

    /// Two take one to three of a heap in turn; who takes the last wins.
    private final class Heap: NSObject, GKGameModel {
        nonisolated(unsafe) static let takers = [Taker(0), Taker(1)]
        var left: Int, turn = 0
        init(_ left: Int) { self.left = left }
        var players: [any GKGameModelPlayer]? { Self.takers }
        var activePlayer: (any GKGameModelPlayer)? { Self.takers[turn] }
        func setGameModel(_ gameModel: any GKGameModel) { (left, turn) = ((gameModel as! Heap).left, (gameModel as! Heap).turn) }
        func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? { left == 0 ? nil : (1 ... min(3, left)).map { Taking($0) } }
        func apply(_ gameModelUpdate: any GKGameModelUpdate) { (left, turn) = (left - (gameModelUpdate as! Taking).count, 1 - turn) }
        func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId != turn }
        func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId == turn }
        func copy(with zone: NSZone?) -> Any {
            let copy = Heap(left)
            copy.turn = turn
            return copy
        }
    }

    /// Who leaves a multiple of four wins.
    func testAStrategistPlaysToWin() {
        let strategist = GKMinmaxStrategist()
        XCTAssertNil(strategist.bestMoveForActivePlayer())
        strategist.maxLookAheadDepth = 8
        for left in [3, 5, 6, 7, 9, 10, 11] {
            strategist.gameModel = Heap(left)
            XCTAssertEqual((strategist.bestMoveForActivePlayer() as? Taking)?.count, left % 4, "\(left)")
        }
        strategist.gameModel = Heap(2)
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
        XCTAssertEqual((strategist.bestMoveForActivePlayer() as? Taking)?.count, 2)
        XCTAssertNotNil(strategist.randomMove(for: Heap.takers[0], fromNumberOfBestMoves: 2))
    }
}
