import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// What iOS raises when nibs, storyboards and segues go wrong.
struct NibTextTests {
    /// What the processes of these tests leave when they end goes with this one.
    init() { TemporaryFiles.removeAtExit() }

    private func text(_ result: ExitTest.Result?) -> String { standardError(result) }

    @Test func test_E21_missingNib() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Bundle.main.loadNibNamed("Absent", owner: nil) }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: 'NSBundle <"))
        #expect(text(result).contains("(loaded)' with name 'Absent'"))
    }

    @Test func test_E16_missingNibOfAControllerIsRaisedWithItsView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController(nibName: "Absent", bundle: nil)
                FileHandle.standardError.write(Data("made\n".utf8))
                controller.loadViewIfNeeded()
            }
        }
        #expect(text(result).contains("made"))
        #expect(text(result).contains("with name 'Absent'"))
    }

    @Test func testTruncatedNibNamesTheOffset() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(data: Data("NIBArchive\u{1}".utf8), bundle: nil).instantiate(withOwner: nil) }
        }
        #expect(text(result).contains("data: byte "))
        #expect(text(result).contains("the file ends in the middle of a value"))
    }

    @Test func test_E23_outletThatTheObjectDoesNotHave() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { NibConnector(nib: Nib(data: [], name: "t", bundle: .main)).connect(outlet: "absent", of: StoryboardTests.Plain(), to: nil) }
        }
        #expect(text(result).contains("'NSUnknownKeyException'"))
        #expect(text(result).contains("this class is not key value coding-compliant for the key absent."))
    }

    /// The nib says where in its document the connection stands.
    @Test func test_E23_absentOutletNamesTheLineOfTheDocument() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = BadNib.load("<outlet property=\"absent\" destination=\"v\" id=\"o\"/>") }
        }
        #expect(text(result).contains("Bad.xib:3: the outlet absent is connected, and BadOwner has no such property\n"))
        #expect(text(result).contains("reason: '[<UIKitTests.BadOwner 0x"))
        #expect(text(result).contains("> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key absent.'"))
    }

    @Test func test_E24_absentActionIsANoteAtLoadAndRaisedWhenItIsSent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let owner = BadOwner()
                let button = BadNib.load(button: "<action selector=\"absent:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/>", owner: owner) as! UIButton
                FileHandle.standardError.write(Data("loaded\n".utf8))
                button.sendActions(for: .touchUpInside)
            }
        }
        #expect(text(result).contains("Bad.xib:5: the action absent: goes to BadOwner, which has no such method\nloaded\n"))
        #expect(text(result).contains("'NSInvalidArgumentException', reason: '-[UIKitTests.BadOwner absent:]: unrecognized selector sent to instance 0x"))
    }

    @Test func test_E8_missingStoryboardRaisesAsItIsMade() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIStoryboard(name: "Absent", bundle: nil) }
        }
        #expect(text(result).contains("Could not find a storyboard named 'Absent' in bundle NSBundle <\(Bundle.main.bundlePath)> (loaded)"))
    }

    @Test func test_D45_transitionBetweenStrangersRaises() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().transition(from: UIViewController(), to: UIViewController(), duration: 0, animations: nil) }
        }
        #expect(text(result).contains("must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"))
    }

    @Test func test_A57_unknownClass() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = BadNib.load("", viewClass: "customClass=\"NoSuchView\" customModule=\"Birds\"") }
        }
        #expect(text(result).contains("Unknown class _TtC5Birds10NoSuchView in Interface Builder file.\n    at Bad.xib:4\n"))
    }

    @Test func absentImageOfANib() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = BadNib.load(button: "", owner: BadOwner(), state: "<state key=\"normal\" image=\"Absent\"/>") }
        }
        #expect(text(result).contains("Could not load the \"Absent\" image referenced from a nib in the bundle with identifier \""))
    }

    @Test func absentAssetsOfCodeAreNamedOnce() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { for _ in 0..<2 { _ = (UIImage(named: "Absent"), UIColor(named: "Absent")) } }
        }
        #expect(text(result).components(separatedBy: "UIImage(named:): there is no image named 'Absent' in ").count == 2)
        #expect(text(result).components(separatedBy: "UIColor(named:): there is no color named 'Absent' in ").count == 2)
    }

    @Test func test_E22_nibWithoutTheViewOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController(nibName: "Bad", bundle: BadNib.bundle(BadNib.document("", viewClass: ""))).loadViewIfNeeded() }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: '-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Bad\" nib but the view outlet was not set.'"))
    }

    @Test func truncatedNibOfABundleIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bundle = BadNib.bundle(BadNib.document("", viewClass: ""))
                let file = bundle.bundleURL.appendingPathComponent("Bad.nib")
                try! Data(contentsOf: file).prefix(60).write(to: file)
                _ = bundle.loadNibNamed("Bad", owner: nil)
            }
        }
        #expect(text(result).contains("reason: 'Could not load NIB in bundle: 'NSBundle </"))
        #expect(text(result).contains("(loaded)' with name 'Bad': /"))
        #expect(text(result).contains("/Bad.nib: byte "))
    }

    @Test func test_E5_unknownIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = LaunchHost("UIMainStoryboardFile = Main;", storyboards: ["Main"])
                _ = UIStoryboard(name: "Main", bundle: host.sequence.request.bundle).instantiateViewController(withIdentifier: "Absent")
            }
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Storyboard (<UIStoryboard: 0x"))
        #expect(text(result).contains(">) doesn't contain a view controller with identifier 'Absent''"))
    }

    /// Beside iOS's text: the line of the app that asked for it.
    @Test func exceptionsNameTheCallersLine() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                #sourceLocation(file: "/app/Birds/AppDelegate.swift", line: 12)
                _ = UIStoryboard(name: "Absent", bundle: nil)
                #sourceLocation()
            }
        }
        #expect(text(result).contains("'\n    at /app/Birds/AppDelegate.swift:12\n"))
    }

    @Test func test_E11_segueThatDoesNotExist() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().performSegue(withIdentifier: "away", sender: nil) }
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Receiver (<UIViewController: 0x"))
        #expect(text(result).contains(">) has no segue with identifier 'away''"))
    }

    @Test func testPushingTwiceIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
            }
        }
        #expect(text(result).contains("Pushing the same view controller instance more than once is not supported (<UIViewController: 0x"))
    }

    @Test func testASecondCancelActionIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "A", style: .cancel))
                alert.addAction(UIAlertAction(title: "B", style: .cancel))
            }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: 'UIAlertController can only have one action with a style of UIAlertActionStyleCancel'"))
    }
}

/// Documents with faults, compiled as an app's are.
@MainActor enum BadNib {
    static func document(_ outlets: String, viewClass: String, content: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadOwner" customModule="UIKitTests"><connections>\(outlets)</connections></placeholder>
        <view contentMode="scaleToFill" id="v" \(viewClass)><rect key="frame" x="0.0" y="0.0" width="100" height="50"/><subviews>
        \(content)
        </subviews></view></objects></document>
        """
    }

    /// The view.
    static func load(_ outlets: String, viewClass: String = "") -> Any? {
        bundle(document(outlets, viewClass: viewClass)).loadNibNamed("Bad", owner: BadOwner())?.first
    }

    /// The button in the view.
    static func load(button connections: String, owner: BadOwner, state: String = "") -> Any? {
        let button = "<button opaque=\"NO\" id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/>\(state)<connections>\(connections)</connections></button>"
        return (bundle(document("", viewClass: "", content: button)).loadNibNamed("Bad", owner: owner)?.first as? UIView)?.subviews.first
    }

    /// A bundle with Bad.nib.
    static func bundle(_ text: String) -> Bundle {
        let folder = TemporaryFiles.folder("BadNib.app")
        let (output, _) = try! DocumentCompiler().compile(Array(text.utf8), path: "Bad.xib", options: CompileOptions(moduleName: "UIKitTests", marksPlaces: true))
        guard case .nib(let archive)? = output else { fatalError("a xib compiles to one nib") }
        try! Data(archive.encoded()).write(to: folder.appendingPathComponent("Bad.nib"))
        return Bundle(url: folder)!
    }
}

/// An object of an app with neither outlets nor actions.
final class BadOwner: ObjCObject {
    override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue) }
}
