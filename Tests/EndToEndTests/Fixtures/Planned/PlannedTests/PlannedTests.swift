import XCTest

/// Runs once for each configuration of the plan, which says in the environment what is to be found.
final class PlannedTests: XCTestCase {
    private let expected = (ProcessInfo.processInfo.environment["EXPECTED"] ?? "").split(separator: " ").map(String.init)

    func testLanguage() {
        XCTAssertEqual(Locale.preferredLanguages.first?.prefix(2), expected.first?.prefix(2))
        XCTAssertEqual(UserDefaults.standard.string(forKey: "AppleLocale") ?? "en_US", expected[1])
    }

    func testArguments() {
        XCTAssertEqual(UserDefaults.standard.string(forKey: "birds"), expected.last)
        XCTAssertFalse(UserDefaults.standard.bool(forKey: "loud"))
        let nest = UserDefaults.standard.string(forKey: "nest")
        XCTAssertEqual(nest.map { $0.hasSuffix("/Planned/nest") && $0.hasPrefix("/") }, expected.last == "few" ? nil : true)
    }

    func testIsOff() { XCTFail("the plan skips this test") }
}
