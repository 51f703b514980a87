import InterfaceBuilder
import XCTest

/// The frames that a document holds of its views.
final class DocumentFramesTests: XCTestCase {
    private func frames(_ objects: String, toolsVersion: String = "21701", extra: String = "") throws -> DocumentFrames {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects>
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(objects)</subviews></view></objects>\(extra)</document>
            """
        return try DocumentFrames(Array(text.utf8), path: "Test.xib")
    }

    private let rect = #"<rect key="frame" x="1" y="2.5" width="30" height="40"/>"#

    func testPlacesAndLines() throws {
        let found = try frames("\n<label id=\"l\" placeholderIntrinsicWidth=\"7\">\(rect)</label>").scenes["v"] ?? []
        XCTAssertEqual(found.map(\.id), ["v", "l"])
        XCTAssertEqual(found.map(\.isRoot), [true, false])
        let label = try XCTUnwrap(found.last)
        XCTAssertEqual([label.x, label.y, label.width, label.height], [1, 2.5, 30, 40])
        XCTAssertEqual(label.line, 5)
        XCTAssertEqual(label.placeholderWidth, 7)
        XCTAssertNil(label.exception)
    }

    func testWhatTheDocumentItselfCallsWrongIsMarked() throws {
        let objects = """
            <view id="a" misplaced="YES">\(rect)</view><view id="b" ambiguous="YES">\(rect)</view><view id="c">\(rect)<subviews><view id="d">\(rect)</view></subviews></view>
            <collectionView id="e">\(rect)<collectionViewLayout key="collectionViewLayout" customClass="Wheel" id="f"/><cells><collectionViewCell id="g">\(rect)</collectionViewCell></cells></collectionView>
            """
        let found = try frames(objects, extra: #"<designables><designable name="c"><size key="intrinsicContentSize" width="3" height="4"/></designable></designables>"#)
        let marked = Dictionary((found.scenes["v"] ?? []).map { ($0.id, $0.exception) }) { first, _ in first }
        XCTAssertEqual(marked, ["v": nil, "a": .misplaced, "b": .ambiguous, "c": .custom, "d": .custom, "e": nil, "g": .custom])
    }

    func testACanvasWithoutADeviceIsNoneToCompareWith() throws {
        XCTAssertTrue(try frames("").isOfDevice)
        XCTAssertFalse(try frames("", toolsVersion: "9531").isOfDevice)
    }
}
