import XCTest
@testable import Lowering

final class ObjectiveCNamingTests: XCTestCase {
    func testMethodNames() {
        let table: [(String, [String?], String)] = [
            ("tap", [], "tap"),
            ("tap", [nil], "tap:"),
            ("tap", ["sender"], "tapWithSender:"),
            ("move", ["to"], "moveTo:"),
            ("move", ["toPoint"], "moveToPoint:"),
            ("look", ["for", "in"], "lookFor:in:"),
            ("lookFor", ["item"], "lookForItem:"),
            ("handle", ["with"], "handleWith:"),
            ("handle", ["withEvent"], "handleWithEvent:"),
            ("insert", [nil, "at"], "insert:at:"),
            ("insert", [nil, nil], "insert::"),
            ("done", [nil, "forEvent"], "done:forEvent:"),
            ("unwind", ["segue"], "unwindWithSegue:"),
            ("unwindTo", ["segue"], "unwindToSegue:"),
            ("init", ["frame"], "initWithFrame:"),
            ("show", ["URL"], "showWithURL:"),
            ("update", ["total"], "updateWithTotal:"),
            ("keyboardWillShow", ["notification"], "keyboardWillShowWithNotification:"),
        ]
        for (base, labels, expected) in table {
            XCTAssertEqual(ObjectiveCNaming.selector(base, labels: labels), expected)
        }
    }

    func testEffectsAddArguments() {
        XCTAssertEqual(ObjectiveCNaming.selector("load", labels: [], isThrowing: true), "loadAndReturnError:")
        XCTAssertEqual(ObjectiveCNaming.selector("load", labels: ["name"], isThrowing: true), "loadWithName:error:")
        XCTAssertEqual(ObjectiveCNaming.selector("load", labels: [nil], isThrowing: true), "load:error:")
        XCTAssertEqual(ObjectiveCNaming.selector("load", labels: [], isAsync: true), "loadWithCompletionHandler:")
        XCTAssertEqual(ObjectiveCNaming.selector("load", labels: ["name"], isAsync: true, isThrowing: true), "loadWithName:completionHandler:")
    }

    func testSetters() {
        XCTAssertEqual(ObjectiveCNaming.setter(of: "title"), "setTitle:")
        XCTAssertEqual(ObjectiveCNaming.setter(of: "isOn"), "setIsOn:")
    }
}
