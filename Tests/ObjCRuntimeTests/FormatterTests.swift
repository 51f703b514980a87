import Foundation
import FoundationGaps
import class FoundationGaps.DateFormatter
import XCTest

final class FormatterTests: XCTestCase {
    func test_nearDaysHaveNames() {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        func text(_ days: Int) -> String { formatter.string(from: Calendar.current.date(byAdding: .day, value: days, to: Date())!) }
        XCTAssertEqual([0, -1, 1].map(text), ["Today", "Yesterday", "Tomorrow"])
        XCTAssertFalse(text(-5).contains("day"))
        formatter.locale = Locale(identifier: "de")
        XCTAssertEqual([0, -1].map(text), ["Heute", "Gestern"])
    }

    func test_timesStandBehindTheDaysName() {
        let formatter = DateFormatter(), noon = Calendar.current.date(bySettingHour: 12, minute: 5, second: 0, of: Date())!
        (formatter.dateStyle, formatter.timeStyle, formatter.doesRelativeDateFormatting) = (.medium, .short, true)
        XCTAssertTrue(formatter.string(from: noon).hasPrefix("Today at 12:05"))
    }

    func test_theSystemIsTheEmulatedOne() {
        XCTAssertEqual(ProcessInfo.processInfo.operatingSystemVersion.majorVersion, 18)
        XCTAssertTrue(ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)))
        XCTAssertFalse(ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 99, minorVersion: 0, patchVersion: 0)))
    }

    func test_archivesOfAnAppsClass() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: [Note("a"), Note("b")], requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: Note.self, from: data)?.map(\.text), ["a", "b"])
        let old = NSKeyedArchiver.archivedData(withRootObject: Note("c"))
        XCTAssertEqual((NSKeyedUnarchiver.unarchiveObject(with: old) as? Note)?.text, "c")
    }
}

/// At file scope: archives name a class by its module and name.
final class Note: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let text: String
    init(_ text: String) { self.text = text }
    required init?(coder: NSCoder) { text = coder.decodeObject(of: NSString.self, forKey: "text").map { $0 as String } ?? "" }
    func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
}
