import XCTest

@testable import UIKit

final class KeyboardInputTests: XCTestCase {
    /// Notes what it is asked and told; refuses what `refused` is.
    private final class Editor: ObjCObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        var refused = "x"

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldShouldReturn(_:)", "textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)")
            glue.implements("textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)", "textViewDidBeginEditing(_:)")
        }

        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            log.append("should \(range.location),\(range.length) \(string)")
            return string != refused
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { log.append("return"); textField.resignFirstResponder(); return true }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { log.append("should \(range.location),\(range.length) \(text == "\n" ? "newline" : text)"); return text != refused }
        func textViewDidChange(_ textView: UITextView) { log.append("changed") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
    }

    @MainActor private func field(_ hand: Hand, _ y: CGFloat = 200) -> UITextField {
        let field = hand.put(UITextField(), 50, y, 200, 34)
        field.borderStyle = .roundedRect
        return field
    }

    @MainActor func testTypingIntoAField() async throws {
        let hand = Hand(), field = field(hand), editor = Editor(), log = Log()
        field.delegate = editor
        field.note([(.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"), (.editingDidEndOnExit, "onExit")], in: log)
        await hand.tap(field)
        XCTAssertTrue(field.isFirstResponder)
        try KeyboardInput.type("ax\u{1F44B}")
        XCTAssertEqual(field.text, "a\u{1F44B}")
        try KeyboardInput.press(key: "delete")
        XCTAssertEqual(field.text, "a")
        try KeyboardInput.type("\n")
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(editor.log, ["began", "should 0,0 a", "should 1,0 x", "should 1,0 \u{1F44B}", "should 1,2 ", "return", "ended"])
        XCTAssertEqual(log.lines, ["didBegin", "changed", "changed", "changed", "didEnd", "onExit"])
    }

    @MainActor func testTypingWithoutAFieldSaysWhatThereIs() async {
        let hand = Hand(), field = field(hand)
        field.placeholder = "Name"
        XCTAssertThrowsError(try KeyboardInput.type("a")) { error in
            XCTAssertEqual("\(error)", "can't type \"a\": there is no first responder. Tap one that takes text first: UITextField \"Name\" at 150,217")
        }
        XCTAssertThrowsError(try KeyboardInput.press(key: "a"))
        XCTAssertThrowsError(try KeyboardInput.press(key: "hyper")) { error in XCTAssertTrue("\(error)".hasPrefix("there is no key \"hyper\": one character, or backspace, delete")) }
    }

    @MainActor func testCaretMovesAndSelectionIsReplaced() async throws {
        let hand = Hand(), field = field(hand)
        await hand.tap(field)
        try KeyboardInput.type("brd")
        try KeyboardInput.press(key: "left")
        try KeyboardInput.press(key: "left")
        try KeyboardInput.type("i")
        XCTAssertEqual(field.text, "bird")
        try KeyboardInput.press(key: "end", modifiers: .shift)
        try KeyboardInput.press(key: "E", modifiers: [])
        XCTAssertEqual(field.text, "biE")
        try KeyboardInput.press(key: "a", modifiers: .command)
        try KeyboardInput.press(key: "delete")
        XCTAssertEqual(field.text, "")
    }

    @MainActor func testTabGoesFromFieldToField() async throws {
        let hand = Hand(), first = field(hand), second = field(hand, 260)
        await hand.tap(first)
        try KeyboardInput.press(key: "tab")
        XCTAssertTrue(second.isFirstResponder)
        try KeyboardInput.press(key: "tab", modifiers: .shift)
        XCTAssertTrue(first.isFirstResponder)
    }

    @MainActor func testTypingIntoATextView() async throws {
        let hand = Hand(), view = hand.put(UITextView(), 50, 200, 200, 100), editor = Editor()
        view.delegate = editor
        view.text = "one"
        await hand.tap(view)
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertEqual(view.selectedRange.location, 3, "\(view.label.frame) \(view.label.caretBox(at: 3)) \(view.bounds)")
        try KeyboardInput.press(key: "return")
        try KeyboardInput.type("twox")
        XCTAssertEqual(view.text, "one\ntwo")
        XCTAssertEqual(editor.log.prefix(3), ["began", "should 3,0 newline", "changed"])
        try KeyboardInput.press(key: "up")
        try KeyboardInput.press(key: "home")
        try KeyboardInput.type("> ")
        XCTAssertEqual(view.text, "> one\ntwo")
    }

    @MainActor func testSecureTextIsReplaced() async throws {
        let hand = Hand(), field = field(hand)
        field.isSecureTextEntry = true
        field.text = "old"
        await hand.tap(field)
        try KeyboardInput.type("n")
        XCTAssertEqual(field.text, "n")
        try KeyboardInput.type("ew")
        XCTAssertEqual(field.text, "new")
    }

    // MARK: The keyboard on the screen

    @MainActor func testKeyboardTellsOfItselfAndTheGuideFollows() async throws {
        let hand = Hand(), field = field(hand), log = Log()
        let names: [(NSNotification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
        ]
        var frame = CGRect.zero
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated {
                    log.lines.append(text)
                    frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        hand.view.addSubview(box)
        NSLayoutConstraint.activate([box.heightAnchor.constraint(equalToConstant: 40), box.widthAnchor.constraint(equalToConstant: 40), box.bottomAnchor.constraint(equalTo: hand.view.keyboardLayoutGuide.topAnchor)])
        hand.settle()
        let screen = UIScreen.main.bounds
        XCTAssertEqual(box.frame.maxY, screen.height - hand.view.safeAreaInsets.bottom)
        await hand.tap(field)
        XCTAssertEqual(log.lines.first, "willShow")
        XCTAssertEqual(frame, CGRect(x: 0, y: screen.height - 336, width: screen.width, height: 336))
        XCTAssertEqual(box.frame.maxY, screen.height - 336)
        await hand.wait(0.3)
        XCTAssertEqual(log.lines, ["willShow", "didShow"])
        let other = self.field(hand, 260)
        await hand.tap(other)
        XCTAssertEqual(log.lines, ["willShow", "didShow"], "it stays while another field takes over")
        hand.view.endEditing(true)
        await hand.wait(0.3)
        XCTAssertEqual(log.lines, ["willShow", "didShow", "willHide", "didHide"])
        XCTAssertEqual(frame.minY, screen.height)
        hand.settle()
        XCTAssertEqual(box.frame.maxY, screen.height - hand.view.safeAreaInsets.bottom)
    }

    // MARK: Keys

    private final class Keys: UIViewController {
        var log: [String] = []
        override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("make:")), UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("up:"))] }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began \(presses.first?.key?.characters ?? "")") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.action("make:") { receiver, _ in (receiver as! Keys).log.append("make"); return nil }
            glue.action("up:") { receiver, _ in (receiver as! Keys).log.append("up"); return nil }
        }
    }

    @MainActor func test_G19_keyCommandsStartAtTheFirstResponder() async throws {
        let keys = Keys(), hand = Hand(keys), field = field(hand)
        try KeyboardInput.press(key: "n", modifiers: .command)
        try KeyboardInput.press(key: "up")
        XCTAssertEqual(keys.log, ["make", "up"])
        await hand.tap(field)
        try KeyboardInput.press(key: "n", modifiers: .command)
        XCTAssertEqual(keys.log, ["make", "up", "make"], "up the chain from the field")
    }

    @MainActor func test_G5_pressesGoToTheFirstResponder() async throws {
        let keys = Keys(), hand = Hand(keys), field = field(hand)
        try KeyboardInput.press(key: "Q")
        XCTAssertEqual(keys.log, ["began Q", "ended"])
        await hand.tap(field)
        try KeyboardInput.press(key: "w")
        XCTAssertEqual(field.text, "", "who keeps a press from its super keeps the text from the field")
        XCTAssertEqual(keys.log.count, 4)
    }
}
