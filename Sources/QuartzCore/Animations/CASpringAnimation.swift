import CoreGraphics
import Foundation
import ObjCRuntime

/// A basic animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false

    public override init() { super.init() }

    /// `bounce`: 0 is critically damped, 1 never rests, below 0 is overdamped.
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        super.init()
        let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 0.001)
        stiffness = frequency * frequency
        damping = (bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99))) * 2 * frequency
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    open var perceptualDuration: CFTimeInterval { Double(2 * .pi / (stiffness / mass).squareRoot()) }

    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Seconds until it stays within a thousandth of its end.
    open var settlingDuration: CFTimeInterval { spring.settlingTime }

    package var spring: Spring {
        Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    override func duplicate() -> CAAnimation { fill(CASpringAnimation()) }

    override func fill<Animation: CAAnimation>(_ copy: Animation) -> Animation {
        if let copy = copy as? CASpringAnimation {
            copy.mass = mass
            copy.stiffness = stiffness
            copy.damping = damping
            copy.initialVelocity = initialVelocity
            copy.allowsOverdamping = allowsOverdamping
        }
        return super.fill(copy)
    }

    override func value(at progress: Double, model: AnimatedValue?) -> AnimatedValue? {
        super.value(at: progress >= 1 ? 1 : spring.value(at: progress * singleDuration), model: model)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CASpringAnimation() }
    }
}

/// A damped spring let go at 0 with its rest at 1.
package struct Spring {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    package var velocity: Double
    package var allowsOverdamping = true

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = true) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        self.damping = max(damping, 0)
        self.velocity = velocity
        self.allowsOverdamping = allowsOverdamping
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var ratio: Double {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return allowsOverdamping ? ratio : min(ratio, 1)
    }

    /// The position `time` seconds after it was let go.
    package func value(at time: Double) -> Double {
        let (w, z) = (frequency, ratio)
        if abs(z - 1) < 1e-6 { return 1 - exp(-w * time) * (1 + (w - velocity) * time) }
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            return 1 - exp(-z * w * time) * (cos(wd * time) + (z * w - velocity) / wd * sin(wd * time))
        }
        let root = w * (z * z - 1).squareRoot()
        let (fast, slow) = (-z * w - root, -z * w + root)
        let b = (-velocity - fast) / (slow - fast)
        return 1 - ((1 - b) * exp(fast * time) + b * exp(slow * time))
    }

    package var settlingTime: Double {
        let decay = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        guard decay > 1e-4 else { return 60 }
        return min(log(1000 * max(1, 1 + abs(velocity) / frequency)) / decay * (ratio > 0.95 && ratio < 1.05 ? 1.3 : 1), 60)
    }
}
