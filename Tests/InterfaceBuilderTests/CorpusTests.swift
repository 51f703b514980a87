import CorpusSupport
import Foundation
import InterfaceBuilder
import NibArchive
import XCTest

final class CorpusTests: XCTestCase {
    private func compile(_ file: URL) throws -> (DocumentCompiler.Output?, [Diagnostic]) {
        let bytes = Array(try Data(contentsOf: file))
        let result = try DocumentCompiler().compile(bytes, path: file.path, options: CompileOptions(moduleName: "App"))
        return (result.output, result.diagnostics)
    }

    /// Documents of macOS and empty files are the only ones that don't compile; what is warned about is on the page.
    func testEveryDocumentCompilesWithoutErrors() throws {
        let files = try Corpus.files("ib", "xib", "storyboard") + Corpus.files("nib-pairs", "xib", "storyboard")
        var warnings: [String: Int] = [:]
        var others = 0
        for file in files {
            let (output, diagnostics) = try compile(file)
            let errors = diagnostics.filter { $0.severity == .error }
            if errors.contains(where: { $0.message.contains("InterfaceBuilder3.Cocoa.XIB") || $0.message == "the document is empty" }) {
                others += 1
                continue
            }
            XCTAssertEqual(errors, [], file.path)
            for warning in diagnostics { warnings[warning.message, default: 0] += 1 }
            switch output {
            case .nib(let archive): XCTAssertEqual(try NibArchive(archive.encoded()).dump(), archive.dump())
            case .nibFolder(let nibs): for nib in nibs { _ = try NibArchive(nib.archive.encoded()) }
            case .storyboard(let files):
                for file in files where file.name.hasSuffix(".nib") { _ = try NibArchive(file.bytes) }
            case nil: XCTFail(file.path)
            }
        }
        for (message, count) in warnings.sorted(by: { $0.value > $1.value }) {
            print("\(count) × \(message)")
            XCTAssertFalse(message.hasPrefix("unknown "), message)
        }
        print("\(files.count) documents, \(others) of them of macOS or empty, \(warnings.values.reduce(0, +)) warnings")
        XCTAssertLessThan(others, 20)
    }
}
