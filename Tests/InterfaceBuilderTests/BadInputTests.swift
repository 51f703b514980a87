import Foundation
import InterfaceBuilder
import XCTest

/// What is said about documents that are wrong, and where.
final class BadInputTests: XCTestCase {
    private let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">"#
    private let storyboardHead = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">"#

    private func messages(_ text: String, strict: Bool = false) throws -> [String] {
        let options = CompileOptions(strict: strict)
        return try DocumentCompiler().compile(Array(text.utf8), path: "Bad.xib", options: options).diagnostics.map(\.description)
    }

    func testEmptyDocument() throws {
        XCTAssertEqual(try messages(""), ["Bad.xib:1:1: error: the document is empty"])
    }

    func testBrokenXMLNamesTheLine() throws {
        let found = try messages("\(head)\n<objects>\n<view id=\"a\">\n</objects></document>")
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found[0].hasPrefix("Bad.xib:4:"), found[0])
        XCTAssertTrue(found[0].contains("error: Opening and ending tag mismatch: view line 3 and objects"), found[0])
    }

    func testDocumentTypeIsRefused() throws {
        let bomb = "<!DOCTYPE x [<!ENTITY a \"aaaa\">]>\n\(head)<objects>&a;</objects></document>"
        XCTAssertEqual(try messages(bomb), ["Bad.xib:1:1: error: a document type declaration is not allowed"])
    }

    func testUnboundedDepthIsRefused() throws {
        let deep = head + "<objects>" + String(repeating: "<view>", count: 5000)
        let found = try messages(deep)
        XCTAssertTrue(found.first?.contains("depth") == true, "\(found)")
    }

    func testOtherDocuments() throws {
        XCTAssertEqual(try messages("<plist/>"), ["Bad.xib:1:1: error: <plist> is not an Interface Builder document"])
        XCTAssertEqual(try messages("<archive/>"), ["Bad.xib:1:1: error: <archive> is not an Interface Builder document"])
        XCTAssertEqual(
            try messages(#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#),
            ["Bad.xib:1:1: error: the document is not for iOS: its type is 'com.apple.InterfaceBuilder3.Cocoa.XIB'"])
    }

    func testUnknownElementsAndAttributesAreNamedOnceAndStrictlyErrors() throws {
        let text = """
            \(head)
              <objects>
                <view id="a" sparkle="YES">
                  <rect key="frame" x="0" y="0" width="1" height="1"/>
                  <glitter key="dust"/>
                  <subviews>
                    <hologram id="b"/>
                  </subviews>
                </view>
              </objects>
            </document>
            """
        let expected = [
            "Bad.xib:7:9: %: unknown element <hologram>: compiled as a plain view",
            "Bad.xib:3:5: %: unknown attribute 'sparkle' of <view>: left out",
            "Bad.xib:5:7: %: unknown element <glitter key=\"dust\"> in <view>: left out",
        ]
        XCTAssertEqual(try messages(text), expected.map { $0.replacing("%", with: "warning") })
        XCTAssertEqual(try messages(text, strict: true), expected.map { $0.replacing("%", with: "error") })
    }

    func testUnknownValuesAndTheirAttributesAreNamed() throws {
        let text = """
            \(head)
              <objects>
                <view id="a">
                  <rect key="frame" x="0" y="0" width="1" height="1" depth="1"/>
                  <color key="backgroundColor" hue="0.5" white="0" alpha="1"/>
                  <connections><wire property="x" destination="a" id="o"/></connections>
                </view>
                <keyCommand input="k" modifierFlags="command" id="k"/>
              </objects>
            </document>
            """
        let expected = [
            "Bad.xib:8:5: %: attribute 'modifierFlags' of <keyCommand> is not compiled yet: left out",
            "Bad.xib:4:7: %: unknown attribute 'depth' of <rect>: left out",
            "Bad.xib:5:7: %: unknown attribute 'hue' of <color>: left out",
            "Bad.xib:6:20: %: unknown element <wire>: left out",
        ]
        XCTAssertEqual(try messages(text), expected.map { $0.replacing("%", with: "warning") })
        XCTAssertEqual(try messages(text, strict: true), expected.map { $0.replacing("%", with: "error") })
    }

    func testMissingDestination() throws {
        let text = "\(head)<objects>\n<view id=\"a\"><connections>\n <outlet property=\"x\" destination=\"zz\" id=\"o\"/></connections></view></objects></document>"
        XCTAssertEqual(try messages(text), ["Bad.xib:3:2: error: no object has the id 'zz'"])
    }

    func testConstraintToNothingIsLeftOut() throws {
        let text = """
            \(head)<objects><view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/><constraints>
            <constraint firstItem="zz" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/>
            <constraint firstAttribute="sideways" constant="1" id="d"/>
            </constraints></view></objects></document>
            """
        XCTAssertEqual(try messages(text), [
            "Bad.xib:3:1: error: the constraint has no valid 'firstAttribute'",
            "Bad.xib:2:1: warning: no object has the id 'zz': left out",
        ])
    }

    func testStoryboardFaults() throws {
        let text = """
            \(storyboardHead.dropLast()) initialViewController="nobody"><scenes>
            <scene><objects><viewController id="a" storyboardIdentifier="same"/></objects></scene>
            <scene><objects><viewController id="b" storyboardIdentifier="same"><connections>
            <segue destination="nowhere" kind="show" id="s"/></connections></viewController></objects></scene>
            <scene><objects><viewController id="c"/></objects></scene>
            </scenes></document>
            """
        XCTAssertEqual(try messages(text), [
            "Bad.xib:3:17: error: two view controllers have the storyboard identifier 'same'",
            "Bad.xib:5:17: warning: the view controller 'c' can't be reached: it is not the initial one, has no storyboard identifier and no segue leads to it; left out",
            "Bad.xib:1:1: error: the initial view controller 'nobody' is not in the document",
        ])
    }

    func testNoFileIsWrittenAfterAnError() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ib-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Bad.xib"), output = folder.appendingPathComponent("out")
        try "<plist/>".write(to: file, atomically: true, encoding: .utf8)
        let found = try DocumentCompiler().compile(file: file, into: output, options: CompileOptions())
        XCTAssertEqual(found.count, 1)
        XCTAssertFalse(FileManager.default.fileExists(atPath: output.path))
        XCTAssertThrowsError(try DocumentCompiler().compile(file: folder.appendingPathComponent("None.xib"), into: output, options: CompileOptions()))
    }

    /// Every prefix of a document is an error or a nib, never a crash.
    func testTruncationNeverCrashes() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/tables/Tables.storyboard")
        let bytes = Array(try Data(contentsOf: file))
        for length in stride(from: 0, to: bytes.count, by: 97) {
            _ = try DocumentCompiler().compile(Array(bytes[..<length]), path: "Bad.storyboard", options: CompileOptions())
        }
    }
}
