import ARKit
import SceneKit
import SpriteKit
import XCTest

/// What games and augmented reality are told, although nothing of theirs is drawn.
@MainActor final class GameTests: XCTestCase {
    private final class Scene: SKScene {
        var calls: [String] = []
        override func sceneDidLoad() { calls.append("load") }
        override func didMove(to view: SKView) { calls.append("move \(view.bounds.width)") }
        override func willMove(from view: SKView) { calls.append("leave") }
    }

    func testASceneIsToldThatItIsShown() async {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), scene = Scene(size: CGSize(width: 400, height: 400))
        view.presentScene(scene)
        XCTAssertEqual(scene.calls, ["load", "move 200.0"])
        XCTAssertTrue(scene.view === view)
        view.presentScene(nil)
        XCTAssertEqual(scene.calls.last, "leave")
        XCTAssertNil(scene.view)
    }

    func testPointsOfASceneCountUpwards() async {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), scene = SKScene(size: CGSize(width: 400, height: 400))
        view.presentScene(scene)
        XCTAssertEqual(scene.convertPoint(fromView: CGPoint(x: 50, y: 25)), CGPoint(x: 100, y: 300))
        XCTAssertEqual(scene.convertPoint(toView: CGPoint(x: 100, y: 300)), CGPoint(x: 50, y: 25))
    }

    func testNodesAreFoundByNameAndPlace() async {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), group = SKNode(), ship = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        ship.name = "ship"
        ship.position = CGPoint(x: 20, y: 20)
        group.position = CGPoint(x: 30, y: 0)
        group.addChild(ship)
        scene.addChild(group)
        XCTAssertNil(scene.childNode(withName: "ship"))
        XCTAssertTrue(scene.childNode(withName: "//ship") === ship)
        XCTAssertTrue(scene.atPoint(CGPoint(x: 52, y: 18)) === ship)
        XCTAssertTrue(scene.atPoint(CGPoint(x: 20, y: 20)) === scene)
        XCTAssertEqual(scene.convert(.zero, from: ship), CGPoint(x: 50, y: 20))
    }

    func testActionsFollowEachOther() async {
        let node = SKNode(), done = expectation(description: "done")
        var order: [String] = []
        node.run(.sequence([.run { order.append("first") }, .group([.wait(forDuration: 0.01), .moveBy(x: 5, y: 0, duration: 0.02)]), .repeat(.run { order.append("again") }, count: 2)])) {
            order.append("end")
            done.fulfill()
        }
        XCTAssertTrue(node.hasActions())
        await fulfillment(of: [done], timeout: 5)
        XCTAssertEqual(order, ["first", "again", "again", "end"])
        XCTAssertEqual(node.position, CGPoint(x: 5, y: 0))
        XCTAssertFalse(node.hasActions())
    }

    func testMatricesOfSceneKitTurnAndMove() async {
        let node = SCNNode()
        node.transform = SCNMatrix4MakeTranslation(1, 2, 3)
        XCTAssertEqual(node.position, SCNVector3(1, 2, 3))
        let turned = SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1)
        XCTAssertEqual(turned.m12, 1, accuracy: 1e-6)
        XCTAssertEqual(turned.m21, -1, accuracy: 1e-6)
        let parent = SCNNode()
        parent.position = SCNVector3(1, 0, 0)
        parent.transform = SCNMatrix4MakeTranslation(1, 0, 0)
        parent.addChildNode(node)
        XCTAssertEqual(node.worldTransform.m41, 2)
    }

    func testThereIsNoCamera() async {
        XCTAssertFalse(ARWorldTrackingConfiguration.isSupported)
        let view = ARSCNView(frame: .zero)
        XCTAssertNotNil(view.scene)
        XCTAssertTrue(view.hitTest(.zero, types: .existingPlane).isEmpty)
    }
}
