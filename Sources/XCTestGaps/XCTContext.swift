import Foundation
import XCTest

/// A step of a test that has a name.
public protocol XCTActivity: NSObjectProtocol {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

/// Where activities of tests run.
open class XCTContext: NSObject {
    private final class Activity: NSObject, XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) {}
    }

    /// Runs `block` at once; its name appears nowhere here.
    @MainActor @preconcurrency public static func runActivity<Result>(named name: String, block: @MainActor (any XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name))
    }
}

extension XCTestCase {
    /// Kept nowhere here.
    public func add(_ attachment: XCTAttachment) {}
}
