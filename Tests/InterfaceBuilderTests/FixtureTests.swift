import Foundation
import InterfaceBuilder
import NibArchive
import XCTest

/// Documents of our own beside the text of the nibs they become. `UPDATE_EXPECTED=1` rewrites the text.
final class FixtureTests: XCTestCase {
    func testLabel() throws { try check("label/Label.xib") }
    func testConstraints() throws { try check("constraints/Constraints.xib") }
    func testControls() throws { try check("controls/Controls.xib") }
    func testRuntimeAttributesAndConnections() throws { try check("attributes/Attributes.xib") }
    func testVariations() throws { try check("variations/Variations.xib") }
    func testStoryboard() throws { try check("storyboard/Main.storyboard") }
    func testTables() throws { try check("tables/Tables.storyboard") }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    private func check(_ name: String) throws {
        let document = Self.folder.appendingPathComponent(name)
        let options = CompileOptions(moduleName: "App", strict: true)
        let result = try DocumentCompiler().compile(Array(Data(contentsOf: document)), path: name, options: options)
        XCTAssertEqual(result.diagnostics.map(\.description), [])
        let text = try describe(XCTUnwrap(result.output))
        let expected = document.deletingPathExtension().appendingPathExtension("expected")
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" {
            try text.write(to: expected, atomically: true, encoding: .utf8)
        }
        let wanted = try String(contentsOf: expected, encoding: .utf8)
        guard text != wanted else { return }
        let lines = zip(text.split(separator: "\n"), wanted.split(separator: "\n"))
        let first = lines.enumerated().first { $0.element.0 != $0.element.1 }
        XCTFail("\(expected.lastPathComponent) differs, first in line \(first.map { "\($0.offset + 1): \($0.element.0)" } ?? "at its end")")
    }

    private func describe(_ output: DocumentCompiler.Output) throws -> String {
        switch output {
        case .nib(let archive): return GraphDump(archive).text()
        case .nibFolder(let nibs): return nibs.map { "== \($0.name)\n\(GraphDump($0.archive).text())" }.joined(separator: "\n")
        case .storyboard(let files):
            return try files.map { file in
                guard file.name.hasSuffix(".nib") else { return "== \(file.name)\n\(try propertyList(file.bytes))" }
                return "== \(file.name)\n\(try GraphDump(NibArchive(file.bytes)).text())"
            }.joined(separator: "\n")
        }
    }

    private func propertyList(_ bytes: [UInt8]) throws -> String {
        let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        let json = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: json, as: UTF8.self)
    }
}
