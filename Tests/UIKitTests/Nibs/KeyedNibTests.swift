import CorpusSupport
import InterfaceBuilder
import NibArchive
import XCTest

@testable import UIKit

/// Nibs in keyed archives, as they were before iOS 6, and folders of nibs.
final class KeyedNibTests: XCTestCase {
    private static let frame = #"<rect key="frame" x="10" y="20" width="100" height="50"/>"#
    private static let objects = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections><outlet property="box" destination="v" id="c1"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="v">\(frame)<autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
        <label opaque="NO" text="Žlutý kůň" textAlignment="center" numberOfLines="0" id="l">\(frame)
        <size key="shadowOffset" width="2" height="-3"/><fontDescription key="fontDescription" name="Helvetica" family="Helvetica" pointSize="13"/><color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/></label>
        <button opaque="NO" alpha="0.5" tag="7" buttonType="system" id="b">\(frame)<inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Go"/><state key="disabled" title="Stop"/><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="c2"/></connections></button>
        <scrollView clipsSubviews="YES" id="s">\(frame)</scrollView><textView id="t">\(frame)<string key="text">Two
        lines</string></textView></subviews><color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></view>
        """

    private func compiled() throws -> NibArchive {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none">
            <objects>\(Self.objects)</objects></document>
            """
        let archive: NibArchive? = if case .nib(let archive) = try NibTests.compile(text) { archive } else { nil }
        return try XCTUnwrap(archive, "a xib compiles to one nib")
    }

    @MainActor func test_E1_E30_aKeyedArchiveIsLoadedAsANIBArchiveIs() async throws {
        let archive = try compiled()
        let keyed = KeyedNibMaker().bytes(of: archive)
        XCTAssertTrue(BinaryPropertyList.isPropertyList(keyed))
        let tree = try NibLoading.text(of: keyed)
        XCTAssertEqual(NibLoading.differences(try NibLoading.text(of: archive.encoded()), tree), [])
        for words in ["Žlutý kůň", "(10.0, 20.0, 100.0, 50.0)", "offset = (2.0, -3.0)", "go:", "box: UIView", "1.0 0.5 0.0 1.0"] { XCTAssertTrue(tree.contains(words), "\(words)\n\(tree)") }
    }

    @MainActor func testAMutableStringIsText() async throws {
        var archive = try compiled()
        let stop = try XCTUnwrap(archive.objects.indices.first { archive.string(of: $0) == "Stop" })
        archive.classes.append(NibClass(name: "NSMutableString"))
        archive.objects[stop].classIndex = Int32(archive.classes.count - 1)
        let objects = UINib(data: Data(KeyedNibMaker().bytes(of: archive)), bundle: nil).instantiate(withOwner: nil)
        XCTAssertEqual(((objects.first as? UIView)?.viewWithTag(7) as? UIButton)?.title(for: .disabled), "Stop")
    }

    @MainActor func testAClassThatIsGoneStandsInAsTheOneAboveIt() async throws {
        let keyed = KeyedNibMaker(renaming: ["UIButton": ["UIRoundedRectButton", "UIButton", "UIControl", "UIView", "UIResponder"]]).bytes(of: try compiled())
        let objects = UINib(data: Data(keyed), bundle: nil).instantiate(withOwner: nil)
        let button = try XCTUnwrap((objects.first as? UIView)?.viewWithTag(7) as? UIButton)
        XCTAssertEqual(button.title(for: .disabled), "Stop")
        XCTAssertEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @MainActor func test_E18_foldersAreReadByTheSystemsVersion() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String) throws {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(compiled().encoded()).write(to: url)
        }
        for name in ["runtime", "objects-11.0+", "objects-9.3+", "objects-12.3+", "objects-99.0+", "objects-x+"] { try write("A.nib/\(name).nib") }
        for name in ["runtime", "objects-99.0+"] { try write("B.nib/\(name).nib") }
        for name in ["C~ipad", "C~iphone", "C", "D"] { try write("\(name).nib") }
        func archive(_ name: String) -> String { NibFile.archive(at: folder.appendingPathComponent("\(name).nib")).lastPathComponent }
        XCTAssertEqual(archive("A"), "objects-12.3+.nib")
        XCTAssertEqual(archive("B"), "runtime.nib")
        XCTAssertEqual(archive("D"), "D.nib")
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        XCTAssertEqual(Nib.url(named: "C", in: bundle)?.lastPathComponent, "C~iphone.nib")
        XCTAssertEqual(Nib.url(named: "D", in: bundle)?.lastPathComponent, "D.nib")
        XCTAssertEqual(bundle.loadNibNamed("A", owner: AnyOwner())?.count, 1)
    }

    func testVersionsAreComparedByTheirNumbers() throws {
        func version(_ text: String) throws -> SystemVersion { try XCTUnwrap(SystemVersion(text)) }
        XCTAssertLessThan(try version("12.3"), try version("12.10"))
        XCTAssertLessThan(try version("9.3"), try version("11.0"))
        XCTAssertEqual(try version("13"), try version("13.0"))
        XCTAssertNil(SystemVersion("13.x"))
    }

    @MainActor func testEveryKeyedNibOfTheCorpusIsLoaded() async throws {
        var count = 0
        for file in try Corpus.files("nib", "nib") {
            let bytes = Array(try Data(contentsOf: file))
            guard BinaryPropertyList.isPropertyList(bytes) else { continue }
            count += 1
            let archive = try NibArchive(nib: bytes)
            let tree = try NibLoading.text(of: bytes)
            // Text and numbers of the file are there in the tree.
            for index in archive.objects.indices {
                guard ["UIView", "UILabel", "UITextField", "UITextView"].contains(archive.className(of: index)) else { continue }
                let box = try XCTUnwrap(archive.value(of: index, key: "UIBounds")?.reference.flatMap(archive.string), file.path)
                let numbers = NibGeometry.numbers(box)
                XCTAssertTrue(tree.contains("bounds = (\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"), "\(file.path): \(box)\n\(tree)")
                if let text = archive.value(of: index, key: "UIText")?.reference.flatMap(archive.string), !text.isEmpty { XCTAssertTrue(tree.contains(text), "\(file.path): \(text)") }
            }
        }
        XCTAssertGreaterThan(count, 10)
    }
}
