import XCTest

@testable import UIKit

/// Every control by finger.
final class ControlTouchTests: XCTestCase {
    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragExit, "exit"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"), (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    ]

    /// Of lines that come again and again, one.
    private func short(_ lines: [String]) -> [String] { lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

    @MainActor private func button(_ hand: Hand, _ log: Log) -> UIButton {
        let button = hand.put(UIButton(type: .system), 100, 400, 100, 40)
        button.setTitle("Go", for: .normal)
        button.note(Self.events, in: log)
        return button
    }

    // MARK: Buttons

    @MainActor func testButtonTap() async {
        let hand = Hand(), log = Log(), button = button(hand, log)
        TouchInjection.touch(.began, at: hand.place(button), in: hand.window)
        XCTAssertTrue(button.isHighlighted && button.isTracking && button.isTouchInside)
        TouchInjection.touch(.ended, at: hand.place(button), in: hand.window)
        XCTAssertFalse(button.isHighlighted)
        XCTAssertEqual(log.lines, ["down", "upInside", "primary"])
    }

    @MainActor func test_G18_insideIsBoundsAndAMargin() async {
        let hand = Hand(), log = Log(), button = button(hand, log)
        await hand.drag(button, by: CGSize(width: 0, height: 20 + 40))
        XCTAssertEqual(short(log.lines), ["down", "inside", "upInside", "primary"], "40 points below the edge is inside still")
        log.lines = []
        await hand.drag(button, by: CGSize(width: 0, height: 200), rest: 0.1)
        XCTAssertEqual(short(log.lines), ["down", "inside", "exit", "outside", "upOutside"])
        log.lines = []
        let start = hand.place(button), far = CGPoint(x: start.x, y: start.y + 200)
        await TouchPath([.init(start, at: 0), .init(far, at: 0.2), .init(start, at: 0.4)]).play()
        XCTAssertEqual(short(log.lines), ["down", "inside", "exit", "outside", "enter", "inside", "upInside", "primary"])
        log.lines = []
        TouchInjection.touch(.began, at: start, in: hand.window)
        TouchInjection.touch(.cancelled, at: start, in: hand.window)
        XCTAssertEqual(log.lines, ["down", "cancel"])
    }

    @MainActor func testDisabledAndHiddenButtonsTakeNothing() async {
        let hand = Hand(), log = Log(), button = button(hand, log)
        button.isEnabled = false
        await hand.tap(button)
        button.isEnabled = true
        button.isHidden = true
        await hand.tap(button)
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testButtonMenus() async {
        let hand = Hand(), log = Log(), button = button(hand, log)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in log.lines.append("one") }, UIAction(title: "Two") { _ in log.lines.append("two") }])
        await TouchPath.press(hand.place(button), seconds: 0.7).play()
        hand.settle()
        XCTAssertEqual(log.lines, ["down", "cancel"], "the long press takes the touch")
        var rows = hand.window.descendants(MenuElementView.self)
        XCTAssertEqual(rows.count, 2)
        await hand.tap(rows[1])
        XCTAssertEqual(log.lines.last, "two")
        XCTAssertTrue(hand.window.descendants(MenuElementView.self).isEmpty)
        button.showsMenuAsPrimaryAction = true
        await hand.tap(button)
        rows = hand.window.descendants(MenuElementView.self)
        XCTAssertEqual(rows.count, 2)
        await TouchPath.tap(CGPoint(x: 20, y: 800)).play()
        XCTAssertTrue(hand.window.descendants(MenuElementView.self).isEmpty, "a tap beside it closes the menu")
    }

    // MARK: Values

    @MainActor func testSwitchByTapAndDrag() async {
        let hand = Hand(), log = Log(), toggle = hand.put(UISwitch(), 100, 400)
        toggle.note([(.valueChanged, "changed")], in: log)
        await hand.tap(toggle)
        XCTAssertTrue(toggle.isOn)
        await hand.drag(toggle, from: CGPoint(x: 38, y: 15), by: CGSize(width: -30, height: 0))
        XCTAssertFalse(toggle.isOn)
        XCTAssertEqual(log.lines, ["changed", "changed"])
        await hand.drag(toggle, from: CGPoint(x: 10, y: 15), by: CGSize(width: 12, height: 0))
        XCTAssertFalse(toggle.isOn, "the thumb didn't get past the middle")
        XCTAssertEqual(log.lines.count, 2)
    }

    @MainActor func testSliderFollowsItsThumbOnly() async {
        let hand = Hand(), log = Log(), slider = hand.put(UISlider(), 50, 400, 200, 31)
        slider.note([(.valueChanged, "changed")], in: log)
        await hand.drag(slider, from: CGPoint(x: 16, y: 15), by: CGSize(width: 84, height: 0))
        XCTAssertEqual(slider.value, 0.5, accuracy: 0.02)
        XCTAssertGreaterThan(log.lines.count, 3)
        let (value, count) = (slider.value, log.lines.count)
        await hand.tap(slider, at: CGPoint(x: 180, y: 15))
        XCTAssertEqual(slider.value, value)
        slider.isContinuous = false
        await hand.drag(slider, by: CGSize(width: 400, height: 0))
        XCTAssertEqual(slider.value, 1)
        XCTAssertEqual(log.lines.count, count + 1)
    }

    @MainActor func testStepperRepeatsWhileHeld() async {
        let hand = Hand(), log = Log(), stepper = hand.put(UIStepper(), 100, 400)
        stepper.note([(.valueChanged, "changed")], in: log)
        await hand.tap(stepper, at: CGPoint(x: 70, y: 16))
        XCTAssertEqual(stepper.value, 1)
        await hand.tap(stepper, at: CGPoint(x: 20, y: 16))
        XCTAssertEqual(stepper.value, 0)
        await hand.tap(stepper, at: CGPoint(x: 20, y: 16))
        XCTAssertEqual(log.lines.count, 2, "at its end it changes nothing")
        await TouchPath.press(hand.place(stepper, CGPoint(x: 70, y: 16)), seconds: 1).play()
        XCTAssertTrue((4...7).contains(stepper.value), "\(stepper.value) after a second")
        stepper.autorepeat = false
        let value = stepper.value
        await TouchPath.press(hand.place(stepper, CGPoint(x: 70, y: 16)), seconds: 1).play()
        XCTAssertEqual(stepper.value, value + 1)
    }

    @MainActor func testSegmentsAndPages() async {
        let hand = Hand(), log = Log(), segments = hand.put(UISegmentedControl(items: ["One", "Two", "Three"]), 30, 400, 300, 32)
        segments.note([(.valueChanged, "changed")], in: log)
        await hand.tap(segments, at: CGPoint(x: 150, y: 16))
        XCTAssertEqual(segments.selectedSegmentIndex, 1)
        await hand.tap(segments, at: CGPoint(x: 150, y: 16))
        XCTAssertEqual(log.lines.count, 1, "the selected one again is no change")
        await hand.drag(segments, from: CGPoint(x: 50, y: 16), by: CGSize(width: 200, height: 0))
        XCTAssertEqual(segments.selectedSegmentIndex, 2)
        let pages = hand.put(UIPageControl(), 100, 500, 100, 26)
        pages.numberOfPages = 3
        pages.note([(.valueChanged, "page")], in: log)
        await hand.tap(pages, at: CGPoint(x: 90, y: 13))
        XCTAssertEqual(pages.currentPage, 1)
        await hand.tap(pages, at: CGPoint(x: 10, y: 13))
        XCTAssertEqual(pages.currentPage, 0)
    }

    @MainActor func testPickerRollsWithTheFinger() async {
        final class Rows: ObjCObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var chosen: [Int] = []
            override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); glue.implements("pickerView(_:titleForRow:forComponent:)", "pickerView(_:didSelectRow:inComponent:)") }
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append(row) }
        }
        let hand = Hand(), rows = Rows(), picker = hand.put(UIPickerView(), 30, 300)
        picker.dataSource = rows
        picker.delegate = rows
        hand.settle()
        await hand.drag(picker, by: CGSize(width: 0, height: -96), seconds: 0.5, rest: 0.3)
        await hand.wait(0.6)
        XCTAssertEqual(rows.chosen, [3])
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 3)
        await hand.tap(picker, at: CGPoint(x: 160, y: 108 + 32))
        await hand.wait(0.6)
        XCTAssertEqual(rows.chosen, [3, 4])
        await hand.drag(picker, by: CGSize(width: 0, height: -90), seconds: 0.1)
        await hand.wait(0.6)
        XCTAssertGreaterThan(picker.selectedRow(inComponent: 0), 8, "flung")
    }

    // MARK: Text

    @MainActor func testClearButton() async throws {
        let hand = Hand(), log = Log(), field = hand.put(UITextField(), 50, 300, 200, 34)
        field.clearButtonMode = .always
        field.text = "text"
        field.note([(.editingChanged, "changed")], in: log)
        hand.settle()
        await hand.tap(field, at: CGPoint(x: 185, y: 17))
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(log.lines, ["changed"])
    }

    @MainActor func testTapPutsTheCaret() async throws {
        let hand = Hand(), field = hand.put(UITextField(), 50, 300, 200, 34)
        field.text = "iiiiiiii"
        hand.settle()
        await hand.tap(field)
        XCTAssertEqual(field.editedRange.location, 8)
        let box = field.textLabel.caretBox(at: 2)
        await hand.tap(field, at: field.textLabel.convert(CGPoint(x: box.minX, y: box.midY), to: field))
        XCTAssertEqual(field.editedRange, NSRange(location: 2, length: 0))
        try KeyboardInput.type("X")
        XCTAssertEqual(field.text, "iiXiiiiii")
    }

    @MainActor func testLinkInATextView() async {
        final class Opener: ObjCObject, UITextViewDelegate {
            var urls: [URL] = []
            override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); glue.implements("textView(_:shouldInteractWith:in:interaction:)") }
            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { urls.append(URL); return false }
        }
        let hand = Hand(), opener = Opener(), view = hand.put(UITextView(), 50, 200, 250, 100)
        let text = NSMutableAttributedString(string: "See here now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://example.com")!, range: NSRange(location: 4, length: 4))
        view.attributedText = text
        view.isEditable = false
        view.delegate = opener
        hand.settle()
        let box = view.label.boxes(of: NSRange(location: 4, length: 4))[0]
        await hand.tap(view, at: view.label.convert(CGPoint(x: box.midX, y: box.midY), to: view))
        XCTAssertEqual(opener.urls.map(\.absoluteString), ["https://example.com"])
        await hand.tap(view, at: CGPoint(x: 15, y: 18))
        XCTAssertEqual(opener.urls.count, 1)
    }

    // MARK: By subclasses

    private final class Knob: UIControl {
        var log: [String] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log.append("begin \(isTracking)"); return true }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log.append("continue"); return touch.location(in: self).x < 80 }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end \(isTouchInside)") }
        override func cancelTracking(with event: UIEvent?) { log.append("cancelTracking") }
    }

    @MainActor func testTrackingOfASubclass() async {
        let hand = Hand(), knob = hand.put(Knob(), 50, 300, 100, 40)
        await hand.drag(knob, from: CGPoint(x: 10, y: 20), by: CGSize(width: 40, height: 0))
        XCTAssertEqual(short(knob.log), ["begin false", "continue", "end true"])
        knob.log = []
        await hand.drag(knob, from: CGPoint(x: 10, y: 20), by: CGSize(width: 80, height: 0))
        XCTAssertEqual(short(knob.log), ["begin false", "continue"], "tracking that the control ended isn't ended again")
        XCTAssertFalse(knob.isTracking)
        TouchInjection.touch(.began, at: hand.place(knob), in: hand.window)
        knob.removeFromSuperview()
        XCTAssertEqual(knob.log.last, "cancelTracking")
    }

    // MARK: G15

    private final class Watching: UIApplication {
        var sent: [String] = []
        override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
            sent.append(action.description)
            return super.sendAction(action, to: target, from: sender, for: event)
        }
    }

    @MainActor func test_G15_actionsGoThroughTheApplicationAndOnceForAPair() async {
        let application = Watching(), control = UIControl(), target = ActionTarget()
        control.addTarget(target, action: Selector("plain"), for: .touchUpInside)
        control.addTarget(target, action: Selector("plain"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(target.log, ["plain"])
        XCTAssertEqual(application.sent, ["plain"])
        _ = UIApplication()
    }
}

extension UIView {
    /// The visible views of a class inside.
    func descendants<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { child in child.isHidden ? [] : ((child as? View).map { [$0] } ?? []) + child.descendants(type) }
    }
}
