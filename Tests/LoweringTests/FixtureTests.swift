import Foundation
import XCTest

/// `Fixtures/<case>/` holds a module of `input*.swift` files and what becomes of it; `UPDATE_EXPECTED=1` writes the latter anew.
final class FixtureTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    func testEveryFixture() throws {
        let cases = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { !$0.hasPrefix(".") }.sorted()
        XCTAssertGreaterThan(cases.count, 5)
        for name in cases { try check(Self.folder.appendingPathComponent(name)) }
    }

    private func check(_ folder: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("input") }.sorted()
        let result = try Lowerer.lower(names.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) })
        let text = result.output + (result.diagnostics.isEmpty ? "" : "// diagnostics\n" + result.diagnostics)
        let file = folder.appendingPathComponent("expected.txt")
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" { try text.write(to: file, atomically: true, encoding: .utf8) }
        XCTAssertEqual(text, try String(contentsOf: file, encoding: .utf8), folder.lastPathComponent)
    }

    func test_A12_UIApplicationMainIsMain() throws {
        let output = try Lowerer.lower([("AppDelegate.swift", "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n")]).output
        XCTAssertTrue(output.contains("\n@main\nclass AppDelegate"), output)
    }

    func testTargetsOfSwift4SeeKeysAsTexts() throws {
        let source = """
        class Picking: UIViewController {
            func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {
                field.defaultTextAttributes = ["NSFont": 1]
                print(info["UIImagePickerControllerOriginalImage"])
            }
        }

        """
        let old = try Lowerer.lower([("Picking.swift", source)], arguments: ["--module", "App", "--swift-version", "4"]).output
        XCTAssertTrue(old.contains("info: [UIImagePickerController.InfoKey: Any]"), old)
        XCTAssertTrue(old.contains("info[UIImagePickerController.InfoKey(rawValue: \"UIImagePickerControllerOriginalImage\")]"), old)
        XCTAssertTrue(old.contains("field._defaultTextAttributes"), old)
        let new = try Lowerer.lower([("Picking.swift", source)], arguments: ["--module", "App", "--swift-version", "4.2"]).output
        XCTAssertTrue(new.contains("info: [String : Any]) {") && new.contains("field.defaultTextAttributes"), new)
    }

    func testLinesStayWhereTheyAre() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) where !name.hasPrefix(".") && name != "swiftui" {  // Of SwiftUI's views only properties and initialisers stay.
            let folder = Self.folder.appendingPathComponent(name)
            for input in try FileManager.default.contentsOfDirectory(atPath: folder.path) where input.hasPrefix("input") {
                let text = try String(contentsOf: folder.appendingPathComponent(input), encoding: .utf8)
                let lowered = try Lowerer.lower([(input, text)]).output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
                // A line that declares a function declares it still.
                for (original, line) in zip(text.split(separator: "\n", omittingEmptySubsequences: false), lowered) {
                    guard !original.hasPrefix("import "), let range = original.range(of: #"func \w+"#, options: .regularExpression) else { continue }
                    let function = original[range].dropFirst(5)
                    XCTAssertTrue(line.contains(function) || line.contains("_override_"), "\(name)/\(input): \(original)")
                }
            }
        }
    }
}
