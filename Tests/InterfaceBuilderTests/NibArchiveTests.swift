import CorpusSupport
import Foundation
import InterfaceBuilder
import NibArchive
import XCTest

final class NibArchiveTests: XCTestCase {
    /// One object with a value of every type.
    private func everyType() -> NibArchive {
        let graph = NibGraph(), root = graph.node("NSObject"), other = graph.node("UIColor")
        root.add("small", .int(127))
        root.add("short", .int(300))
        root.add("wide", .int(70000))
        root.add("negative", .int(-1))
        root.add("yes", .bool(true))
        root.add("no", .bool(false))
        root.add("float", .float(0.5))
        root.add("double", .double(0.1))
        root.add("frame", .quad(1, 2, 3, 4))
        root.add("nothing", .null)
        root.add("other", .object(other))
        root.add("again", .object(other))
        return graph.archive(root)
    }

    func testWidthsAreTheNarrowestAndNegativesFill64Bits() {
        let archive = everyType()
        XCTAssertEqual(archive.value(of: 0, key: "small"), .int8(127))
        XCTAssertEqual(archive.value(of: 0, key: "short"), .int16(300))
        XCTAssertEqual(archive.value(of: 0, key: "wide"), .int32(70000))
        XCTAssertEqual(archive.value(of: 0, key: "negative"), .int64(-1))
    }

    func testEveryTypeComesBack() throws {
        let archive = everyType()
        let again = try NibArchive(archive.encoded())
        XCTAssertEqual(again.dump(), archive.dump())
        XCTAssertEqual(again.encoded(), archive.encoded())
        XCTAssertEqual(again.classNames(of: 1), ["UIColor", "NSColor"])
        guard case .data(let slice)? = again.value(of: 0, key: "frame") else { return XCTFail("no frame") }
        XCTAssertEqual(NibArchive.geometry(again.bytes(slice)), [1, 2, 3, 4])
    }

    func testTruncationAtEveryByteIsAnErrorWithAnOffset() {
        let bytes = everyType().encoded()
        for length in 0..<bytes.count {
            XCTAssertThrowsError(try NibArchive(Array(bytes[..<length])), "\(length)") { error in
                XCTAssertLessThanOrEqual((error as? NibError)?.offset ?? .max, length)
            }
        }
    }

    func testEveryByteFlippedNeverCrashes() {
        let bytes = everyType().encoded()
        for index in bytes.indices {
            for mask: UInt8 in [0x01, 0x7f, 0x80, 0xff] {
                var broken = bytes
                broken[index] ^= mask
                guard let archive = try? NibArchive(broken) else { continue }
                _ = archive.dump()
            }
        }
    }

    func testFaultsAreNamed() {
        func reason(_ bytes: [UInt8]) -> NibError.Reason? {
            do throws(NibError) { _ = try NibArchive(bytes); return nil } catch { return error.reason }
        }
        XCTAssertEqual(reason(Array("bplist00".utf8)), .notAnArchive)
        var bytes = everyType().encoded()
        bytes[10] = 2
        XCTAssertEqual(reason(bytes), .unsupportedVersion(2))
        bytes[10] = 1
        bytes[18] = 0
        XCTAssertEqual(reason(bytes), .noObjects)
        bytes[18] = 2
        bytes[20] = 0xff
        XCTAssertEqual(reason(bytes), .tableOutOfBounds("objects"))
    }

    func testCorpusReadsAndRewritesToTheSameBytes() throws {
        let files = try Corpus.files("nib-pairs", "nib") + Corpus.files("nib", "nib")
        var count = 0
        for file in files {
            let bytes = Array(try Data(contentsOf: file))
            guard NibArchive.isArchive(bytes) else { continue }
            count += 1
            let archive = try NibArchive(bytes)
            XCTAssertTrue(archive.encoded() == bytes, file.path)
            for index in archive.objects.indices where archive.className(of: index) == "NSData" {
                guard case .data(let slice)? = archive.value(of: index, key: "NS.bytes") else { continue }
                let nested = Array(archive.bytes(slice))
                XCTAssertTrue(try NibArchive(nested).encoded() == nested, file.path)
            }
        }
        XCTAssertGreaterThan(count, 100)
    }
}
