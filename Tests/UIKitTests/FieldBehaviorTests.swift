import UIKit
import XCTest

/// Fields push items by where they are.
final class FieldBehaviorTests: XCTestCase {
    @MainActor private func moved(_ field: UIFieldBehavior, charge: CGFloat = 0, from start: CGPoint = CGPoint(x: 200, y: 100), push: CGPoint = .zero) -> CGVector {
        let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), item = UIView(frame: CGRect(x: start.x - 5, y: start.y - 5, width: 10, height: 10))
        reference.addSubview(item)
        let animator = UIDynamicAnimator(referenceView: reference), body = UIDynamicItemBehavior(items: [item])
        body.charge = charge
        body.addLinearVelocity(push, for: item)
        field.position = CGPoint(x: 200, y: 200)
        field.addItem(item)
        animator.addBehavior(body)
        animator.addBehavior(field)
        let end = Date().addingTimeInterval(0.4)
        while Date() < end { RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(0.02)) }
        animator.removeAllBehaviors()
        return CGVector(dx: item.center.x - start.x, dy: item.center.y - start.y)
    }

    @MainActor func testFieldsPullAndPush() async {
        let pulled = moved(.radialGravityField(position: CGPoint(x: 200, y: 200)))
        XCTAssertGreaterThan(pulled.dy, 1)
        XCTAssertEqual(pulled.dx, 0, accuracy: 0.01)
        XCTAssertGreaterThan(moved(.linearGravityField(direction: CGVector(dx: 1, dy: 0))).dx, 1)
        XCTAssertGreaterThan(abs(moved(.vortexField()).dx), 1)
        XCTAssertLessThan(moved(.electricField(), charge: 1).dy, -1)
        XCTAssertEqual(moved(.electricField()).dy, 0, accuracy: 0.01, "nothing pushes what has no charge")
        XCTAssertGreaterThan(moved(.field { _, _, _, _, _, _ in CGVector(dx: 0, dy: 3) }).dy, 1)
    }
}
