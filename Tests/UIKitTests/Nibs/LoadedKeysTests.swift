import CorpusSupport
import Foundation
import InterfaceBuilder
import NibArchive
import XCTest

@testable import UIKit

/// `Documentation/InterfaceBuilder.md`: which keys are loaded is what the decoders ask an object without any for.
final class LoadedKeysTests: XCTestCase {
    @MainActor private static func keys(of className: String) -> Set<String>? {
        guard NibClasses.type(named: className) != nil else { return nil }
        var archive = NibArchive()
        archive.classes = [NibClass(name: "NSObject"), NibClass(name: className)]
        archive.objects = [NibObject(classIndex: 0, firstValue: 0, valueCount: 0), NibObject(classIndex: 1, firstValue: 0, valueCount: 0)]
        let use = NibKeyUse()
        NibKeyUse.current = use
        defer { NibKeyUse.current = nil }
        _ = UINibDecoder(nib: Nib(data: archive.encoded(), name: className, bundle: .main)).object(at: 1)
        return use.keys[className] ?? []
    }

    @MainActor func testPageIsUpToDate() async throws {
        var known: [String: Set<String>?] = [:]
        let loaded = ElementReference.Column("loaded") { className, key in
            MainActor.assumeIsolated {
                if known[className] == nil { known[className] = .some(Self.keys(of: className)) }
                guard let keys = known[className] ?? nil else { return "no: the class is drawn as its base" }
                return keys.contains(key) ? "yes" : "no"
            }
        }
        let pictures = DrawnKeys()
        let drawn = ElementReference.Column("drawn") { className, key in
            MainActor.assumeIsolated {
                switch pictures.isDrawn(className, key) {
                case nil: "–"
                case true?: "yes"
                case false?: "no"
                }
            }
        }
        let text = ElementReference.markdown([loaded, drawn])
        let page = Corpus.root.appendingPathComponent("Documentation/InterfaceBuilder.md")
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" { try text.write(to: page, atomically: true, encoding: .utf8) }
        XCTAssertTrue(try String(contentsOf: page, encoding: .utf8) == text, "run UPDATE_EXPECTED=1 swift test --filter LoadedKeysTests")
    }

    @MainActor func testAKeyThatShowsIsDrawn() async {
        let pictures = DrawnKeys()
        for key in ["UIText", "UIFont", "UITextColor", "UITextAlignment", "UIAlpha", "UIBackgroundColor", "UIHidden"] { XCTAssertEqual(pictures.isDrawn("UILabel", key), true, key) }
        XCTAssertEqual(pictures.isDrawn("UILabel", "UITag"), false)
        XCTAssertEqual(pictures.isDrawn("UIBarButtonItem", "UITitle"), true)
        XCTAssertNil(pictures.isDrawn("UIViewController", "UITitle"))
    }

    @MainActor func testADecoderTellsItsKeys() async {
        XCTAssertTrue(Self.keys(of: "UILabel")?.isSuperset(of: ["UIText", "UIFont", "UIBounds", "UIAlpha"]) ?? false)
        XCTAssertFalse(Self.keys(of: "UIView")?.contains("UIText") ?? true)
        XCTAssertNil(Self.keys(of: "NoSuchView"))
    }
}
