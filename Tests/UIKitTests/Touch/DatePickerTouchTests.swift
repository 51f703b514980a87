import XCTest

@testable import UIKit

final class DatePickerTouchTests: XCTestCase {
    @MainActor private func picker(_ hand: Hand, _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)  // 14 November 2023, 22:13:20
        let size = picker.intrinsicContentSize
        return hand.put(picker, 20, 150, size.width, size.height)
    }

    @MainActor private func day(_ view: UIView, _ number: Int) -> CalendarDay { view.descendants(CalendarDay.self).first { $0.accessibilityLabel == "\(number)" }! }

    @MainActor func testInlineCalendar() async {
        let hand = Hand(), log = Log(), picker = picker(hand, .inline, .date)
        picker.note([(.valueChanged, "changed")], in: log)
        XCTAssertTrue(day(picker, 14).isSelected)
        await hand.tap(day(picker, 20))
        XCTAssertEqual(picker.date.timeIntervalSince1970, 1_700_000_000 + 6 * 86400, "the time of day stays")
        XCTAssertEqual(log.lines, ["changed"])
        await hand.tap(picker.descendants(UIButton.self).first { $0.accessibilityLabel == "Next Month" }!)
        await hand.tap(day(picker, 1))
        XCTAssertEqual(picker.calendar.component(.month, from: picker.date), 12)
        picker.maximumDate = picker.date
        hand.settle()
        await hand.tap(day(picker, 2))
        XCTAssertEqual(picker.calendar.component(.day, from: picker.date), 1, "beyond the maximum")
    }

    @MainActor func testCompactOpensACalendar() async {
        let hand = Hand(), picker = picker(hand, .compact, .dateAndTime)
        await hand.tap(picker, at: CGPoint(x: picker.compactLabels[0].frame.midX, y: 17))
        let overlay = hand.window.descendants(DatePickerOverlay.self).first
        XCTAssertNotNil(overlay)
        await hand.tap(day(overlay!, 3))
        XCTAssertEqual(picker.calendar.component(.day, from: picker.date), 3)
        await TouchPath.tap(CGPoint(x: 200, y: 820)).play()
        XCTAssertTrue(hand.window.descendants(DatePickerOverlay.self).isEmpty)
    }

    @MainActor func testWheels() async {
        let hand = Hand(), log = Log(), picker = picker(hand, .wheels, .date)
        picker.note([(.valueChanged, "changed")], in: log)
        let wheels = picker.wheels
        await hand.drag(wheels, from: CGPoint(x: 50, y: 108), by: CGSize(width: 0, height: 32), seconds: 0.4, rest: 0.3)
        await hand.wait(0.6)
        XCTAssertEqual(picker.calendar.component(.month, from: picker.date), 10)
        XCTAssertEqual(log.lines, ["changed"])
    }
}
