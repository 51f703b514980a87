import XCTest
@testable import AppBuilder
@testable import XcodeProject

final class StringsTests: XCTestCase {
    private func strings(_ data: Data) throws -> [String: Any] {
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("understudy-\(UUID().uuidString).strings")
        try data.write(to: file)
        addTeardownBlock { try? FileManager.default.removeItem(at: file) }
        path = file.path
        return try StringsFile(contentsOf: file).entries
    }

    private var path = ""
    private let text = "/* Greeting */\n\"hello\" = \"Grüß \\\"Gott\\\"\\n\";\nbare = \"x\";\n"

    func test_encodings() throws {
        for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
            let entries = try strings(text.data(using: encoding)!)
            XCTAssertEqual(entries["hello"] as? String, "Grüß \"Gott\"\n", "\(encoding)")
            XCTAssertEqual(entries["bare"] as? String, "x")
        }
        XCTAssertTrue(try strings(Data("\u{feff}".utf8)).isEmpty)
    }

    func test_fault() {
        XCTAssertEqual(
            message { try strings(Data("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n".utf8)) },
            "\(path):3: error: the strings file is broken: expected ';' after a value, found '\"'")
    }

    /// What the app will read is what Foundation reads on this machine.
    func test_bundleReadsTheCompiledFile() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("understudy-\(UUID().uuidString).bundle")
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let source = folder.appendingPathComponent("source.strings")
        try text.data(using: .utf16)!.write(to: source)
        try StringsFile(contentsOf: source).compiled().write(to: language.appendingPathComponent("Localizable.strings"))
        let bundle = try XCTUnwrap(Bundle(url: folder))
        XCTAssertEqual(bundle.localizedString(forKey: "hello", value: nil, table: nil), "Grüß \"Gott\"\n")
    }

    func test_catalogBecomesOneTableALanguage() throws {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Done": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}},
              "%lld birds": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld bird"}}, "other": {"stringUnit": {"state": "translated", "value": "%lld birds"}}}}}}}}}
            """
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("understudy-\(UUID().uuidString)/Localizable.xcstrings")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try Data(json.utf8).write(to: file)
        let files = Dictionary(uniqueKeysWithValues: try StringCatalog(contentsOf: file).compiled().map { ($0.path, $0.data) })
        func table(_ path: String) throws -> [String: Any] {
            try PropertyListSerialization.propertyList(from: XCTUnwrap(files[path]), format: nil) as? [String: Any] ?? [:]
        }
        XCTAssertEqual(try table("de.lproj/Localizable.strings") as? [String: String], ["Done": "Fertig"])
        XCTAssertEqual(try table("en.lproj/Localizable.strings") as? [String: String], ["Done": "Done"])
        let rule = try table("en.lproj/Localizable.stringsdict")["%lld birds"] as? [String: Any]
        XCTAssertEqual((rule?["value"] as? [String: String])?["one"], "%lld bird")
    }
}
