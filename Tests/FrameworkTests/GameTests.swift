import ARKit
import SceneKit
@testable import SpriteKit
import XCTest

/// What games and augmented reality are told, and what of games is seen.
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

    func testAViewShowsItsScene() async throws {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), scene = SKScene(size: CGSize(width: 20, height: 20))
        let sprite = SKSpriteNode(color: UIColor(red: 0, green: 1, blue: 0, alpha: 1), size: CGSize(width: 10, height: 10))
        sprite.position = CGPoint(x: 10, y: 10)
        scene.addChild(sprite)
        view.presentScene(scene)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
        let context = try XCTUnwrap(CGContext(data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(try XCTUnwrap(image.cgImage?.cropping(to: CGRect(x: 10, y: 10, width: 1, height: 1))), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(Array(UnsafeBufferPointer(start: context.data!.assumingMemoryBound(to: UInt8.self), count: 3)), [0, 255, 0])
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

    /// Frames of a sixtieth of a second, from a first one that starts the clock.
    private func run(_ scene: SKScene, frames: Int) {
        for frame in 0...frames { scene.step(at: 100 + Double(frame) / 60) }
    }

    /// Of the two that begin an action, an asynchronous test would call the one that waits for its end.
    private func start(_ node: SKNode, _ action: SKAction) { node.run(action) }

    func testActionsFollowEachOther() async {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), node = SKNode()
        scene.addChild(node)
        var order: [String] = []
        node.run(.sequence([.run { order.append("first") }, .group([.wait(forDuration: 0.01), .moveBy(x: 5, y: 0, duration: 0.02)]), .repeat(.run { order.append("again") }, count: 2)])) { order.append("end") }
        XCTAssertTrue(node.hasActions())
        run(scene, frames: 6)
        XCTAssertEqual(order, ["first", "again", "again", "end"])
        XCTAssertEqual(node.position.x, 5, accuracy: 1e-9)
        XCTAssertFalse(node.hasActions())
    }

    func testAnActionIsHalfWayAfterHalfItsTime() async {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), node = SKNode(), eased = SKNode(), back = SKNode()
        for each in [node, eased, back] { scene.addChild(each) }
        start(node, .repeatForever(.sequence([.moveBy(x: 60, y: 0, duration: 1), .moveBy(x: -60, y: 0, duration: 1)])))
        let move = SKAction.move(to: CGPoint(x: 100, y: 0), duration: 1)
        move.timingMode = .easeIn
        start(eased, move)
        start(back, SKAction.rotate(byAngle: 2, duration: 0.5).reversed())
        run(scene, frames: 30)
        XCTAssertEqual(node.position.x, 30, accuracy: 0.1)
        XCTAssertEqual(eased.position.x, 25, accuracy: 0.1)
        XCTAssertEqual(back.zRotation, -2, accuracy: 1e-6)
        run(scene, frames: 60)
    }

    private final class Contacts: NSObject, SKPhysicsContactDelegate {
        var begun = 0, ended = 0
        func didBegin(_ contact: SKPhysicsContact) { begun += 1 }
        func didEnd(_ contact: SKPhysicsContact) { ended += 1 }
    }

    func testAFallingBodyLiesOnTheGround() async {
        let scene = SKScene(size: CGSize(width: 400, height: 400)), box = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40)), ground = SKNode(), contacts = Contacts()
        box.position = CGPoint(x: 200, y: 300)
        box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
        box.physicsBody?.contactTestBitMask = 2
        ground.physicsBody = SKPhysicsBody(edgeFrom: CGPoint(x: 0, y: 10), to: CGPoint(x: 400, y: 10))
        ground.physicsBody?.categoryBitMask = 2
        scene.addChild(box)
        scene.addChild(ground)
        scene.physicsWorld.contactDelegate = contacts
        XCTAssertEqual(box.physicsBody!.mass, 40.0 * 40 / 22_500, accuracy: 1e-9)
        run(scene, frames: 15)
        // A quarter of a second at 9.8 m/s², 150 points a metre, less a little damping.
        XCTAssertEqual(box.position.y, 300 - 9.8 * 150 / 2 / 16, accuracy: 3)
        XCTAssertEqual(contacts.begun, 0)
        run(scene, frames: 240)
        XCTAssertEqual(box.position.y, 30, accuracy: 1.5)
        XCTAssertEqual(box.position.x, 200, accuracy: 1)
        XCTAssertEqual(box.zRotation, 0, accuracy: 0.05)
        XCTAssertGreaterThan(contacts.begun, 0)
    }

    func testBodiesMeetByTheirMasks() async {
        func end(collides: Bool) -> (CGFloat, Int) {
            let scene = SKScene(size: CGSize(width: 400, height: 400)), ball = SKNode(), wall = SKNode(), contacts = Contacts()
            scene.physicsWorld.gravity = .zero
            scene.physicsWorld.contactDelegate = contacts
            ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
            ball.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
            ball.physicsBody?.linearDamping = 0
            ball.physicsBody?.restitution = 1
            (ball.physicsBody!.categoryBitMask, ball.physicsBody!.collisionBitMask, ball.physicsBody!.contactTestBitMask) = (1, collides ? 2 : 0, 2)
            wall.position = CGPoint(x: 100, y: 0)
            wall.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 100))
            wall.physicsBody?.isDynamic = false
            wall.physicsBody?.categoryBitMask = 2
            scene.addChild(ball)
            scene.addChild(wall)
            run(scene, frames: 60)
            return (ball.position.x, contacts.begun)
        }
        XCTAssertLessThan(end(collides: true).0, 80)
        XCTAssertEqual(end(collides: true).1, 1)
        XCTAssertEqual(end(collides: false).0, 200, accuracy: 4)
        XCTAssertEqual(end(collides: false).1, 1)
    }

    func testNodesAreDrawn() async throws {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.backgroundColor = .black
        let red = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20)), blue = SKShapeNode(rectOf: CGSize(width: 20, height: 20)), label = SKLabelNode(text: "M")
        // Upwards: the view's upper left.
        red.position = CGPoint(x: 20, y: 80)
        (blue.position, blue.fillColor, blue.lineWidth) = (CGPoint(x: 80, y: 20), .blue, 0)
        (label.position, label.fontColor, label.verticalAlignmentMode) = (CGPoint(x: 50, y: 50), .white, .center)
        [red, blue, label].forEach(scene.addChild)
        let above = SKSpriteNode(color: .green, size: CGSize(width: 10, height: 10)), below = SKSpriteNode(color: .yellow, size: CGSize(width: 10, height: 10))
        (above.position, above.zPosition, below.position) = (CGPoint(x: 20, y: 80), 2, CGPoint(x: 20, y: 80))
        scene.addChild(above)
        scene.addChild(below)
        view.presentScene(scene)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { SceneRenderer.draw(scene, in: $0.cgContext, of: view.bounds.size) }
        let picture = try XCTUnwrap(image.cgImage)
        func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
            let context = try XCTUnwrap(CGContext(data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(try XCTUnwrap(picture.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))), in: CGRect(x: 0, y: 0, width: 1, height: 1))
            return Array(UnsafeBufferPointer(start: context.data!.assumingMemoryBound(to: UInt8.self), count: 3))
        }
        XCTAssertEqual(try pixel(12, 12), [255, 0, 0])
        XCTAssertEqual(try pixel(20, 20), [0, 255, 0])
        XCTAssertEqual(try pixel(80, 80), [0, 0, 255])
        XCTAssertEqual(try pixel(80, 20), [0, 0, 0])
        XCTAssertTrue(try (40..<60).contains { x in try (40..<60).contains { y in try pixel(x, y)[1] > 200 } }, "the label isn't drawn")
    }

    func testACameraIsTheMiddleOfTheView() async {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), scene = SKScene(size: CGSize(width: 200, height: 200)), camera = SKCameraNode()
        scene.addChild(camera)
        scene.camera = camera
        camera.position = CGPoint(x: 500, y: 300)
        view.presentScene(scene)
        XCTAssertEqual(scene.convertPoint(toView: CGPoint(x: 500, y: 300)), CGPoint(x: 100, y: 100))
        XCTAssertEqual(scene.convertPoint(toView: CGPoint(x: 510, y: 320)), CGPoint(x: 110, y: 80))
    }

    /// A label and a sprite with a disc for a body in a scene of 200 × 100, as the editor keeps them.
    private static let sceneFile = """
        YnBsaXN0MDDUAQIDBAUGi45ZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKvEB0HCBATFhkcHyAhIiMqRlZXWFpbX2BiZnd4X3p8gFUkbnVsbNIJCgsMWCRjbGFzc2Vz
        WiRjbGFzc25hbWWkDA0OD1dTS1NjZW5lXFNLRWZmZWN0Tm9kZVZTS05vZGVYTlNPYmplY3TSCQoREqISD1dOU0FycmF50gkKFBWiFQ9XTlNWYWx1ZdIJChcYoxgOD1tTS0xhYmVsTm9kZdIJChoboxsOD1xTS1Nw
        cml0ZU5vZGXSCQodHqIeD11QS1BoeXNpY3NCb2R5WmhlbGxvTGFiZWxVSGVsbG9ZSGVsdmV0aWNhV3swLCAxMH3TJCUmJygpViRjbGFzc1tOUy5wb2ludHZhbFpOUy5zcGVjaWFsgAOAChAB3xARJCssLS4vMDEy
        MzQ1Njc4OTo7PD09PD4/QEFCQ0RFKTw8PFtfZm9udENvbG9yQVtfZm9udENvbG9yQltfZm9udENvbG9yR1tfZm9udENvbG9yUllfZm9udE5hbWVZX2ZvbnRTaXplV19oaWRkZW5fEBhfaG9yaXpvbnRhbEFsaWdu
        bWVudE1vZGVVX25hbWVYX29wYWNpdHlZX3Bvc2l0aW9uVV90ZXh0XxAWX3ZlcnRpY2FsQWxpZ25tZW50TW9kZVdfeFNjYWxlV195U2NhbGVaX3pQb3NpdGlvboAEIz/wAAAAAAAAIwAAAAAAAAAAgAkjQDgAAAAA
        AAAIEACAByM/4AAAAAAAAIALgAjbJEdISUpLTE1OT1BRUilTU1RVQClAQ1dfcmFkaXVzWl9zaGFwZVR5cGVfEBFhZmZlY3RlZEJ5R3Jhdml0eV1hbGxvd1JvdGF0aW9uXxAPY2F0ZWdvcnlCaXRNYXNrXxAQY29s
        bGlzaW9uQml0TWFza1dkeW5hbWljXxAXaW50ZXJzZWN0aW9uVGVzdEJpdE1hc2tWcGlubmVkW3Jlc3RpdHV0aW9ugAYjQBQAAAAAAAAJEv////8QAlRiYWxsWnstNDAsIC0yMH3TJCUmJ1kpgA9fEBJ7ezAsIDB9
        LCB7MzAsIDEwfX3TJFwmJ11eWk5TLnJlY3R2YWyAERADWnswLjUsIDAuNX3TJCUmJ2EpgBPSJGNkZVpOUy5vYmplY3RzgAKg3iRnaGlqa2xtbjM0NTg5b3BxPDw9PXJzdDx1djxeX1BLUGh5c2ljc0JvZHlcX2Fu
        Y2hvclBvaW50W19iYXNlQ29sb3JBW19iYXNlQ29sb3JCW19iYXNlQ29sb3JHW19iYXNlQ29sb3JSV19ib3VuZHNZX2NoaWxkcmVugAWADYAUgBKAFYAOgBAjQAAAAAAAAABfEBR7ezAsIDB9LCB7MjAwLCAxMDB9
        fdMkXCYneV6AF9MkJSYneymAGdIkY2R9on5/gAyAFtkkgWiCg4SFboaHiIk8PTw9iilcU2NlbmVfYm91bmRzXxARX2JhY2tncm91bmRDb2xvckFfEBFfYmFja2dyb3VuZENvbG9yQl8QEV9iYWNrZ3JvdW5kQ29s
        b3JHXxARX2JhY2tncm91bmRDb2xvclJaX3NjYWxlTW9kZYABgBiAGoAb0YyNVHJvb3SAHBIAAYagAAgAEQAbACQAKQAyAEQAZABqAG8AeACDAIgAkACdAKQArQCyALUAvQDCAMUAzQDSANYA4gDnAOsA+AD9AQAB
        DgEZAR8BKQExATgBPwFLAVYBWAFaAVwBgQGNAZkBpQGxAbsBxQHNAegB7gH3AgECBwIgAigCMAI7Aj0CRgJPAlECWgJbAl0CXwJoAmoCbAKDAosClgKqArgCygLdAuUC/wMGAxIDFAMdAx4DIwMlAyoDNQM8Az4D
        UwNaA2UDZwNpA3QDewN9A4IDjQOPA5ADrQO8A8kD1QPhA+0D+QQBBAsEDQQPBBEEEwQVBBcEGQQiBDkEQARCBEkESwRQBFMEVQRXBGoEdwSLBJ8EswTHBNIE1ATWBNgE2gTdBOIE5AAAAAAAAAIBAAAAAAAAAI8A
        AAAAAAAAAAAAAAAAAATp
        """

    func testAFileOfTheEditorIsRead() async throws {
        let data = try XCTUnwrap(Data(base64Encoded: Self.sceneFile, options: .ignoreUnknownCharacters))
        let scene = try XCTUnwrap(SceneDecoder(data)?.root as? SKScene)
        XCTAssertEqual(scene.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(scene.anchorPoint, CGPoint(x: 0.5, y: 0.5))
        XCTAssertEqual(scene.scaleMode, .aspectFill)
        XCTAssertEqual(scene.backgroundColor, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let label = try XCTUnwrap(scene.childNode(withName: "//helloLabel") as? SKLabelNode), ball = try XCTUnwrap(scene.childNode(withName: "ball") as? SKSpriteNode)
        XCTAssertEqual(label.text, "Hello")
        XCTAssertEqual(label.fontSize, 24)
        XCTAssertEqual(label.alpha, 0.5)
        XCTAssertEqual(label.position, CGPoint(x: 0, y: 10))
        XCTAssertEqual(label.verticalAlignmentMode, .center)
        XCTAssertEqual(ball.frame, CGRect(x: -70, y: -25, width: 60, height: 10))
        XCTAssertEqual(ball.color, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let body = try XCTUnwrap(ball.physicsBody)
        XCTAssertFalse(body.isDynamic)
        XCTAssertEqual(body.categoryBitMask, .max)
        XCTAssertEqual(body.contactTestBitMask, 1)
        XCTAssertEqual(body.restitution, 0.5)
        XCTAssertNil(SceneDecoder(Data("no archive".utf8)))
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
