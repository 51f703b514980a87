import AssetCatalog
import Foundation
import XCTest

/// The names that Xcode gives a catalog's assets in Swift.
final class AssetSymbolsTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func source(_ assets: [String], namespaces: [String] = [], place: AssetSymbols.Place = .application, extensions: Bool = false) throws -> (text: String?, notes: [String]) {
        let catalog = folder.appendingPathComponent("A.xcassets")
        for asset in assets { try FileManager.default.createDirectory(at: catalog.appendingPathComponent(asset), withIntermediateDirectories: true) }
        for name in namespaces {
            try #"{"properties": {"provides-namespace": true}}"#.write(to: catalog.appendingPathComponent("\(name)/Contents.json"), atomically: true, encoding: .utf8)
        }
        let symbols = AssetSymbols(catalogs: [catalog])
        return (symbols.source(place: place, extensions: extensions), symbols.notes.map { $0.message })
    }

    func testNames() throws {
        let expected = [
            "CloseButton": "closeButton", "close-button": "closeButton", "close_button 2": "closeButton2", "URLIcon": "urlIcon", "ABC": "abc", "photo": "photo",
            "backgroundImage": "background", "Image": "image", "404": "_404", "default": "`default`", "iPhone": "iPhone", "Icon.Small": "iconSmall",
        ]
        for (asset, symbol) in expected {
            try? FileManager.default.removeItem(at: folder)
            let text = try XCTUnwrap(try source(["\(asset).imageset"]).text)
            XCTAssertTrue(text.contains("static let \(symbol) = ImageResource(name: \"\(asset)\""), "\(asset): \(text)")
        }
    }

    func testColorsAndFoldersWithNamespace() throws {
        let text = try XCTUnwrap(try source(["BrandColor.colorset", "Icons/Star.imageset", "Plain/Moon.imageset"], namespaces: ["Icons"], extensions: true).text)
        XCTAssertTrue(text.contains("static let brand = ColorResource(name: \"BrandColor\", bundle: resourceBundle)"), text)
        XCTAssertTrue(text.contains("    enum Icons {\n        nonisolated static let star = ImageResource(name: \"Icons/Star\""), text)
        XCTAssertTrue(text.contains("static let moon = ImageResource(name: \"Moon\""), text)
        XCTAssertTrue(text.contains("static var brand: UIColor { UIColor(resource: ColorResource.brand) }"), text)
        XCTAssertTrue(text.contains("static var star: UIImage { UIImage(resource: ImageResource.Icons.star) }"), text)
    }

    func testTwoAssetsOfOneSymbolHaveNone() throws {
        let (text, notes) = try source(["close-button.imageset", "CloseButton.imageset"])
        XCTAssertEqual(text!.components(separatedBy: "closeButton").count, 2)
        XCTAssertEqual(notes, ["its symbol 'closeButton' is taken by 'CloseButton'; none is generated"])
    }

    func testUIKitsOwnNamesStay() throws {
        let text = try XCTUnwrap(try source(["red.colorset", "add.imageset"], extensions: true).text)
        XCTAssertTrue(text.contains("static let red = ColorResource"), text)
        XCTAssertFalse(text.contains("static var red"), text)
        XCTAssertFalse(text.contains("static var add"), text)
    }

    func testWithoutExtensionsAndWithoutAssets() throws {
        XCTAssertFalse(try XCTUnwrap(try source(["a.imageset"]).text).contains("extension UIImage {"))
        XCTAssertTrue(try XCTUnwrap(try source(["a.imageset"], place: .bundle("P_T.bundle")).text).contains("appendingPathComponent(\"P_T.bundle\")"))
        try FileManager.default.removeItem(at: folder)
        XCTAssertNil(try source([]).text)
    }
}
