import Foundation

/// `String(format: "%@", object)` takes any object of Foundation.
extension NSObject: @retroactive CVarArg {
    /// The object's address. It is held until the main queue's next turn, as an autoreleased one would be.
    public var _cVarArgEncoding: [Int] {
        // Core Foundation takes these for its own and reads past them.
        let isTakenForItsOwn = self is NSArray || self is NSDictionary || self is NSSet || self is NSDate
        nonisolated(unsafe) let held = Unmanaged.passRetained(isTakenForItsOwn ? NSString(string: description) : self)
        DispatchQueue.main.async { held.release() }
        return [Int(bitPattern: held.toOpaque())]
    }
}
