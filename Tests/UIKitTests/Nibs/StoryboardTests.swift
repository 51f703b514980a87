import InterfaceBuilder
import XCTest

@testable import UIKit

/// Storyboards compiled into a bundle of their own.
final class StoryboardTests: XCTestCase {
    class Scene: UIViewController {
        static var log: [String] = []
        static var mayGo = true
        weak var label: UILabel?
        var made = "coder"

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            Scene.log.append("\(title ?? "?").init")
        }

        init?(coder: NSCoder, made: String) {
            self.made = made
            super.init(coder: coder)
        }

        override func awakeFromNib() { super.awakeFromNib(); Scene.log.append("\(title ?? "?").awake view \(isViewLoaded)") }
        override func viewDidLoad() { super.viewDidLoad(); Scene.log.append("\(title ?? "?").viewDidLoad label \(label?.text ?? "nil")") }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { Scene.log.append("should \(identifier)"); return Scene.mayGo }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            Scene.log.append("prepare \(segue.identifier ?? "nil") view \(segue.destination.isViewLoaded)")
        }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.property("label", get: { ($0 as! Scene).label }, set: { ($0 as! Scene).label = _objcCast($1) })
            glue.action("back:") { _, arguments in Scene.log.append("back \(arguments.first is UIStoryboardSegue)"); return nil }
        }
    }

    /// An app's object without any outlet.
    final class Plain: ObjCObject {}

    @MainActor func test_D1_aViewConnectedByAnOutletOfItsSceneIsLoadedLater() async throws {
        Scene.log = []
        let board = try storyboard("""
            <scene sceneID="sA"><objects><viewController title="A" id="A" customClass="_TtCC10UIKitTests15StoryboardTests5Scene" sceneMemberID="viewController">
            <connections><outlet property="view" destination="v" id="o"/></connections></viewController>
            <view contentMode="scaleToFill" tag="7" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/></objects></scene>
            """, initial: "A")
        let scene = try XCTUnwrap(board.instantiateInitialViewController())
        XCTAssertEqual(Scene.log, ["A.init", "A.awake view false"])
        XCTAssertEqual(scene.view.tag, 7)
        XCTAssertEqual(Scene.log.last, "A.viewDidLoad label nil")
    }

    private static func scene(_ id: String, _ title: String, extra: String = "", connections: String = "", attributes: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects>
        <viewController title="\(title)" id="\(id)" customClass="_TtCC10UIKitTests15StoryboardTests5Scene" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><label opaque="NO" text="Text of \(title)" id="\(id)l"><rect key="frame" x="10" y="10" width="100" height="20"/></label>\(extra)</subviews></view>
        <connections><outlet property="label" destination="\(id)l" id="\(id)o"/>\(connections)</connections>
        </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="\(id)f" sceneMemberID="firstResponder"/></objects></scene>
        """
    }

    @MainActor private func storyboard(_ scenes: String, initial: String?) throws -> UIStoryboard {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
            <scenes>\(scenes)</scenes></document>
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("storyboard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("Test.storyboard")
        try Data(text.utf8).write(to: source)
        let diagnostics = try DocumentCompiler().compile(file: source, into: folder, options: CompileOptions(moduleName: "UIKitTests"))
        for diagnostic in diagnostics where diagnostic.severity == .error { XCTFail("\(diagnostic)") }
        Scene.log = []
        return UIStoryboard(name: "Test", bundle: try XCTUnwrap(Bundle(path: folder.path)))
    }

    @MainActor func test_E3_E4_E6_sceneThenView() async throws {
        let storyboard = try storyboard(Self.scene("a", "A"), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Scene)
        XCTAssertEqual(Scene.log, ["A.init", "A.awake view false"])
        XCTAssertNil(controller.label)
        XCTAssertTrue(controller.storyboard === storyboard)
        controller.loadViewIfNeeded()
        XCTAssertEqual(Scene.log.last, "A.viewDidLoad label Text of A")
        XCTAssertFalse(storyboard.instantiateInitialViewController() === controller)
    }

    @MainActor func test_E5_noEntryPoint() async throws {
        let storyboard = try storyboard(Self.scene("a", "A", attributes: "storyboardIdentifier=\"first\""), initial: nil)
        XCTAssertNil(storyboard.instantiateInitialViewController())
        XCTAssertEqual(storyboard.instantiateViewController(withIdentifier: "first").title, "A")
    }

    @MainActor func test_E7_creator() async throws {
        let storyboard = try storyboard(Self.scene("a", "A", attributes: "storyboardIdentifier=\"first\""), initial: "a")
        let own = storyboard.instantiateViewController(identifier: "first") { coder in Scene(coder: coder, made: "creator") }
        XCTAssertEqual(own.made, "creator")
        let fallback: Scene = storyboard.instantiateViewController(identifier: "first") { _ in nil }
        XCTAssertEqual(fallback.made, "coder")
    }

    @MainActor func test_E9_E10_E11_segueByCode() async throws {
        let storyboard = try storyboard(
            Self.scene("a", "A", connections: "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"g\"/>") + Self.scene("b", "B"), initial: "a")
        let a = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Scene)
        let navigation = UINavigationController(rootViewController: a)
        let window = Stage.show(navigation)
        Scene.log = []
        a.performSegue(withIdentifier: "go", sender: nil)
        XCTAssertEqual(Scene.log, ["B.init", "B.awake view false", "prepare go view false"])
        Stage.settle()
        XCTAssertEqual(navigation.topViewController?.title, "B")
        XCTAssertEqual(Scene.log.last, "B.viewDidLoad label Text of B")
        withExtendedLifetime(window) {}
    }

    /// Its passage is its own.
    final class Leap: UIStoryboardSegue {
        override func perform() {
            Scene.log.append("perform")
            destination.loadViewIfNeeded()
        }
    }

    @MainActor func test_E9_preparedBeforeItIsPerformed() async throws {
        let segue = "<segue destination=\"b\" kind=\"custom\" identifier=\"go\" customClass=\"_TtCC10UIKitTests15StoryboardTests4Leap\" id=\"g\"/>"
        let storyboard = try storyboard(Self.scene("a", "A", connections: segue) + Self.scene("b", "B"), initial: "a")
        let a = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Scene)
        Scene.log = []
        a.performSegue(withIdentifier: "go", sender: nil)
        XCTAssertEqual(Scene.log, ["B.init", "B.awake view false", "prepare go view false", "perform", "B.viewDidLoad label Text of B"])
    }

    @MainActor func test_E9_aTriggerAsks() async throws {
        let button = "<button opaque=\"NO\" id=\"k\" buttonType=\"system\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"20\"/><state key=\"normal\" title=\"Go\"/><connections><segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"g\"/></connections></button>"
        let storyboard = try storyboard(Self.scene("a", "A", extra: button) + Self.scene("b", "B"), initial: "a")
        let a = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Scene)
        let window = Stage.show(UINavigationController(rootViewController: a))
        Scene.log = []
        let control = try XCTUnwrap(a.view.subviews.last as? UIButton)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(Scene.log.first, "should go")
        XCTAssertTrue(Scene.log.contains("prepare go view false"))
        Scene.log = []
        Scene.mayGo = false
        control.sendActions(for: .touchUpInside)
        Scene.mayGo = true
        XCTAssertEqual(Scene.log, ["should go"])
        withExtendedLifetime(window) {}
    }

    @MainActor func test_E12_embedBeforeViewDidLoad() async throws {
        let container = "<containerView opaque=\"NO\" contentMode=\"scaleToFill\" id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/><connections><segue destination=\"b\" kind=\"embed\" identifier=\"in\" id=\"g\"/></connections></containerView>"
        let storyboard = try storyboard(Self.scene("a", "A", extra: container) + Self.scene("b", "B"), initial: "a")
        let a = try XCTUnwrap(storyboard.instantiateInitialViewController())
        Scene.log = []
        a.loadViewIfNeeded()
        XCTAssertEqual(a.children.map(\.title), ["B"])
        XCTAssertEqual(a.children.first?.view.frame.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(Scene.log.last, "A.viewDidLoad label Text of A")
        XCTAssertTrue(Scene.log.contains("prepare in view false"))
    }

    @MainActor func test_E13_relationshipOfANavigationController() async throws {
        let navigation = """
            <scene sceneID="sn"><objects><navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
            <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="nr"/></connections>
            </navigationController><placeholder placeholderIdentifier="IBFirstResponder" id="nf" sceneMemberID="firstResponder"/></objects></scene>
            """
        let item = "<navigationItem key=\"navigationItem\" title=\"Item of A\" id=\"ni\"><barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"bb\"/></navigationItem><connections>"
        let a = Self.scene("a", "A").replacingOccurrences(of: "<connections>", with: item)
        let storyboard = try storyboard(navigation + a, initial: "n")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        XCTAssertEqual(controller.viewControllers.map(\.title), ["A"])
        XCTAssertEqual(controller.navigationBar.items?.map(\.title), ["Item of A"])
        XCTAssertEqual(controller.navigationBar.topItem?.rightBarButtonItems?.count, 1)
        XCTAssertTrue(controller.topViewController?.navigationController === controller)
        XCTAssertFalse(Scene.log.contains { $0.hasPrefix("prepare") })
    }

    /// Notes what it is asked to prepare.
    final class Container: UINavigationController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Scene.log.append("prepare") }
    }

    @MainActor func test_E13_relationshipsArePreparedByNobody() async throws {
        let navigation = """
            <scene sceneID="sn"><objects><navigationController id="n" customClass="_TtCC10UIKitTests15StoryboardTests9Container" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
            <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="nr"/></connections>
            </navigationController><placeholder placeholderIdentifier="IBFirstResponder" id="nf" sceneMemberID="firstResponder"/></objects></scene>
            """
        let storyboard = try storyboard(navigation + Self.scene("a", "A"), initial: "n")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Container)
        XCTAssertEqual(controller.viewControllers.map(\.title), ["A"])
        XCTAssertFalse(Scene.log.contains("prepare"))
    }

    /// A scene whose view notes when it is awake and which size it has in `viewDidLoad`.
    final class Sized: UIViewController {
        final class Card: UIView {
            override func awakeFromNib() { super.awakeFromNib(); Scene.log.append("card awake") }
        }
        weak var card: Card?
        override func viewDidLoad() { super.viewDidLoad(); Scene.log.append("viewDidLoad \(Int(view.bounds.width)) \(card != nil)") }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.property("card", get: { ($0 as! Sized).card }, set: { ($0 as! Sized).card = _objcCast($1) })
        }
    }

    @MainActor func test_D5_D6_E25_viewsOfTheArchiveAreAwakeBeforeViewDidLoad() async throws {
        let scene = """
            <scene sceneID="s"><objects><viewController id="a" customClass="_TtCC10UIKitTests15StoryboardTests5Sized" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view contentMode="scaleToFill" id="c" customClass="_TtCCC10UIKitTests15StoryboardTests5Sized4Card"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews></view>
            <connections><outlet property="card" destination="c" id="o"/></connections>
            </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/></objects></scene>
            """
        let controller = try XCTUnwrap(storyboard(scene, initial: "a").instantiateInitialViewController())
        controller.loadViewIfNeeded()
        XCTAssertEqual(Scene.log, ["card awake", "viewDidLoad 375 true"])
    }

    @MainActor func test_E9_E10_L29_presentingSegue() async throws {
        let button = "<button opaque=\"NO\" id=\"k\" buttonType=\"system\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"20\"/><connections><segue destination=\"b\" kind=\"presentation\" identifier=\"go\" id=\"g\"/></connections></button>"
        let storyboard = try storyboard(Self.scene("a", "A", extra: button) + Self.scene("b", "B"), initial: "a")
        for animated in [false, true] {
            let a = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Scene)
            let window = Stage.show(a)
            let control = try XCTUnwrap(a.view.subviews.last as? UIButton)
            Scene.log = []
            if animated { control.sendActions(for: .touchUpInside) } else { UIView.performWithoutAnimation { control.sendActions(for: .touchUpInside) } }
            Stage.settle(hurrying: window)
            XCTAssertEqual(Scene.log, ["should go", "B.init", "B.awake view false", "prepare go view false", "B.viewDidLoad label Text of B"])
            XCTAssertEqual(a.presentedViewController?.title, "B")
            window.isHidden = true
        }
    }

    @MainActor func test_E15_anUnwindThatNobodyHandlesDoesNothing() async throws {
        let exit = "<exit id=\"bx\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        let scene = Self.scene("b", "B", connections: "<segue destination=\"bx\" kind=\"unwind\" identifier=\"home\" unwindAction=\"nobody:\" id=\"u\"/>")
            .replacingOccurrences(of: "</objects>", with: exit + "</objects>")
        let b = try XCTUnwrap(storyboard(scene, initial: "b").instantiateInitialViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = Stage.show(navigation)
        navigation.pushViewController(b, animated: false)
        Stage.settle()
        Scene.log = []
        b.performSegue(withIdentifier: "home", sender: nil)
        Stage.settle()
        XCTAssertEqual(Scene.log, [])
        XCTAssertTrue(navigation.topViewController === b)
        window.isHidden = true
    }

    @MainActor func test_E14_unwind() async throws {
        let exit = "<exit id=\"bx\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        let b = Self.scene("b", "B", connections: "<segue destination=\"bx\" kind=\"unwind\" identifier=\"home\" unwindAction=\"back:\" id=\"u\"/>")
            .replacingOccurrences(of: "</objects>", with: exit + "</objects>")
        let storyboard = try storyboard(
            Self.scene("a", "A", connections: "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"g\"/>") + b, initial: "a")
        let a = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let navigation = UINavigationController(rootViewController: a)
        let window = Stage.show(navigation)
        a.performSegue(withIdentifier: "go", sender: nil)
        Stage.settle()
        Scene.log = []
        UIView.performWithoutAnimation { navigation.topViewController?.performSegue(withIdentifier: "home", sender: nil) }
        Stage.settle()
        XCTAssertEqual(Scene.log, ["prepare home view true", "back true"])
        XCTAssertTrue(navigation.topViewController === a)
        withExtendedLifetime(window) {}
    }
}
