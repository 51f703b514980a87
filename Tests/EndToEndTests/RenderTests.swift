import CoreGraphics
import Foundation
import XCTest

/// `understudy render` with documents of our own: sizes, pixels at known places, messages.
final class RenderTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("render-\(UUID().uuidString)")

    override func setUpWithError() throws {
        let viewer = Understudy.products.appendingPathComponent("understudy-viewer")
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: viewer.path), "understudy-viewer isn't built")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func fixture(_ name: String) -> String { repository.appendingPathComponent("Tests/EndToEndTests/Fixtures/Render/\(name)").path }
    private var pair: String { fixture("Base.lproj/Pair.storyboard") }

    private func picture(_ name: String) throws -> Bitmap {
        try XCTUnwrap(PNGCoder.decode(Data(contentsOf: folder.appendingPathComponent(name))), "\(name) is no picture")
    }

    /// `#rrggbb`
    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String {
        let pixel = bitmap[x, y]
        return String(format: "#%02x%02x%02x", Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    }

    private func render(_ document: String, _ options: String...) throws -> Understudy.Outcome { try Understudy.run(["render", document] + options, in: folder) }

    // MARK: One scene

    func test_aSceneIsAsLargeAsTheDevice() throws {
        let outcome = try render(pair, "--scene", "red-00-001", "-o", "red.png")
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertEqual(outcome.errors, "", "classes that aren't there, their outlets and attributes are no fault")
        let red = try picture("red.png")
        XCTAssertEqual([red.width, red.height], [750, 1334])
        XCTAssertEqual(color(red, 100, 400), "#ff0000")
        XCTAssertEqual(color(red, 400, 740), "#0000ff", "a view of a class that isn't there stands as its base class")
        XCTAssertNotEqual(color(red, 204, 606), "#0000ff", "and is named in its corner")
    }

    func test_aSceneIsFoundByIdentifierAndDrawnOnAnotherDevice() throws {
        let outcome = try render(pair, "--scene", "Red", "--device", "ipad 10", "--scale", "1", "-o", "red.png")
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        let red = try picture("red.png")
        XCTAssertEqual([red.width, red.height], [820, 1180])
        XCTAssertEqual(color(red, 700, 1000), "#ff0000")
    }

    func test_prototypesFillATable() throws {
        XCTAssertEqual(try render(pair, "--scene", "gre-00-001", "--scale", "1", "-o", "green.png").status, 0)
        let green = try picture("green.png")
        XCTAssertEqual(color(green, 200, 100), "#00ff00", "below the bar that the segue brings along")
        XCTAssertEqual(color(green, 200, 140), "#00ff00", "as high as the prototype, not as the table's rows")
        XCTAssertEqual(color(green, 200, 160), "#ffffff")
    }

    func test_aSceneThatIsNotThereIsToldWithWhatIs() throws {
        let outcome = try render(pair, "--scene", "blue")
        XCTAssertEqual(outcome.status, 1)
        XCTAssertEqual(outcome.errors, """
            error: \(pair) has no scene 'blue'; it has
              nav-00-001  Navigation Controller
              red-00-001  Red
              gre-00-001  Table View Controller

            """)
    }

    // MARK: The canvas

    func test_theCanvasShowsAllScenesAtTheirPlaces() throws {
        let outcome = try render(pair)
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        let canvas = try picture("Pair.png")
        // Three scenes of 375 × 667, 500 from one middle to the next, margins of 60, an arrow that leads in, a title.
        XCTAssertEqual([canvas.width, canvas.height], [60 + 70 + 2 * 500 + 375 + 60, 60 + 28 + 667 + 60])
        let second = 60 + 70 + 500, top = 60 + 28
        XCTAssertEqual(color(canvas, second + 50, top + 200), "#ff0000")
        XCTAssertEqual(color(canvas, second + 200, top + 370), "#0000ff")
        XCTAssertEqual(color(canvas, second + 500 + 200, top + 100), "#00ff00")
        XCTAssertEqual(color(canvas, 20, 20), "#eeeeee")
        let between = second + 375..<second + 500
        XCTAssertTrue(between.contains { color(canvas, $0, top + 334) != "#eeeeee" }, "the segue's arrow")
        XCTAssertTrue((60..<130).contains { color(canvas, $0, top + 333) != "#eeeeee" }, "the arrow that leads in")
    }

    func test_aXibsViewsLieSideBySide() throws {
        let outcome = try render(fixture("Two.xib"), "--scale", "2")
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        let canvas = try picture("Two.png")
        XCTAssertEqual([canvas.width, canvas.height], [2 * (60 + 120 + 80 + 60 + 60), 2 * (60 + 28 + 200 + 60)])
        XCTAssertEqual(color(canvas, 2 * 120, 2 * 110), "#0000ff")
        XCTAssertEqual(color(canvas, 2 * 290, 2 * 250), "#00ff00")
    }

    // MARK: Folders, languages, settings

    func test_aFolderGetsAPictureForEachScene() throws {
        XCTAssertEqual(try render(pair, "-o", "all/").status, 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("all").path)
        XCTAssertEqual(names.sorted(), ["RedViewController.png", "UINavigationController.png", "UITableViewController.png"])
    }

    func test_wordsOfAnotherLanguage() throws {
        XCTAssertEqual(try render(pair, "--scene", "Red", "-o", "en.png").status, 0)
        XCTAssertEqual(try render(pair, "--scene", "Red", "--locale", "fr", "-o", "fr.png").status, 0)
        func white(_ name: String) throws -> Int {
            let bitmap = try picture(name)
            return (100..<650).count { color(bitmap, $0, 1060) == "#ffffff" }
        }
        XCTAssertGreaterThan(try white("fr.png"), 2 * (try white("en.png")), "the French label is made of blocks")
        let absent = try render(pair, "--scene", "Red", "--locale", "nl", "-o", "nl.png")
        XCTAssertEqual(absent.status, 0)
        XCTAssertTrue(absent.errors.contains("note: there are no words in 'nl' for it"), absent.errors)
    }

    /// Leading is the right where one reads from right to left.
    func test_aLanguageFromRightToLeftMirrors() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
            <device id="retina4_7" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
            <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="st"><rect key="frame" x="0" y="100" width="80" height="40"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="r"><rect key="frame" x="0" y="0" width="40" height="40"/><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints><constraint firstAttribute="width" constant="40" id="k1"/><constraint firstAttribute="height" constant="40" id="k2"/></constraints></view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="40" y="0" width="40" height="40"/><color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints><constraint firstAttribute="width" constant="40" id="k3"/></constraints></view></subviews></stackView></subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <constraints><constraint firstItem="st" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k4"/><constraint firstItem="st" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="k5"/></constraints>
            </view></viewController></objects></scene></scenes></document>
            """
        try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Two.storyboard"))
        for (locale, first, second) in [("en", 20, 60), ("ar", 355, 315)] {
            let outcome = try render("Two.storyboard", "--scene", "c", "-o", "\(locale).png", "--scale", "1", "--locale", locale)
            XCTAssertEqual(outcome.status, 0, outcome.errors)
            let picture = try picture("\(locale).png")
            XCTAssertEqual([color(picture, first, 120), color(picture, second, 120)], ["#ff0000", "#0000ff"], locale)
        }
    }

    func test_appearance() throws {
        XCTAssertEqual(try render(pair, "--scene", "nav-00-001", "--appearance", "dark", "-o", "dark.png").status, 0)
        XCTAssertEqual(try picture("dark.png").width, 750)
        XCTAssertEqual(try render(fixture("Two.xib"), "--appearance", "dark", "-o", "two.png").status, 0)
        XCTAssertEqual(color(try picture("two.png"), 20, 20), "#eeeeee", "the canvas is the editor's")
    }

    // MARK: Faults

    func test_whatRaisesIsToldWithItsLineAndTheOtherScenesAreDrawn() throws {
        let torn = fixture("Torn.storyboard")
        let outcome = try render(torn)
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.contains("\(torn):8: error: UIView 'bad-00-002': NSGenericException: Unable to install constraint on view."), outcome.errors)
        XCTAssertTrue(outcome.errors.contains("(scene 'bad-00-001')"), outcome.errors)
        let canvas = try picture("Torn.png")
        XCTAssertEqual(color(canvas, 60 + 70 + 500 + 100, 60 + 28 + 300), "#ff0000")
        let pictures = try render(torn, "-o", "torn")
        XCTAssertEqual(pictures.status, 1)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("torn").path), ["UIViewController-oka-00-001.png"])
    }

    func test_brokenDocuments() throws {
        let broken = folder.appendingPathComponent("Broken.storyboard")
        try Data("<document".utf8).write(to: broken)
        let outcome = try render(broken.path)
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.hasPrefix("\(broken.path):1:"), outcome.errors)
        let absent = try render("Absent.xib")
        XCTAssertEqual(absent.status, 1)
        XCTAssertEqual(absent.errors, "error: there is no 'Absent.xib', or it can't be read\n")
    }

    /// A sample of real documents, where they are at hand: each is drawn.
    func test_sampleOfTheCorpus() throws {
        let corpus = repository.deletingLastPathComponent().appendingPathComponent("shared/corpus/ib")
        let files = FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }.filter { file in
            (try? String(contentsOf: file, encoding: .utf8))?.contains("CocoaTouch") == true
        }
        try XCTSkipIf(documents.isEmpty, "no corpus")
        for index in stride(from: 0, to: documents.count, by: max(documents.count / 20, 1)) {
            let outcome = try render(documents[index].path, "-o", "sample.png")
            XCTAssertEqual(outcome.status, 0, "\(documents[index].path): \(outcome.errors)")
        }
    }
}
