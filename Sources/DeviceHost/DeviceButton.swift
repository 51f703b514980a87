/// What the keys of a window do to the device itself, each with Ctrl and Shift: those of iOS's Simulator, where it has one.
package enum DeviceButton: String, CaseIterable, Sendable {
    /// The key's name in the window's events.
    case home = "H", rotateLeft = "Left", rotateRight = "Right", appearance = "A", memoryWarning = "M", screenshot = "S", lock = "L"
    case largerText = "=", smallerText = "-"
}
