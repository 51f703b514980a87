@testable import QuartzCore
import CoreGraphics
import Foundation
import ObjCRuntime
import XCTest

final class AnimationTests: XCTestCase {
    private func animated(_ animation: CAAnimation) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.add(animation, forKey: "a")
        AnimationTimeline.advance(to: 100)
        return layer
    }

    private func basic(_ from: CGFloat?, _ to: CGFloat?, duration: Double = 2) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    override func tearDown() { AnimationTimeline.advance(to: 1e9) }

    func test_basicAnimationRunsFromItsStart() {
        let layer = animated(basic(0, 100))
        XCTAssertEqual(layer.shown(at: 100).position.x, 0)
        XCTAssertEqual(layer.shown(at: 101).position.x, 50)
        XCTAssertEqual(layer.position.x, 5)
        XCTAssertEqual(layer.nextAnimationEvent(after: 101), 102)
        AnimationTimeline.advance(to: 102)
        XCTAssertNil(layer.animationKeys())
        XCTAssertEqual(layer.shown(at: 102).position.x, 5)
    }

    private final class Remover: NSObject, CAAnimationDelegate {
        let layer: CALayer
        init(_ layer: CALayer) { self.layer = layer }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { layer.removeAllAnimations() }
    }

    /// Whoever hears of an end may take all other animations away, which have ended, too.
    func test_anEndMayRemoveWhatEndsNext() {
        let layer = CALayer(), remover = Remover(layer)
        for key in ["a", "b", "c"] {
            let animation = basic(0, 100)
            animation.isRemovedOnCompletion = false
            animation.fillMode = .forwards
            animation.delegate = remover
            layer.add(animation, forKey: key)
        }
        AnimationTimeline.advance(to: 100)
        AnimationTimeline.advance(to: 102)
        XCTAssertNil(layer.animationKeys())
    }

    private final class Ring: CALayer {
        var progress: CGFloat { get { _managedValue("progress") } set { setValue(newValue, forUndefinedKey: "progress") } }
        var label: String? { get { _managedValue("label") } set { setValue(newValue, forUndefinedKey: "label") } }
    }

    func test_managedPropertiesOfLayersBeginWithNothing() {
        let ring = Ring()
        XCTAssertEqual(ring.progress, 0)
        XCTAssertNil(ring.label)
        ring.progress = 0.5
        ring.label = "half"
        XCTAssertEqual(ring.progress, 0.5)
        XCTAssertEqual(Ring(layer: ring).label, "half")
    }

    func test_whatIsNotGivenComesFromTheLayer() {
        XCTAssertEqual(animated(basic(nil, 25)).shown(at: 101).position.x, 15)
        XCTAssertEqual(animated(basic(25, nil)).shown(at: 101).position.x, 15)
    }

    func test_fillModesHoldTheEnds() {
        let animation = basic(0, 100)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        let layer = animated(animation)
        AnimationTimeline.advance(to: 110)
        XCTAssertEqual(layer.shown(at: 110).position.x, 100)
        XCTAssertEqual(layer.animationKeys(), ["a"])
        layer.removeAllAnimations()
    }

    func test_repeatsAndReversals() {
        let animation = basic(0, 100, duration: 1)
        animation.autoreverses = true
        animation.repeatCount = 2
        let layer = animated(animation)
        XCTAssertEqual(layer.shown(at: 100.5).position.x, 50)
        XCTAssertEqual(layer.shown(at: 101.75).position.x, 25, accuracy: 0.001)
        XCTAssertEqual(layer.shown(at: 102.25).position.x, 25, accuracy: 0.001)
        XCTAssertEqual(AnimationTimeline.nextEvent(after: 101), 104)
    }

    func test_paces() {
        let ease = CAMediaTimingFunction(name: .easeInEaseOut)
        XCTAssertEqual(ease.value(at: 0.5), 0.5, accuracy: 1e-6)
        XCTAssertLessThan(ease.value(at: 0.2), 0.1)
        XCTAssertEqual(CAMediaTimingFunction(name: .linear).value(at: 0.3), 0.3)
    }

    func test_keyframes() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1.0, 0.0, 1.0]
        animation.keyTimes = [0, 0.25, 1]
        animation.duration = 4
        let layer = animated(animation)
        XCTAssertEqual(layer.shown(at: 101).opacity, 0, accuracy: 1e-6)
        XCTAssertEqual(layer.shown(at: 102.5).opacity, 0.5, accuracy: 1e-6)
    }

    func test_pathsLeadThePosition() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        animation.path = path
        animation.duration = 2
        XCTAssertEqual(animated(animation).shown(at: 101.5).position, CGPoint(x: 100, y: 50))
    }

    func test_springsSettleAtTheirEnd() {
        let spring = CASpringAnimation(keyPath: "position.x")
        XCTAssertEqual(spring.spring.value(at: spring.settlingDuration), 1, accuracy: 0.002)
        XCTAssertGreaterThan(spring.spring.value(at: 0.35), 1)
        let stiff = Spring(mass: 1, stiffness: 100, damping: 20, velocity: 0)
        XCTAssertLessThanOrEqual(stiff.value(at: 0.3), 1)
    }

    func test_groupsRunTheirMembers() {
        let group = CAAnimationGroup(), fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 2
        group.animations = [basic(0, 100), fade]
        group.duration = 2
        let layer = animated(group)
        XCTAssertEqual(layer.shown(at: 101).position.x, 50)
        XCTAssertEqual(layer.shown(at: 101).opacity, 0.5)
    }

    func test_completionWaitsForTheTransactionsAnimations() {
        var done = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { done = true }
        let layer = animated(basic(0, 1))
        CATransaction.commit()
        XCTAssertFalse(done)
        AnimationTimeline.advance(to: 103)
        XCTAssertTrue(done)
        _ = layer
    }

    func test_completionWithoutAnimationsRunsAtCommit() {
        var done = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { done = true }
        CATransaction.commit()
        XCTAssertTrue(done)
    }

    func test_changesOfShownLayersAnimateUnlessDisabled() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
        _ = LayerRenderer.render(root: layer, size: CGSize(width: 10, height: 10), scale: 1, time: 0)
        CATransaction.setDisableActions(true)
        layer.opacity = 0.6
        XCTAssertNil(layer.animationKeys())
        CATransaction.setDisableActions(false)
        layer.opacity = 0.7
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
        layer.removeAllAnimations()
    }
}
