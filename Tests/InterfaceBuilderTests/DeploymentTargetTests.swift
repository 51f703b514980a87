import InterfaceBuilder
import NibArchive
import XCTest

/// Nib folders for systems that lack what a document uses.
final class DeploymentTargetTests: XCTestCase {
    private let guided = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES"><objects>
        <view id="a"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
        <color key="backgroundColor" name="Sky"/>
        <constraints><constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/></constraints>
        <viewLayoutGuide key="safeArea" id="g"/></view></objects>
        <resources><namedColor name="Sky"><color red="0" green="0.5" blue="1" alpha="1"/></namedColor></resources></document>
        """

    private func compile(_ target: VersionNumber) throws -> DocumentCompiler.Output? {
        try DocumentCompiler().compile(Array(guided.utf8), path: "Guided.xib", options: CompileOptions(deploymentTarget: target)).output
    }

    private func classes(_ nib: NibArchive) -> Set<String> { Set(nib.objects.indices.map(nib.className)) }

    func testANibForSystemsThatHaveAllIsOneFile() throws {
        guard case .nib(let nib)? = try compile(VersionNumber(13)) else { return XCTFail("not one nib") }
        XCTAssertTrue(classes(nib).contains("UILayoutGuide"))
    }

    func testEachVersionThatBringsSomethingHasItsNib() throws {
        guard case .nibFolder(let nibs)? = try compile(VersionNumber(9)) else { return XCTFail("not a folder") }
        XCTAssertEqual(nibs.map(\.name), ["runtime.nib", "objects-11.0+.nib", "objects-13.0+.nib"])
        XCTAssertFalse(classes(nibs[0].archive).contains("UILayoutGuide"))
        XCTAssertTrue(classes(nibs[1].archive).contains("UILayoutGuide"))
        // Until iOS 13 a trait storage sets the catalog's colour.
        XCTAssertEqual(nibs.map { classes($0.archive).contains("_UIColorAttributeTraitStorage") }, [true, true, false])
        guard case .nibFolder(let later)? = try compile(VersionNumber(11)) else { return XCTFail("not a folder") }
        XCTAssertEqual(later.map(\.name), ["runtime.nib", "objects-13.0+.nib"])
    }

    func testVersions() {
        XCTAssertEqual(VersionNumber("12.4.1"), VersionNumber(12, 4))
        XCTAssertEqual(VersionNumber("9"), VersionNumber(9))
        for text in ["", "x", "1.", "1.2.3.4", "-1"] { XCTAssertNil(VersionNumber(text), text) }
        XCTAssertLessThan(VersionNumber(9, 3), VersionNumber(11))
    }
}
