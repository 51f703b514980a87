import InterfaceBuilder
import NibArchive
import XCTest

/// The orders in which Xcode lists constraints, objects and connections.
final class OrderTests: XCTestCase {
    private func nib(_ objects: String, _ xcode: VersionNumber = VersionNumber(16, 4)) throws -> NibArchive {
        let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>"# + objects + "</objects></document>"
        var options = CompileOptions()
        options.xcode = xcode
        let result = try DocumentCompiler().compile(Array(text.utf8), path: "Order.xib", options: options)
        let nib: NibArchive? = if case .nib(let nib)? = result.output { nib } else { nil }
        return try XCTUnwrap(nib, "\(result.diagnostics)")
    }

    private func members(_ nib: NibArchive, _ object: Int, _ key: String) -> [Int] {
        nib.value(of: object, key: key)?.reference.map { nib.values(of: $0, key: "UINibEncoderEmptyKey").compactMap(\.reference) } ?? []
    }

    /// What a constraint's items place decides, in reading order, then by id.
    func testConstraintsByWhatTheyPlace() throws {
        func view(_ id: String, _ x: Int, _ y: Int) -> String {
            #"<view translatesAutoresizingMaskIntoConstraints="NO" tag="\#(x * 10 + y)" id="\#(id)"><rect key="frame" x="\#(x)" y="\#(y)" width="9" height="9"/></view>"#
        }
        let nib = try nib("""
            <view id="r"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews>\(view("c", 5, 1) + view("a", 1, 9) + view("b", 1, 2) + view("d", 1, 2))</subviews>
            <constraints>
            <constraint firstItem="c" firstAttribute="top" secondItem="r" secondAttribute="top" id="1"/>
            <constraint firstItem="d" firstAttribute="top" secondItem="r" secondAttribute="top" id="2"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="3"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="c" secondAttribute="top" id="4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="r" secondAttribute="top" id="5"/>
            </constraints></view>
            """)
        let root = try XCTUnwrap(members(nib, nib.root, "UINibTopLevelObjectsKey").first)
        func tag(_ constraint: Int) -> Int? {
            let first = nib.value(of: constraint, key: "NSFirstItem")?.reference, second = nib.value(of: constraint, key: "NSSecondItem")?.reference
            return (first == root ? second : first).flatMap { nib.value(of: $0, key: "UITag")?.integer }
        }
        XCTAssertEqual(members(nib, root, "UIViewAutolayoutConstraints").map(tag), [12, 12, 12, 19, 51])
    }

    func testConnectionsByKindAndName() throws {
        let nib = try nib("""
            <button opaque="NO" id="b"><rect key="frame" x="0" y="0" width="1" height="1"/><state key="normal" title="x"/><connections>
            <outlet property="zebra" destination="b" id="1"/><action selector="tap:" destination="b" eventType="touchUpInside" id="2"/>
            <outlet property="ant" destination="b" id="3"/></connections></button>
            """, VersionNumber(11))
        let labels = members(nib, nib.root, "UINibConnectionsKey").map { nib.value(of: $0, key: "UILabel")?.reference.flatMap(nib.string) }
        XCTAssertEqual(labels, ["tap:", "ant", "zebra"])
    }

    /// Equal numbers are one object, whatever they are written as.
    func testEqualNumbersAreOneObject() throws {
        let nib = try nib("""
            <view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="a"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="b"><real key="value" value="5"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        let values = members(nib, nib.root, "UINibKeyValuePairsKey").map { nib.value(of: $0, key: "UIValue")?.reference }
        XCTAssertEqual(values.count, 2)
        XCTAssertEqual(values[0], values[1])
    }
}
