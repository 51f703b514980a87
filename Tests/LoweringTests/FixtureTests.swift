import Foundation
import Lowering
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
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("expected") }.sorted()
        let inputs = try files.map { Lowering.Input(path: "/app/\($0)", text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
        var options = LoweringOptions()
        options.module = "App"
        let result = Lowering(options: options).lower(inputs)
        var text = result.outputs.map { "// \($0.name)\n\($0.text)" }.joined()
        if !result.diagnostics.isEmpty { text += "// diagnostics\n" + result.diagnostics.map { "// \($0.description.replacingOccurrences(of: "\n", with: "\n// "))\n" }.joined() }
        let file = folder.appendingPathComponent("expected.txt")
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" { try text.write(to: file, atomically: true, encoding: .utf8) }
        XCTAssertEqual(text, try String(contentsOf: file, encoding: .utf8), folder.lastPathComponent)
        for (input, output) in zip(inputs, result.outputs) {
            let lines = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
            XCTAssertGreaterThan(lines(output.text), lines(input.text), "\(output.name) keeps its lines")
        }
    }
}
