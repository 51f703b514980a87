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
}
