import UIKit
import XCTest

/// Block animations, on a clock that the test moves.
final class AnimationTests: XCTestCase {
    @MainActor func testCompletionComesWithTheEnd() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished: Bool?
        UIView.animate(withDuration: 0.3, animations: {
            view.center = CGPoint(x: 100, y: 5)
            view.alpha = 0
        }, completion: { finished = $0 })
        XCTAssertEqual(view.center.x, 100, "the model has its value at once")
        XCTAssertEqual(Set(view.layer.animationKeys() ?? []), ["position", "opacity"])
        let now = CACurrentMediaTime()
        AnimationTimeline.advance(to: now)
        XCTAssertNil(finished)
        AnimationTimeline.advance(to: now + 0.31)
        XCTAssertEqual(finished, true)
        XCTAssertNil(view.layer.animationKeys())
    }

    /// One that stays tells of its end once, though who hears of it takes all animations away.
    @MainActor func testAnEndMayTakeAnimationsAway() async {
        let layer = CALayer(), animation = CABasicAnimation(keyPath: "opacity")
        var ends = 0
        animation.toValue = 0
        animation.duration = 0.3
        animation.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            ends += 1
            layer.removeAllAnimations()
        }
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        let now = CACurrentMediaTime()
        for step in 0..<4 { AnimationTimeline.advance(to: now + Double(step) * 0.2) }
        XCTAssertEqual(ends, 1)
        XCTAssertNil(layer.animationKeys())
    }

    @MainActor func testConstraintsAnimateThroughLayout() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20)])
        root.layoutIfNeeded()
        left.constant = 50
        UIView.animate(withDuration: 0.25) { root.layoutIfNeeded() }
        XCTAssertEqual(view.frame.minX, 50)
        XCTAssertEqual(view.layer.animationKeys(), ["position"])
        XCTAssertEqual((view.layer.animation(forKey: "position") as? CABasicAnimation)?.fromValue as? CGPoint, CGPoint(x: 10, y: 10))
    }

    @MainActor func testNoAnimationWhereNoneIsWanted() async {
        let view = UIView()
        view.alpha = 0.5
        XCTAssertNil(view.layer.animationKeys())
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.2 } }
        XCTAssertNil(view.layer.animationKeys())
        UIView.setAnimationsEnabled(false)
        var ended = false
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.1 }, completion: { _ in ended = true })
        UIView.setAnimationsEnabled(true)
        XCTAssertNil(view.layer.animationKeys())
        XCTAssertTrue(ended)
    }

    @MainActor func testInnerBlocksInheritDuration() async {
        let view = UIView()
        UIView.animate(withDuration: 2) {
            UIView.animate(withDuration: 0.1) { view.alpha = 0 }
            XCTAssertEqual(UIView.inheritedAnimationDuration, 2)
        }
        XCTAssertEqual(view.layer.animation(forKey: "opacity")?.duration, 2)
    }

    @MainActor func testPropertyAnimatorScrubs() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.fractionComplete = 0.5
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 55, accuracy: 0.01)
        animator.stopAnimation(false)
        XCTAssertEqual(view.center.x, 55, accuracy: 0.01)
        animator.finishAnimation(at: .end)
        XCTAssertEqual(position, .end)
    }
}
