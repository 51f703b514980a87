import XCTest

@testable import UIKit

/// Rules of section G, C4 and C20: the responder chain, actions, and who gets a touch.
final class ResponderRuleTests: XCTestCase {
    private final class Pad: UIView {
        var log: [String] = []
        var isAble = true
        override var canBecomeFirstResponder: Bool { log.append("can"); return isAble }
        override func resignFirstResponder() -> Bool { log.append("resign"); return super.resignFirstResponder() }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began\(touches.count)") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    }

    private final class Target: UIView {
        var log: [String] = []

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.action("plain") { target, arguments in (target as! Target).log.append("plain \(arguments.count)"); return nil }
            glue.action("one:") { target, arguments in (target as! Target).log.append("one \(arguments.count)"); return nil }
            glue.action("two:event:") { target, arguments in (target as! Target).log.append("two \(arguments.count)"); return nil }
        }
    }

    @MainActor private func launched(_ info: String = "", delegate: String = "UIKitTests.DiaryCodeDelegate") -> LaunchHost {
        let host = LaunchHost(info, delegate: delegate)
        host.launch()
        return host
    }

    @MainActor private func screen(_ host: LaunchHost) -> (UIWindow, Pad) {
        let window = host.application.windows[0], pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController!.view.addSubview(pad)
        return (window, pad)
    }

    @MainActor func test_G1_G2_G3_G4_upTheChain() async {
        let host = launched()
        let (window, pad) = screen(host)
        let root = window.rootViewController!
        XCTAssertTrue(pad.next === root.view)
        XCTAssertTrue(root.view.next === root)
        XCTAssertTrue(root.next === root.view.superview)
        XCTAssertTrue(window.next === host.application)
        XCTAssertTrue(host.application.next === host.application.delegate)
        XCTAssertNil((host.application.delegate as? DiaryDelegate)?.next)
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        XCTAssertTrue(sheet.next === root)
        host.close()
    }

    @MainActor func test_G3_windowsOfAScene() async {
        let host = launched(Manifest.code, delegate: "UIKitTests.DiaryDelegate")
        XCTAssertTrue(host.application.windows[0].next === host.application.windows[0].windowScene)
        host.close()
    }

    @MainActor func test_G4_noDelegateThatIsTheApplication() async {
        let host = launched(delegate: "UIKitTests.DiaryDelegate")
        host.application.delegate = nil
        XCTAssertNil(host.application.next)
        host.close()
    }

    /// A field asked in `viewWillAppear(_:)`, before it is in a window, has the keyboard when its screen is there.
    @MainActor func test_askedBeforeItIsInAWindow() async {
        final class Form: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                field.becomeFirstResponder()
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController()), form = Form()
        let window = Stage.show(navigation)
        navigation.pushViewController(form, animated: false)
        Stage.settle()
        XCTAssertTrue(form.field.isFirstResponder)
        form.field.resignFirstResponder()
        window.isHidden = true
    }

    @MainActor func test_G6_theOldOneResignsFirst() async {
        let host = launched()
        let (_, first) = screen(host), (_, second) = screen(host)
        XCTAssertTrue(first.becomeFirstResponder())
        (first.log, second.log, second.isAble) = ([], [], false)
        XCTAssertFalse(second.becomeFirstResponder())
        XCTAssertEqual(first.log, ["resign"])
        XCTAssertFalse(first.isFirstResponder)
        second.isAble = true
        XCTAssertTrue(second.becomeFirstResponder())
        let loose = Pad()
        XCTAssertFalse(loose.becomeFirstResponder())
        XCTAssertTrue(second.isFirstResponder)
        second.resignFirstResponder()
        host.close()
    }

    @MainActor func test_G16_G17_actions() async {
        let host = launched()
        let (_, pad) = screen(host)
        let target = Target(frame: pad.bounds), button = UIButton(type: .custom)
        pad.addSubview(target)
        target.addSubview(button)
        for action in ["plain", "one:", "two:event:"] {
            XCTAssertTrue(host.application.sendAction(Selector(action), to: nil, from: button, for: UIEvent()))
        }
        XCTAssertEqual(target.log, ["plain 0", "one 1", "two 2"])
        XCTAssertFalse(host.application.sendAction(Selector("nobody:"), to: nil, from: button, for: nil))
        host.close()
    }

    @MainActor func test_C4_G20_noTouchesWhileInactive() async {
        let host = launched()
        let (window, pad) = screen(host)
        host.application.resignActive()
        TouchInjection.tap(at: CGPoint(x: 5, y: 5), in: window, time: 100)
        XCTAssertEqual(pad.log, [])
        host.application.endInterruption()
        TouchInjection.tap(at: CGPoint(x: 5, y: 5), in: window, time: 200)
        XCTAssertEqual(pad.log, ["began1", "ended"])
        host.close()
    }

    @MainActor func test_G10_recognizersOfAncestors() async {
        let host = launched()
        let (window, pad) = screen(host)
        let target = Target()
        let recognizer = UITapGestureRecognizer(target: target, action: Selector("one:"))
        window.rootViewController!.view.addGestureRecognizer(recognizer)
        TouchInjection.tap(at: CGPoint(x: 5, y: 5), in: window, time: 300)
        XCTAssertEqual(target.log, ["one 1"])
        XCTAssertEqual(pad.log, ["began1", "cancelled"])
        host.close()
    }

    @MainActor func test_G12_oneTouchAView() async {
        let host = launched()
        let (window, pad) = screen(host)
        func land() {
            for finger in 0..<2 { TouchInjection.touch(.began, at: CGPoint(x: 5 + 20 * finger, y: 5), in: window, finger: finger, time: 400) }
            for finger in 0..<2 { TouchInjection.touch(.ended, at: CGPoint(x: 5 + 20 * finger, y: 5), in: window, finger: finger, time: 401) }
        }
        land()
        XCTAssertEqual(pad.log, ["began1", "ended"])
        pad.log = []
        pad.isMultipleTouchEnabled = true
        land()
        XCTAssertEqual(pad.log, ["began1", "began1", "ended", "ended"])
        host.close()
    }

    @MainActor func test_G13_inactiveCancelsTouches() async {
        let host = launched()
        let (window, pad) = screen(host)
        TouchInjection.touch(.began, at: CGPoint(x: 5, y: 5), in: window, time: 500)
        host.application.resignActive()
        XCTAssertEqual(pad.log, ["began1", "cancelled"])
        host.application.endInterruption()
        TouchInjection.touch(.ended, at: CGPoint(x: 5, y: 5), in: window, time: 501)
        host.close()
    }
}
