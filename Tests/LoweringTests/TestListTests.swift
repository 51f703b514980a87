import XCTest

/// `--tests`: which classes and methods are listed as tests.
final class TestListTests: XCTestCase {
    private func lower(_ text: String, _ arguments: [String] = []) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lists-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try Lowerer.lower([("Tests.swift", text)], arguments: ["--module", "AppTests", "--tests", "--output", folder.path] + arguments)
        XCTAssertEqual(result.status, 0, result.diagnostics)
        let names = ["Tests.swift", "_UnderstudyTests.swift"].map { folder.appendingPathComponent($0) }
        return try names.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    func test_methodsThatAreTests() throws {
        let text = try lower("""
            import XCTest
            class OneTests: XCTestCase {
                func testPlain() {}
                func testLater() async throws {}
                private func testPrivate() {}
                static func testStatic() {}
                func testTakes(_ x: Int) {}
                func testGives() -> Int { 1 }
                func helper() {}
            }
            extension OneTests { func testExtended() throws {} }
            private class TwoTests: OneTests { func testOwn() {} }
            struct NoTests { func testNothing() {} }
            class Generic<T>: XCTestCase { func testGeneric() {} }

            """)
        XCTAssertTrue(text.contains("/Tests.swift\", 3) { (test: OneTests) in try test.testPlain() };"), text)
        XCTAssertTrue(text.contains("_class.addAsync(\"testLater\", "), text)
        XCTAssertTrue(text.contains("_class.add(\"testExtended\", "), text)
        XCTAssertTrue(text.contains("(test: TwoTests) in try test.testOwn() };"), text)
        for name in ["testPrivate", "testStatic", "testTakes", "testGives", "helper", "testNothing", "testGeneric"] { XCTAssertFalse(text.contains("\"\(name)\""), name) }
        XCTAssertTrue(text.contains("run.start(alone:"), text)
        XCTAssertFalse(text.contains("Testing.__swiftPMEntryPoint"), text)
    }

    /// Specifications know their tests when they run: their class lists them.
    func test_classesThatListTheirTests() throws {
        let known = FileManager.default.temporaryDirectory.appendingPathComponent("specs-\(UUID().uuidString).tsv")
        defer { try? FileManager.default.removeItem(at: known) }
        try "class\tSpec\tobjc\ntests\tSpec\tallTests\nclass\tPlainTests\tobjc\ntests\tPlainTests\tXCTestCase\n".write(to: known, atomically: true, encoding: .utf8)
        let text = try lower("import Specs\nclass BirdSpec: Spec { override func spec() {} }\nclass NestTests: PlainTests { func testNest() {} }\n", ["--import-classes", known.path])
        XCTAssertTrue(text.contains("_class.add(listed: BirdSpec.allTests, "), text)
        XCTAssertFalse(text.contains("NestTests.allTests"), text)
    }

    /// A library's type that Foundation has a namesake of.
    func test_namesakesOfFoundationsTypes() throws {
        let known = FileManager.default.temporaryDirectory.appendingPathComponent("namesakes-\(UUID().uuidString).tsv")
        defer { try? FileManager.default.removeItem(at: known) }
        try "namesake\tPredicate\tNests\n".write(to: known, atomically: true, encoding: .utf8)
        let source = "import Nests\nfunc near() -> Predicate<Int> { Predicate.simple { $0.Predicate } }\n"
        let text = try lower(source, ["--import-classes", known.path])
        XCTAssertTrue(text.contains("func near() -> Nests.Predicate<Int> { Nests.Predicate.simple { $0.Predicate } }"), text)
        XCTAssertFalse(try lower("import Foundation\nlet it: Predicate<Int>? = nil\n", ["--import-classes", known.path]).contains("Nests."))
    }

    /// What the toolchain's `XCTestCase` lacks is declared by the first class that overrides it, and overridden by the next.
    func test_overridesOfWhatIsAbsent() throws {
        let text = try lower("""
            import XCTest
            class OneTests: XCTestCase {
                override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
                override func record(_ issue: XCTIssue) { super.record(issue) }
                override func setUp() {}
            }
            class TwoTests: OneTests {
                override class var runsForEachTargetApplicationUIConfiguration: Bool { false }
            }

            """)
        XCTAssertFalse(text.contains("override class var runsForEachTargetApplicationUIConfiguration: Bool { true }"), text)
        XCTAssertTrue(text.contains("override class var runsForEachTargetApplicationUIConfiguration: Bool { false }"), text)
        XCTAssertFalse(text.contains("override func record"), text)
        XCTAssertTrue(text.contains("override func setUp"), text)
    }

    func test_hostAndSwiftTesting() throws {
        let text = try lower("import Testing\n@Test func passes() {}\n", ["--test-host", "App_main"])
        XCTAssertTrue(text.contains("@_silgen_name(\"App_main\")"), text)
        XCTAssertTrue(text.contains("run.start(inApp:"), text)
        XCTAssertTrue(text.contains("Testing.__swiftPMEntryPoint"), text)
    }

    func test_namesThatXCTestGapsReplaces() throws {
        let text = try lower("""
            import XCTest
            class WaitTests: XCTestCase {
                func testIt() async {
                    continueAfterFailure = false
                    await fulfillment(of: [], timeout: 1)
                    await self.fulfillment(of: [])
                    _ = await XCTWaiter.fulfillment(of: [], timeout: 1)
                    fulfillment(with: 3)
                    let fulfillment = 3
                    print(fulfillment)
                }
            }

            """)
        for line in ["_continuesAfterFailure = false", "await _fulfillment(of: [], timeout: 1)", "await self._fulfillment(of: [])", "XCTWaiter._fulfillment(of: []", " fulfillment(with: 3)", "let fulfillment = 3", "print(fulfillment)"] {
            XCTAssertTrue(text.contains(line), line + text)
        }
    }

    /// A class of another module that derives from `XCTestCase` is known by what lowering wrote of that module.
    func test_classesOfOtherModules() throws {
        let classes = FileManager.default.temporaryDirectory.appendingPathComponent("classes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: classes) }
        let base = try Lowerer.lower(
            [("Base.swift", "import XCTest\nopen class Base: XCTestCase {}\n")], arguments: ["--module", "Support", "--write-classes", classes.path])
        XCTAssertEqual(base.status, 0, base.diagnostics)
        let text = try lower("import Support\nclass MyTests: Base { func testIt() {} }\n", ["--importable", "Support", "--import-classes", classes.path])
        XCTAssertTrue(text.contains("(test: MyTests) in try test.testIt() };"), text)
    }
}
