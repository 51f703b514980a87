import Foundation

/// `Unmanaged.passRetained(text as CFString)`: texts of Core Foundation are values here, which have no address of their own.
extension Unmanaged where Instance == NSString {
    public static func passRetained(_ value: String) -> Unmanaged<NSString> { passRetained(value as NSString) }

    /// The object lives until the main queue's next turn, as an autoreleased one would.
    public static func passUnretained(_ value: String) -> Unmanaged<NSString> {
        nonisolated(unsafe) let held = passRetained(value as NSString)
        DispatchQueue.main.async { held.release() }
        return held
    }
}
