import Foundation
import XCTest

import DeviceCommands

/// `Documentation/DeviceScript.md` has the commands as the code reads them. `UPDATE_EXPECTED=1` writes its table anew.
final class DocumentationTests: XCTestCase {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/DeviceScript.md")
    private static let (begin, end) = ("<!-- commands -->\n", "<!-- end of commands -->\n")

    private var table: String {
        let rows = CommandForm.all.map { form -> String in
            let written = ([form.name] + (form.arguments.isEmpty ? [] : [form.arguments])).joined(separator: " ").replacing("|", with: "\\|")
            return "| `\(written)` | \(form.summary)\(form.isForPrograms ? " *" : "") |\n"
        }
        return "| command | what happens |\n|---|---|\n" + rows.joined()
    }

    func test_thePageHasTheCommandsOfTheCode() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let start = try XCTUnwrap(text.range(of: Self.begin)), stop = try XCTUnwrap(text.range(of: Self.end))
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" {
            try (text[..<start.upperBound] + table + text[stop.lowerBound...]).write(to: Self.page, atomically: true, encoding: .utf8)
        } else {
            XCTAssertEqual(String(text[start.upperBound..<stop.lowerBound]), table, "UPDATE_EXPECTED=1 writes it anew")
        }
    }
}
