import AssetCatalog
import Foundation
import XCTest

final class AssetCatalogTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent("A.xcassets/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func compile() throws -> [String] {
        let found = try CatalogCompiler.compile([folder.appendingPathComponent("A.xcassets")], into: folder)
        return found.map { $0.description.replacingOccurrences(of: folder.path, with: "") }
    }

    private func asset<T: Decodable>(_ path: String, _ type: T.Type) throws -> T {
        let file = folder.appendingPathComponent("Assets.understudy/\(path)/asset.json")
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    }

    func testImageSet() throws {
        try write("Bird.imageset/bird.png", "1")
        try write("Bird.imageset/bird@2x.png", "2")
        try write("Bird.imageset/Contents.json", """
            {"images": [
              {"idiom": "universal", "filename": "bird.png", "scale": "1x"},
              {"idiom": "iphone", "filename": "bird@2x.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 3, "height": 4}, "cap-insets": {"top": 1, "left": 2, "bottom": 5, "right": 6}}},
              {"idiom": "universal", "scale": "3x"}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        XCTAssertEqual(try compile(), [])
        let image = try asset("images/Bird", CompiledImage.self)
        XCTAssertEqual(image.rendering, "template")
        XCTAssertEqual(image.variants.map(\.file), ["bird.png", "bird@2x.png"])
        XCTAssertEqual(image.variants[1].traits.idiom, "phone")
        XCTAssertEqual(image.variants[1].traits.style, "dark")
        let slicing = try XCTUnwrap(image.variants[1].slicing)
        XCTAssertEqual(slicing.axes, "both")
        XCTAssertEqual(slicing.insets, [1, 2, 5, 6])
        XCTAssertEqual(slicing.mode, "tile")
        XCTAssertEqual(slicing.center, [3, 4])
    }

    func testColorsInEverySpaceAndSpelling() throws {
        func color(_ name: String, _ json: String) throws {
            try write("\(name).colorset/Contents.json", "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(json)}]}")
        }
        try color("hex", #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "0.500"}}"#)
        try color("bytes", #"{"color-space": "srgb", "components": {"red": "51", "green": "102", "blue": "0", "alpha": "1.000"}}"#)
        try color("p3", #"{"color-space": "display-p3", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}"#)
        try color("gray", #"{"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1.000"}}"#)
        try color("system", #"{"platform": "ios", "reference": "systemRedColor"}"#)
        try write("none.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
        XCTAssertEqual(try compile(), [])
        func components(_ name: String) throws -> [Double]? { try asset("colors/\(name)", CompiledColor.self).variants[0].components }
        XCTAssertEqual(try components("hex"), [1, 128.0 / 255, 0, 0.5])
        XCTAssertEqual(try components("bytes"), [0.2, 0.4, 0, 1])
        XCTAssertEqual(try components("gray"), [0.25, 0.25, 0.25, 1])
        // Pure P3 red lies outside sRGB: red above 1, green and blue below 0.
        let p3 = try XCTUnwrap(components("p3"))
        XCTAssertEqual(p3[0], 1.0930663624351615, accuracy: 1e-4)
        XCTAssertEqual(p3[1], -0.22674197356975417, accuracy: 1e-4)
        XCTAssertEqual(p3[2], -0.1501397202611, accuracy: 1e-4)
        XCTAssertEqual(try asset("colors/system", CompiledColor.self).variants[0].system, "systemRedColor")
        XCTAssertThrowsError(try asset("colors/none", CompiledColor.self))
    }

    func testNamespaces() throws {
        try write("Plain/Star.imageset/Contents.json", #"{"images": []}"#)
        try write("Named/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Named/Star.imageset/Contents.json", #"{"images": []}"#)
        XCTAssertEqual(try compile(), [])
        XCTAssertNoThrow(try asset("images/Star", CompiledImage.self))
        XCTAssertNoThrow(try asset("images/Named/Star", CompiledImage.self))
    }

    func testPicturesOfAnAtlasAreFoundByTheirOwnNames() throws {
        try write("Sprites.spriteatlas/Contents.json", #"{"info": {"version": 1}}"#)
        try write("Sprites.spriteatlas/Ship.imageset/Contents.json", #"{"images": []}"#)
        try write("Apart.spriteatlas/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Apart.spriteatlas/Ship.imageset/Contents.json", #"{"images": []}"#)
        XCTAssertEqual(try compile(), [])
        XCTAssertNoThrow(try asset("images/Ship", CompiledImage.self))
        XCTAssertNoThrow(try asset("images/Apart/Ship", CompiledImage.self))
    }

    func testFaultsAreNamedAndTheRestGoesOn() throws {
        try write("A.imageset/Contents.json", #"{"images": [{"filename": "gone.png", "scale": "1x"}]}"#)
        try write("B.imageset/Contents.json", "not JSON")
        try write("C.colorset/readme.txt", "")
        try write("D.stickerpack/Contents.json", "{}")
        try write("E.imageset/Contents.json", #"{"images": [{"filename": "../../secret", "scale": "1x"}]}"#)
        try write("Z.colorset/Contents.json", #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}}]}"#)
        XCTAssertEqual(try compile(), [
            "/A.xcassets/A.imageset/gone.png: warning: is missing; that variant is left out",
            "/A.xcassets/B.imageset/Contents.json: warning: is not a catalog's JSON; 'B.imageset' is left out",
            "/A.xcassets/C.colorset/Contents.json: warning: is missing; 'C.colorset' is left out",
            "/A.xcassets/D.stickerpack: warning: assets of the kind 'stickerpack' are not supported; left out",
            "/A.xcassets/E.imageset/../../secret: warning: is missing; that variant is left out",
        ])
        XCTAssertEqual(try asset("colors/Z", CompiledColor.self).variants[0].components, [1, 1, 1, 1])
    }
}
