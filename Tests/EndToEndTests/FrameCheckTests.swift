import Foundation
import XCTest

/// `understudy render --check-frames`.
final class FrameCheckTests: XCTestCase {
    /// One frame that layout gives, one that it doesn't, one that hangs on text, one that the document calls misplaced.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
        <device id="retina4_7" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="16" y="40" width="343" height="100"/><subviews>
        <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="e"><rect key="frame" x="303" y="10" width="30" height="20"/><autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></view></subviews>
        <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></view>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="7" y="7" width="50" height="50"/>
        <constraints><constraint firstAttribute="height" constant="50" id="h2"/><constraint firstAttribute="width" constant="50" id="w2"/></constraints></view>
        <label opaque="NO" text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="16" y="200" width="300" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <view contentMode="scaleToFill" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="m"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
        </subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" constant="20" id="k1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="16" id="k2"/>
        <constraint firstItem="g" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="16" id="k3"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k4"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" constant="128" id="k5"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="k6"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="200" id="k7"/>
        <constraint firstItem="m" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="k8"/>
        <constraint firstItem="m" firstAttribute="top" secondItem="a" secondAttribute="top" id="k9"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """

    override func setUpWithError() throws {
        let viewer = Understudy.products.appendingPathComponent("understudy-viewer")
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: viewer.path), "understudy-viewer isn't built")
    }

    private func check(_ document: String, _ options: [String]) throws -> Understudy.Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(document.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        return try Understudy.run(["render", "Main.storyboard", "--check-frames"] + options, in: folder)
    }

    func testFramesAreCompared() throws {
        let outcome = try check(Self.storyboard, ["--json"])
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        let record = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        XCTAssertEqual(record["all"] as? Int, 6)
        XCTAssertEqual(record["leftOut"] as? [String: Int], ["misplaced": 1])
        XCTAssertEqual(record["compared"] as? [String: Int], ["all": 5, "within": 3])
        XCTAssertEqual(record["hangingOnText"] as? [String: Int], ["all": 1, "within": 0])
        let off = try XCTUnwrap(record["off"] as? [[String: Any]])
        XCTAssertEqual(off.map { $0["id"] as? String }, ["b", "l"])
        XCTAssertEqual(off[0]["found"] as? [Double], [16, 148, 50, 50])
        XCTAssertEqual(off.map { $0["line"] as? Int }, [9, 11])
    }

    func testTheListingNamesLinesAndCounts() throws {
        let outcome = try check(Self.storyboard, [])
        XCTAssertTrue(outcome.output.contains("Main.storyboard:9: view 'b': (7 7; 50 50) is (16 148; 50 50)\n"), outcome.output)
        XCTAssertTrue(outcome.output.contains("6 frames, 1 left out (1 misplaced); within half a point 3 of 5 (60.0 %); hanging on text 0 of 1 (0.0 %); others 3 of 4 (75.0 %)"), outcome.output)
    }

    func testADocumentOfBeforeDevicesIsNotChecked() throws {
        let outcome = try check(Self.storyboard.replacingOccurrences(of: "21701", with: "9531"), [])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertTrue(outcome.output.contains("not checked: it wasn't saved on a canvas with a device (toolsVersion 9531)"), outcome.output)
    }

    /// Below a status bar of 48 points, as Xcode 14 has it, a sheet is 838 points high, and a bar in it 56.
    func testABarOfASheet() throws {
        let sheet = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/></view><connections><segue destination="d" kind="presentation" identifier="Show" id="g1"/></connections></viewController></objects></scene>
            <scene sceneID="t"><objects><viewController id="d" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="w"><rect key="frame" x="0.0" y="0.0" width="414" height="838"/><subviews>
            <navigationBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="n"><rect key="frame" x="0.0" y="0.0" width="414" height="56"/><items><navigationItem title="New" id="i"/></items></navigationBar></subviews>
            <viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstItem="n" firstAttribute="top" secondItem="w" secondAttribute="top" id="k1"/><constraint firstItem="n" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="k2"/>
            <constraint firstItem="g" firstAttribute="trailing" secondItem="n" secondAttribute="trailing" id="k3"/></constraints></view></viewController></objects></scene></scenes></document>
            """
        let outcome = try check(sheet, ["--json"])
        let record = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], outcome.errors)
        XCTAssertEqual(record["compared"] as? [String: Int], ["all": 3, "within": 3], outcome.output)
    }

    /// A screen of a size of its own is below its navigation controller's bar all the same.
    func testAFreeFormScreenInANavigationController() throws {
        let form = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="n">
            <device id="retina6_1" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="528"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0.0" y="88" width="320" height="440"/></view></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" id="k1"/><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="k3"/><constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="k4"/></constraints></view>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="320" height="528"/></viewController></objects></scene>
            <scene sceneID="t"><objects><navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" contentMode="scaleToFill" id="b"><rect key="frame" x="0.0" y="44" width="414" height="44"/></navigationBar>
            <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g2"/></connections></navigationController></objects></scene></scenes></document>
            """
        let outcome = try check(form, ["--json"])
        let record = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], outcome.errors)
        XCTAssertEqual(record["compared"] as? [String: Int], ["all": 3, "within": 3], outcome.output)
    }

    private func screen(tools: String, device: String, size: (Int, Int), in navigation: String, _ view: String, y: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(navigation.isEmpty ? "c" : "n")">
        <device id="\(device)" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <\(view) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0.0" y="\(y)" width="\(size.0)" height="100"/><constraints><constraint firstAttribute="height" constant="100" id="k0"/></constraints></\(view)></subviews>
        <viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" id="k1"/><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="k3"/></constraints></view><navigationItem key="navigationItem" title="Title" id="i"/></viewController></objects></scene>\(navigation)</scenes></document>
        """
    }

    private func within(_ document: String) throws -> [String: Int]? {
        let outcome = try check(document, ["--json", "--scene", "c"])
        let record = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], outcome.errors)
        return record["compared"] as? [String: Int]
    }

    func testTheLargestPhonesOfXcode13() throws {
        XCTAssertEqual(try within(screen(tools: "20037", device: "retina6_7", size: (428, 926), in: "", "view", y: "44")), ["all": 2, "within": 2])
        XCTAssertEqual(try within(screen(tools: "21507", device: "retina6_7", size: (428, 926), in: "", "view", y: "47")), ["all": 2, "within": 2])
    }

    /// A list at the top of its screen is scrolled by what lies above it: the large title is folded.
    func testLargeTitlesAboveLists() throws {
        let navigation = """
            <scene sceneID="t"><objects><navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="b"><rect key="frame" x="0.0" y="44" width="414" height="96"/></navigationBar>
            <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g2"/></connections></navigationController></objects></scene>
            """
        XCTAssertEqual(try within(screen(tools: "19529", device: "retina6_1", size: (414, 896), in: navigation, "view", y: "140")), ["all": 2, "within": 2])
        XCTAssertEqual(try within(screen(tools: "19529", device: "retina6_1", size: (414, 896), in: navigation, "tableView", y: "88")), ["all": 2, "within": 2])
    }
}
