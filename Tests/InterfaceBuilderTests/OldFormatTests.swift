import InterfaceBuilder
import NibArchive
import XCTest

/// Documents of before Xcode 5.
final class OldFormatTests: XCTestCase {
    private let archive = """
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
        <array class="NSMutableArray" key="IBDocument.RootObjects" id="1">
          <object class="IBProxyObject" id="2"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
          <object class="IBUIView" id="3">
            <int key="NSvFlags">274</int><string key="NSFrameSize">{320, 460}</string>
            <array class="NSMutableArray" key="NSSubviews">
              <object class="IBUIButton" id="4"><int key="NSvFlags">292</int><string key="NSFrame">{{20, 30}, {100, 40}}</string>
                <bool key="IBUIOpaque">NO</bool><int key="IBUIButtonType">1</int><string key="IBUINormalTitle">Go</string>
                <object class="NSColor" key="IBUINormalTitleColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">MSAwIDAuNQA</bytes></object>
                <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">2</int><double key="pointSize">15</double></object>
              </object>
            </array>
            <object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics"/>
          </object>
        </array>
        <object class="IBObjectContainer" key="IBDocument.Objects">
          <array key="connectionRecords">
            <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection"><string key="label">view</string>
              <reference key="source" ref="2"/><reference key="destination" ref="3"/></object><int key="connectionID">9</int></object>
            <object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection"><string key="label">go:</string>
              <reference key="source" ref="4"/><reference key="destination" ref="2"/><int key="IBEventType">7</int></object><int key="connectionID">10</int></object>
          </array>
          <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
            <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="2"/></object>
            <object class="IBObjectRecord"><int key="objectID">6</int><reference key="object" ref="3"/></object>
            <object class="IBObjectRecord"><int key="objectID">8</int><reference key="object" ref="4"/></object>
          </array></object>
          <dictionary class="NSMutableDictionary" key="flattenedProperties"><string key="6.CustomClassName">StageView</string></dictionary>
        </object></data></archive>
        """

    /// The same nib as that of the document a later Xcode makes of it.
    func testArchiveCompilesAsTheLaterDocument() throws {
        let later = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="6" id="o"/></connections></placeholder>
            <view id="6" customClass="StageView"><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <rect key="frame" x="0" y="0" width="320" height="460"/><subviews>
            <button opaque="NO" buttonType="roundedRect" id="8"><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <rect key="frame" x="20" y="30" width="100" height="40"/><fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
            <state key="normal" title="Go"><color key="titleColor" red="1" green="0" blue="0.5" alpha="1"/></state>
            <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
            </subviews></view></objects></document>
            """
        XCTAssertEqual(try dump(archive), try dump(later))
    }

    /// Frames of documents without autolayout say how far edges are from the superview's; what is nothing is left out.
    func testFramesByInsets() throws {
        func document(_ frame: (_ insets: String, _ rect: String) -> String) -> String {
            func view(_ id: String, _ mask: String, _ insets: String, _ rect: String) -> String {
                "<view id=\"\(id)\"><autoresizingMask key=\"autoresizingMask\" \(mask)/>\(frame(insets, rect))</view>"
            }
            return """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view id="1"><rect key="frame" x="0" y="0" width="260" height="360"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
                \(view("2", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", #"width="260" height="44""#, #"x="0" y="0" width="260" height="44""#))
                \(view("3", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", #"minX="40" minY="49" width="74" height="30""#, #"x="40" y="49" width="74" height="30""#))
                \(view("4", "flexibleMinX=\"YES\" flexibleMinY=\"YES\"", #"maxX="8" width="60" height="44""#, #"x="192" y="316" width="60" height="44""#))
                \(view("5", "flexibleMinX=\"YES\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", #"minY="8" width="60" height="44""#, #"x="100" y="8" width="60" height="44""#))
                \(view("6", "widthSizable=\"YES\" flexibleMaxY=\"YES\"", #"minX="20" minY="5" maxX="40" height="10""#, #"x="20" y="5" width="200" height="10""#))
                \(view("7", "widthSizable=\"YES\" heightSizable=\"YES\"", "", #"x="0" y="0" width="260" height="360""#))
                </subviews></view></objects></document>
                """
        }
        XCTAssertEqual(try dump(document { insets, _ in "<frame key=\"frameInset\" \(insets)/>" }), try dump(document { _, rect in "<rect key=\"frame\" \(rect)/>" }))
    }

    private func dump(_ text: String) throws -> String {
        let (output, diagnostics) = try DocumentCompiler().compile(Array(text.utf8), path: "Old.xib", options: CompileOptions(strict: true))
        XCTAssertEqual(diagnostics.map(\.description), [])
        guard case .nib(let nib)? = output else { return "no nib" }
        return GraphDump(nib).text()
    }
}
