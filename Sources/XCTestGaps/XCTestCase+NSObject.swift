import Foundation
import XCTest

/// On Apple's systems test cases are objects of Objective-C: they may be delegates.
extension XCTest: @retroactive NSObjectProtocol {
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public func `self`() -> Self { self }
    public func isProxy() -> Bool { false }
    public var description: String { name }
    public var debugDescription: String { description }
}

/// On Apple's systems they are, since the runner alone uses them.
extension XCTest: @retroactive @unchecked Sendable {}
