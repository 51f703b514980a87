/// A word out of a few.
package protocol CommandChoice: RawRepresentable<String>, CaseIterable, Sendable {
    /// With its article, as messages name it: `an orientation`.
    static var what: String { get }
}

/// What covers the app comes, or goes.
package enum InterruptionEvent: String, CommandChoice {
    case begin, end
    package static let what = "what it does"
}

/// What becomes of a window.
package enum SceneEvent: String, CommandChoice {
    case new, open, close, discard
    package static let what = "what becomes of a window"
}

package enum KeyboardEvent: String, CommandChoice {
    case show, hide
    package static let what = "what the keys do"
}

/// How the device is held; its top to the left is `landscape-left`.
package enum HeldOrientation: String, CommandChoice {
    case portrait
    case landscapeLeft = "landscape-left", landscapeRight = "landscape-right", upsideDown = "upside-down"
    package static let what = "an orientation"
}

package enum Appearance: String, CommandChoice {
    case light, dark
    package static let what = "an appearance"
}

/// The sizes of Settings, from smallest to largest, then those of Accessibility.
package enum TextSize: String, CommandChoice {
    case extraSmall = "extra-small", small, medium, large
    case extraLarge = "extra-large", extraExtraLarge = "extra-extra-large", extraExtraExtraLarge = "extra-extra-extra-large"
    case accessibilityMedium = "accessibility-medium", accessibilityLarge = "accessibility-large"
    case accessibilityExtraLarge = "accessibility-extra-large", accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
    case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
    package static let what = "a text size"
}

/// Where the finger goes.
package enum SwipeDirection: String, CommandChoice {
    case up, down, left, right
    package static let what = "a direction"
}

/// Which elements are told: what is shown, or what rows of tables off the screen hold as well.
package enum ElementScope: String, CommandChoice {
    case shown, all
    package static let what = "which elements"
}

package enum TouchStep: String, CommandChoice {
    case down, move, up
    package static let what = "what the finger does"
}

/// How long nothing is done.
package enum Wait: Equatable, Sendable {
    /// Seconds on the app's clock.
    case seconds(Double)
    /// Until nothing moves, and no timer is due within a second.
    case idle
}
