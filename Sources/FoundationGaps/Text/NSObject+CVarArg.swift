import Foundation

/// `String(format: "%@", object)` takes any object of Foundation.
extension NSObject: @retroactive CVarArg {
    /// The address of what `%@` writes: Core Foundation takes other objects for its own, and reads past them. It is held until the main queue's next
    /// turn, as an autoreleased one would be.
    public var _cVarArgEncoding: [Int] {
        nonisolated(unsafe) let held = Unmanaged.passRetained(self as? NSString ?? NSString(string: description))
        DispatchQueue.main.async { held.release() }
        return [Int(bitPattern: held.toOpaque())]
    }
}
