import QuartzCore

/// Core Animation takes a `UIColor` where a `CGColor` is meant, as values of animations and text layers have it.
extension UIColor: CAAnimatable {
    package var animatableValue: Any? { cgColor }
}
