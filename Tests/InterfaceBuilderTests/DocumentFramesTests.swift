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
        return try DocumentFrames(Array(text.utf8), path: "Test.xib", screenWidth: 375)
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

    /// A fixed frame is an alignment rectangle; a bar item's view lies in the bar.
    func testWhatARectangleIsAbout() throws {
        let found = try frames(#"<slider id="a" fixedFrame="YES">\#(rect)</slider><toolbar id="t">\#(rect)<items><barButtonItem id="i"><slider key="customView" id="b">\#(rect)</slider></barButtonItem></items></toolbar>"#)
        let subjects = Dictionary((found.scenes["v"] ?? []).map { ($0.id, $0.subject) }) { first, _ in first }
        XCTAssertEqual(subjects, ["v": .frame, "a": .alignmentRectangle, "t": .frame, "b": .placeInBar])
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

    private func exceptions(_ objects: String) throws -> [String: FrameOutline.Exception?] {
        Dictionary((try frames(objects).scenes["v"] ?? []).map { ($0.id, $0.exception) }) { first, _ in first }
    }

    func testFramesThatTheDocumentsOwnConstraintsContradictAreMarked() throws {
        let objects = """
            <view id="a">\(rect)<constraints><constraint firstAttribute="width" constant="32" id="off"/><constraint firstAttribute="height" constant="41" id="near"/></constraints></view>
            <view id="b">\(rect)<constraints><constraint firstAttribute="width" constant="90" priority="999" id="weak"/></constraints></view>
            <slider id="c">\(rect)<constraints><constraint firstAttribute="height" constant="90" id="aligned"/></constraints></slider>
            """
        XCTAssertEqual(try frames(objects).contradictedConstraints, ["off"])
        XCTAssertEqual(try exceptions(objects), ["v": nil, "a": .contradicted, "b": nil, "c": nil])
    }

    /// A symbol's alignment rectangle goes beyond its picture: what constraints say isn't the frame.
    func testConstraintsOfSymbolsDontContradict() throws {
        let constraint = #"<constraints><constraint firstAttribute="height" constant="50" id="k"/></constraints>"#
        let found = try frames(#"<imageView id="a" image="plus" catalog="system">\#(rect)\#(constraint)</imageView><imageView id="b" image="plus">\#(rect)\#(constraint.replacingOccurrences(of: "\"k\"", with: "\"l\""))</imageView>"#)
        XCTAssertEqual(found.contradictedConstraints, ["l"])
    }

    /// What is drawn below a screen is below those that it pushes, unless they say otherwise.
    func testBottomBarsOfPushedScenes() throws {
        func scene(_ id: String, _ attributes: String = "", _ inner: String = "", to next: String) -> String {
            #"<scene sceneID="s\#(id)"><objects><viewController id="\#(id)" \#(attributes) sceneMemberID="viewController"><view key="view" id="v\#(id)"/>\#(inner)<connections><segue destination="\#(next)" kind="show" id="g\#(id)"/></connections></viewController></objects></scene>"#
        }
        let scenes = scene("a", "", #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, to: "b") + scene("b", to: "c") + scene("c", #"hidesBottomBarWhenPushed="YES""#, to: "b")
        let text = #"<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch"><scenes>\#(scenes)</scenes></document>"#
        XCTAssertEqual(try DocumentOutline(Array(text.utf8), path: "Test.storyboard").scenes.map(\.bottomBar), [.tabs, .tabs, .inferred])
    }

    func testPrototypesThatNoNibHoldsAreMarked() throws {
        let cells = #"<tableViewCell id="a">\#(rect)<tableViewCellContentView key="contentView" id="b">\#(rect)</tableViewCellContentView></tableViewCell><tableViewCell reuseIdentifier="c" id="c">\#(rect)</tableViewCell>"#
        let marked = try exceptions("<tableView id=\"t\">\(rect)<prototypes>\(cells)</prototypes></tableView>")
        XCTAssertEqual(marked, ["v": nil, "t": nil, "a": .unnamed, "b": .unnamed, "c": nil])
    }

    func testRowsBeneathOthersAreStaleWithThoseAfterThem() throws {
        let cells = [0, 44, 44, 88].enumerated().map { index, y in
            #"<tableViewCell id="c\#(index)"><rect key="frame" x="0.0" y="\#(y)" width="375" height="44"/></tableViewCell>"#
        }.joined()
        let marked = try exceptions("<tableView id=\"t\">\(rect)<sections><tableViewSection id=\"s\"><cells>\(cells)</cells></tableViewSection></sections></tableView>")
        XCTAssertEqual(marked, ["v": nil, "t": nil, "c0": nil, "c1": nil, "c2": .stale, "c3": .stale])
    }

    func testTheCanvasLaidOutAsTheXcodeOfTheDocument() throws {
        let versions = try ["11762", "13196.2", "13771", "14490", "15705", "17156", "19529", "21701", "22155", "23727", "24506"].map { try frames("", toolsVersion: $0).systemVersion }
        XCTAssertEqual(versions, [10, 11, 11.2, 12, 13, 14, 15, 16, 17, 18, 26])
    }

    func testACanvasWithoutADeviceIsNoneToCompareWith() throws {
        XCTAssertTrue(try frames("").isOfDevice)
        XCTAssertFalse(try frames("", toolsVersion: "9531").isOfDevice)
    }
}
