import XCTest

final class IncrementalTests: XCTestCase {
    private static let class_ = """
        import UIKit

        class Base: UIViewController {
            func greeting() -> String { "base" }
        }

        class ViewController: Base {
            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
                label.text = greeting()
                view.addSubview(label)
            }
        }

        """

    private func override(_ text: String) -> String {
        "import UIKit\n\nextension ViewController {\n    override func greeting() -> String { \"\(text)\" }\n}\n"
    }

    /// An override in an extension is moved into the class, which stands in another file: the edit reaches that file alone.
    func test_editThatChangesAnotherFilesLoweredText() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": TemporaryApp.delegate, "Class.swift": Self.class_, "Override.swift": override("first")])
        let first = try app.run()
        XCTAssertEqual(first.outcome.status, 0, first.outcome.errors)
        XCTAssertTrue(first.tree.contains("first"), first.tree)
        try app.write(override("second"), to: "Override.swift")
        let second = try app.run()
        XCTAssertEqual(second.outcome.status, 0, second.outcome.errors)
        XCTAssertTrue(second.tree.contains("second"), second.tree)
    }

    func test_removedFileIsGone() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": TemporaryApp.delegate, "Class.swift": Self.class_, "Override.swift": override("first")])
        XCTAssertEqual(try app.run().outcome.status, 0)
        try FileManager.default.removeItem(atPath: app.path("Override.swift"))
        let run = try app.run()
        XCTAssertTrue(run.tree.contains("base"), run.tree + run.outcome.errors)
    }

    func test_unchangedAppIsNotBuiltAgain() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": TemporaryApp.delegate, "Class.swift": Self.class_])
        XCTAssertTrue(try app.run().outcome.errors.contains("Compiling Probe (2 files)\n"))
        let again = try app.run()
        XCTAssertFalse(again.outcome.errors.contains("Compiling"), again.outcome.errors)
        XCTAssertFalse(again.outcome.errors.contains("Linking"), again.outcome.errors)
        XCTAssertFalse(again.outcome.errors.contains("Lowering"), again.outcome.errors)
    }

    /// Another installation's UIKit may be older than the last build, which swiftc takes for one without news.
    func test_anotherKitCompilesEverythingAnew() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": TemporaryApp.delegate, "Class.swift": Self.class_])
        XCTAssertEqual(try app.run().outcome.status, 0)
        let files = try FileManager.default.subpathsOfDirectory(atPath: app.folder.path).map(app.folder.appendingPathComponent)
        let kit = try XCTUnwrap(files.first { $0.path.hasSuffix("objects/Probe/kit") })
        let object = try XCTUnwrap(files.first { $0.path.hasSuffix("objects/Probe/Class.o") })
        let before = try FileManager.default.attributesOfItem(atPath: object.path)[.modificationDate] as? Date
        try "another".write(to: kit, atomically: true, encoding: .utf8)
        XCTAssertTrue(try app.run().outcome.errors.contains("Compiling Probe (2 files)\n"))
        let after = try FileManager.default.attributesOfItem(atPath: object.path)[.modificationDate] as? Date
        XCTAssertNotEqual(before, after)
    }
}
