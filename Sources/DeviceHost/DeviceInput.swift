import Foundation

/// What somebody outside does to the device: a hand at a desktop's window. The embedder calls it, UIKit acts.
///
/// Points are the screen's, as the interface stands.
@MainActor package protocol DeviceInput: AnyObject {
    /// `finger` tells fingers apart that are down at the same time.
    func touch(_ phase: FingerPhase, at point: CGPoint, finger: Int)
    /// Moves what is under a point without a finger, by so many points.
    func scroll(by distance: CGPoint, at point: CGPoint)
    /// Text that a keyboard's layout or an input method gives.
    func type(_ text: String)
    /// A key that gives no text, or one of a shortcut. `key` is a character, or a name such as `return`, `up`, `f1`.
    func press(key: String, modifiers: HeldKeys)
    func press(_ button: DeviceButton)
    /// The window is closed: the app ends.
    func close()
}

package enum FingerPhase: Sendable { case began, moved, ended }

/// Keys held down beside another, as an iPad's keyboard calls them.
package struct HeldKeys: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let shift = HeldKeys(rawValue: 1), command = HeldKeys(rawValue: 2), option = HeldKeys(rawValue: 4), control = HeldKeys(rawValue: 8)
}
