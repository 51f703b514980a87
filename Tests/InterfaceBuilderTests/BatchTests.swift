import Foundation
import InterfaceBuilder
import XCTest

/// Documents compiled side by side.
final class BatchTests: XCTestCase {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    private var folder = FileManager.default.temporaryDirectory

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("batch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private var documents: [URL] {
        get throws {
            let all = FileManager.default.enumerator(at: Self.fixtures, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
            return all.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        }
    }

    private func files(below folder: URL) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(path)
            if !file.hasDirectoryPath, let data = try? Data(contentsOf: file) { found[path] = data }
        }
        return found
    }

    func testManyAtOnceBecomeWhatEachBecomesAlone() throws {
        let documents = try documents, alone = folder.appendingPathComponent("alone")
        var options = CompileOptions(moduleName: "App")
        options.deploymentTarget = VersionNumber(9)
        let said = try documents.map { try DocumentCompiler().compile(file: $0, into: alone, options: options) }
        for round in 0 ..< 3 {
            let together = folder.appendingPathComponent("together-\(round)")
            let results = DocumentCompiler().compile(files: documents, into: together, options: options)
            XCTAssertEqual(try results.map { try $0.get() }, said)
            let expected = try files(below: alone)
            XCTAssertFalse(expected.isEmpty)
            XCTAssertEqual(try files(below: together), expected)
        }
    }

    func testOfDocumentsOfOneNameTheLastStays() throws {
        var copies: [URL] = []
        for (name, source) in zip(["a", "b"], try documents.filter { $0.pathExtension == "xib" }) {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
            copies.append(folder.appendingPathComponent("\(name)/Same.xib"))
            try FileManager.default.copyItem(at: source, to: copies.last!)
        }
        let options = CompileOptions(moduleName: "App")
        _ = DocumentCompiler().compile(files: copies, into: folder.appendingPathComponent("out"), options: options)
        _ = try DocumentCompiler().compile(file: copies[1], into: folder.appendingPathComponent("last"), options: options)
        XCTAssertEqual(try files(below: folder.appendingPathComponent("out")), try files(below: folder.appendingPathComponent("last")))
    }

    func testAFileThatCantBeReadFailsAlone() throws {
        let results = DocumentCompiler().compile(files: [folder.appendingPathComponent("No.xib"), try documents[0]], into: folder, options: CompileOptions())
        XCTAssertThrowsError(try results[0].get())
        XCTAssertNoThrow(try results[1].get())
    }
}
