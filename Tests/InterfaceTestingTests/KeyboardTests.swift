import XCTest
@testable import XCUIAutomation

/// How text is typed, and keys are named.
final class KeyboardTests: XCTestCase {
    @MainActor func test_textIsTypedAndKeysArePressed() async {
        XCTAssertEqual(Typing.commands(for: "a\"b\\\n" + XCUIKeyboardKey.delete.rawValue + "c"), ["type \"a\\\"b\\\\\\n\"", "key delete", "type \"c\""])
    }

    @MainActor func test_heldKeys() async {
        XCTAssertEqual(XCUIElement.KeyModifierFlags([.command, .shift]).prefix, "command+shift+")
        XCTAssertEqual(XCUIKeyboardKey.name(of: Character(XCUIKeyboardKey.downArrow.rawValue)), "down")
        XCTAssertNil(XCUIKeyboardKey.name(of: "a"))
    }

    func test_waysOfFingers() {
        let drag = TouchPlan.drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 1, y: 102), hold: (0.5, 0.1), velocity: 200)
        XCTAssertEqual(drag.command, "fingers 1.000,2.000@0.000 1.000,2.000@0.500 1.000,102.000@1.000 1.000,102.000@1.100")
        XCTAssertEqual(TouchPlan.tap(CGPoint(x: 50, y: 50), taps: 1, fingers: 2).command, "fingers 35.000,50.000@0.000 35.000,50.000@0.050 / 65.000,50.000@0.000 65.000,50.000@0.050")
    }
}
