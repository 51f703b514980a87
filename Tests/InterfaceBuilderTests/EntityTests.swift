import Foundation
import InterfaceBuilder
import NibArchive
import XCTest

/// What XML writes for characters that it needs itself.
final class EntityTests: XCTestCase {
    func testEntitiesAndNumbersStandForTheirCharacters() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <label id="a" text="Salt &amp; Pepper &#38; &lt;b&gt; &quot;q&quot; &apos;s&apos; &#233; &#xE9; &amp;amp;"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            <label id="b"><string key="text">A &amp; B &lt;c&gt;</string><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            </objects></document>
            """
        let result = try DocumentCompiler().compile(Array(text.utf8), path: "Entities.xib", options: CompileOptions())
        guard case .nib(let nib)? = result.output else { return XCTFail("\(result.diagnostics)") }
        let dump = nib.dump()
        XCTAssertTrue(dump.contains(#""Salt & Pepper & <b> \"q\" \'s\' é é &amp;""#), dump)
        XCTAssertTrue(dump.contains("A & B <c>"), dump)
    }
}
