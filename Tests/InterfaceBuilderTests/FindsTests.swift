import Foundation
import InterfaceBuilder
import NibArchive
import XCTest

/// What fuzzing found, and what was made to be hard to read: each is read without a crash, within a second, whatever it is.
/// The file's name begins with what reads it: `xml`, `nib` or `keyed`.
final class FindsTests: XCTestCase {
    func testEveryFindIsReadInTime() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Finds")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        XCTAssertFalse(files.isEmpty)
        for file in files {
            let bytes = Array(try Data(contentsOf: file))
            let time = ContinuousClock().measure { read(bytes, file.lastPathComponent) }
            XCTAssertLessThan(time, .seconds(1), file.lastPathComponent)
        }
    }

    private func read(_ bytes: [UInt8], _ name: String) {
        if name.hasPrefix("xml") {
            for target in [9, 18] {
                _ = try? DocumentCompiler().compile(bytes, path: "Base.lproj/\(name)", options: CompileOptions(deploymentTarget: VersionNumber(target)))
            }
        } else {
            if let list = try? BinaryPropertyList(bytes) { XCTAssertNoThrow(try BinaryPropertyList(list.encoded()), name) }
            if let nib = try? NibArchive(nib: bytes) { _ = nib.dump() + "\(nib.encoded().count)" }
        }
    }

    func testObjectsMayNotLieOverEachOther() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Finds/keyed-objects-at-one-place")
        XCTAssertThrowsError(try BinaryPropertyList(Array(Data(contentsOf: file)))) { XCTAssertEqual(($0 as? NibError)?.reason, .overlap) }
    }
}
