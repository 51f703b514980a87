import Checking
import XCTest

@testable import AppBuilder

/// Whose fault an error is.
final class DiagnosisTests: XCTestCase {
    private let table = APITable(text: """
        c\tUIKit\tUIView\t\t\t
        m\tUIKit\tUIView.fly()\tfunc fly()\tmissing\t
        v\tUIKit\tUIView.level\tvar level: Int\tdeclared otherwise\t
        c\tCoreData\tNSManagedObject\t\t\t
        """)

    private func lack(_ text: String, missing: [CheckReport.Use] = []) -> String? {
        let error = CompilerError(text)
        XCTAssertNotNil(error)
        return error.flatMap { Diagnosis(table: table, missing: missing, sources: ["/app/A.swift"]).lack(behind: $0) }
    }

    func test_whatTheSurveyFoundMissingExplainsItsLine() {
        let use = CheckReport.Use(name: "UIFoo.bar", status: .missing, reason: "Apple's API, not here yet", places: [.init(file: "/app/A.swift", line: 7)])
        XCTAssertEqual(lack("/app/A.swift:7:3: error: incorrect argument label", missing: [use]), "Understudy doesn't have UIFoo.bar yet: Apple's API, not here yet")
        XCTAssertNil(lack("/app/A.swift:8:3: error: incorrect argument label", missing: [use]))
        XCTAssertNotNil(lack("/app/A.swift:8:3: error: value of type 'X' has no member 'bar'", missing: [use]), "the next line, the same name")
    }

    func test_membersByTheTable() {
        XCTAssertEqual(lack("/app/A.swift:1:1: error: value of type 'UIView' has no member 'fly'"), "Understudy doesn't have UIView.fly() as Apple does: missing")
        XCTAssertNotNil(lack("/app/A.swift:1:1: error: value of type 'UIView?' has no member 'level'"))
        XCTAssertNil(lack("/app/A.swift:1:1: error: value of type 'UIView' has no member 'flie'"), "Apple has no such member either")
        XCTAssertEqual(lack("/app/A.swift:1:1: error: value of type 'NSManagedObject' has no member 'x'"), "Understudy's CoreData has no NSManagedObject.x")
        XCTAssertNil(lack("/app/A.swift:1:1: error: value of type 'Bird' has no member 'x'"))
    }

    func test_notesThatLeadToOurDeclarations() {
        let error = "/app/A.swift:1:1: error: type 'A' does not conform to protocol 'P'\nclass A: P {\n/elsewhere/P.swift:3:4: note: protocol requires function"
        XCTAssertNotNil(lack(error))
        XCTAssertNil(lack(error.replacingOccurrences(of: "/elsewhere/P.swift", with: "/app/A.swift")))
    }

    func test_errorsAreShownInTwoPartsAndCounted() throws {
        let progress = Recorder()
        var sorter = ErrorSorter(progress: progress)
        let errors = ["/app/A.swift:1:1: error: value of type 'UIView' has no member 'fly'", "/app/A.swift:2:1: error: cannot find 'spelt' in scope", "/app/A.swift:3:1: error: cannot infer type"]
        sorter.show(errors.compactMap(CompilerError.init), Diagnosis(table: table, missing: [], sources: ["/app/A.swift"]))
        XCTAssertEqual(progress.lines.first, errors[1])
        XCTAssertEqual(progress.lines.count, 4)
        XCTAssertEqual(sorter.failure(of: "App").message, "App doesn't compile: 1 error of its own, 2 by what Understudy lacks")
    }

    private final class Recorder: BuildProgress, @unchecked Sendable {
        var lines: [String] = []
        func step(_ text: String, file: Int?, of count: Int?) {}
        func diagnostic(_ text: String) { lines.append(text) }
    }
}
