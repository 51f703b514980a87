@testable import UIKit
import XCTest

/// `UITextInput` of fields and text views, and the pasteboard.
final class TextInputTests: XCTestCase {
    @MainActor private func check(_ input: any UITextInput) {
        XCTAssertEqual(input.offset(from: input.beginningOfDocument, to: input.endOfDocument), 11)
        let second = input.position(from: input.beginningOfDocument, offset: 6)!
        XCTAssertNil(input.position(from: second, offset: 6))
        let word = input.textRange(from: second, to: input.endOfDocument)!
        XCTAssertEqual(input.text(in: word), "world")
        input.selectedTextRange = word
        XCTAssertEqual(input.selectedTextRange?.start, second)
        XCTAssertEqual(input.selectedTextRange?.isEmpty, false)
        input.replace(word, withText: "all")
        XCTAssertEqual(input.text(in: input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)!), "hello all")
    }

    @MainActor func testPositionsAndRanges() async {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        field.text = "hello world"
        view.text = "hello world"
        check(field)
        check(view)
        XCTAssertEqual(field.compare(field.beginningOfDocument, to: field.endOfDocument), .orderedAscending)
    }

    @MainActor func testPlacesOnTheScreen() async {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "hello\nworld"
        view.layoutIfNeeded()
        let end = view.caretRect(for: view.endOfDocument), start = view.caretRect(for: view.beginningOfDocument)
        XCTAssertEqual(start.minX, 5, accuracy: 0.5)
        XCTAssertEqual(start.minY, 8, accuracy: 0.5)
        XCTAssertGreaterThan(end.minY, start.maxY - 2)
        let nearest = view.closestPosition(to: CGPoint(x: end.midX, y: end.midY))!
        XCTAssertEqual(view.offset(from: view.beginningOfDocument, to: nearest), 11)
        let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!
        XCTAssertEqual(view.selectionRects(for: all).count, 2)
    }

    @MainActor func testCutCopyPaste() async {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), pasteboard = UIPasteboard.general
        let before = pasteboard.changeCount
        field.text = "one two"
        field.selectAll(nil)
        XCTAssertTrue(field.canPerformAction(Selector("copy:"), withSender: nil))
        field.cut(nil)
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(pasteboard.string, "one two")
        XCTAssertEqual(pasteboard.changeCount, before + 1)
        field.paste(nil)
        field.paste(nil)
        XCTAssertEqual(field.text, "one twoone two")
        field.isSecureTextEntry = true
        field.selectAll(nil)
        XCTAssertFalse(field.canPerformAction(Selector("copy:"), withSender: nil))
    }

    private final class Code: UITextField {
        var deletions = 0
        override func deleteBackward() { deletions += 1; super.deleteBackward() }
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }

    @MainActor func testSubclassesHearOfDeletionInAnEmptyField() async {
        let code = Code(frame: CGRect(x: 0, y: 0, width: 40, height: 34))
        code.deleteBackwardByUser()
        code.insertText("1")
        code.deleteBackwardByUser()
        XCTAssertEqual(code.deletions, 2)
        XCTAssertEqual(code.text, "")
    }
}

extension TextInputTests {
    @MainActor func testFieldsHaveTheBaselineOfTheirText() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), field = UITextField(), label = UILabel()
        field.borderStyle = .roundedRect
        label.text = "Name"
        for one in [field, label] as [UIView] {
            one.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(one)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.topAnchor, constant: 50), field.heightAnchor.constraint(equalToConstant: 44), field.widthAnchor.constraint(equalToConstant: 100),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100), label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(label.frame.midY, 72, accuracy: 1, "both of one font, so their middles meet")
    }
}
