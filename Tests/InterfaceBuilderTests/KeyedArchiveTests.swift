import CorpusSupport
import Foundation
import NibArchive
import XCTest

/// Keyed archives in binary property lists, which nibs were before iOS 6.
final class KeyedArchiveTests: XCTestCase {
    private func list() throws -> [UInt8] {
        let value: [String: Any] = ["text": "plain", "wide": "žlutý", "number": 300, "real": 0.5, "yes": true, "items": [1, 2, "three"], "data": Data([1, 2])]
        return Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    }

    func testAListIsWrittenAsItWasRead() throws {
        let bytes = try list()
        let read = try BinaryPropertyList(bytes)
        XCTAssertEqual(read.encoded(), bytes)
        guard case .dictionary(let keys, _) = read.values[read.top] else { return XCTFail("no dictionary") }
        XCTAssertEqual(Set(keys.compactMap { read.string(Int($0)) }), ["text", "wide", "number", "real", "yes", "items", "data"])
    }

    func testAnArchivesObjectsAreANibs() throws {
        let bytes = Array(try NSKeyedArchiver.archivedData(withRootObject: ["stage": NSNumber(value: 7)] as NSDictionary, requiringSecureCoding: false))
        let nib = try NibArchive(nib: bytes)
        let root = try XCTUnwrap(nib.value(of: nib.root, key: "root")?.reference)
        XCTAssertTrue(nib.className(of: root).hasSuffix("Dictionary"), nib.className(of: root))
        let members = nib.values(of: root, key: "UINibEncoderEmptyKey").compactMap(\.reference)
        XCTAssertEqual(members.first.flatMap(nib.string), "stage")
        XCTAssertEqual(members.last.map { nib.value(of: $0, key: "NS.intval")?.integer }, 7)
    }

    func testAListThatIsNoArchiveSaysSo() throws {
        XCTAssertThrowsError(try NibArchive(nib: list())) { XCTAssertEqual(($0 as? NibError)?.reason, .notAKeyedArchive) }
        XCTAssertThrowsError(try NibArchive(nib: Array("nonsense".utf8))) { XCTAssertEqual(($0 as? NibError)?.reason, .notAnArchive) }
    }

    func testTruncationAndFlippedBytesNeverCrash() throws {
        let bytes = Array(try NSKeyedArchiver.archivedData(withRootObject: ["stage": ["a", "b", NSNumber(value: 7)]] as NSDictionary, requiringSecureCoding: false))
        for length in 0..<bytes.count { XCTAssertThrowsError(try NibArchive(nib: Array(bytes[..<length]))) }
        for index in bytes.indices {
            for mask: UInt8 in [0x01, 0x0f, 0x80, 0xff] {
                var broken = bytes
                broken[index] ^= mask
                if let nib = try? NibArchive(nib: broken) { _ = nib.dump() }
            }
        }
    }

    func testCorpusReadsAndRewritesToTheSameBytes() throws {
        var count = 0
        for file in try Corpus.files("nib", "nib") {
            let bytes = Array(try Data(contentsOf: file))
            guard BinaryPropertyList.isPropertyList(bytes) else { continue }
            count += 1
            XCTAssertTrue(try BinaryPropertyList(bytes).encoded() == bytes, file.path)
            let nib = try NibArchive(nib: bytes)
            XCTAssertNotNil(nib.value(of: nib.root, key: "UINibTopLevelObjectsKey")?.reference, file.path)
        }
        XCTAssertGreaterThan(count, 10)
    }
}
