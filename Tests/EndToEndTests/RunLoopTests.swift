import Foundation
import XCTest

/// The main run loop as an app sees it: when changes are laid out, and what waits while a finger drags.
final class RunLoopTests: XCTestCase {
    private static let app = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = ViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        class Counted: UIView {
            var layouts = 0
            override func layoutSubviews() { super.layoutSubviews(); layouts += 1 }
        }

        class ViewController: UIViewController, UIScrollViewDelegate {
            let scroll = UIScrollView(), label = UILabel(frame: CGRect(x: 0, y: 60, width: 390, height: 40)), turns = UILabel(frame: CGRect(x: 0, y: 20, width: 390, height: 40))
            let counted = Counted()
            var plain = 0, common = 0, start = (0, 0)

            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.frame = CGRect(x: 0, y: 100, width: 390, height: 700)
                scroll.contentSize = CGSize(width: 390, height: 20000)
                scroll.delegate = self
                [scroll, label, turns, counted].forEach(view.addSubview)
                Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in self.plain += 1 }
                RunLoop.main.add(Timer(fire: Date(), interval: 0.05, repeats: true) { _ in self.common += 1 }, forMode: .common)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let before = counted.layouts
                Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
                    for width in 1...9 { self.counted.frame.size.width = CGFloat(width) }
                    self.counted.setNeedsLayout()
                    let now = self.counted.layouts - before
                    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in self.turns.text = "layouts \\(now) then \\(self.counted.layouts - before)" }
                }
            }

            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = (plain, common) }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { label.text = "plain \\(plain - start.0), common \\(common - start.1 > 15)" }
        }
        """

    func test_H3_H4_H7_turnsOfTheLoop() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": Self.app])
        try app.write("wait 1\nexpect \"layouts 0 then 1\"\nfingers 200,700@0 200,400@0.5 200,200@0.6\nwait 4\nexpect \"plain 0, common true\"\n", to: "some.script")
        let run = try app.run(["--script", app.path("some.script")])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors + run.tree)
    }
}
