import XCTest

@testable import UIKit

/// Nothing of what was pushed or presented stays. `UNDERSTUDY_SOAK=100000` goes on for longer, and looks at the memory too.
final class SoakTests: XCTestCase {
    @MainActor private static var alive = 0

    private final class Passing: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            SoakTests.alive += 1
            view.addSubview(UILabel())
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        }

        deinit { MainActor.assumeIsolated { SoakTests.alive -= 1 } }
    }

    private var rounds: Int { ProcessInfo.processInfo.environment["UNDERSTUDY_SOAK"].flatMap(Int.init) ?? 100 }

    /// Bytes in memory.
    private var resident: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(getpagesize())
    }

    @MainActor private func soak(_ window: UIWindow, _ round: (Int) -> Void) {
        var early = 0
        for index in 0..<rounds {
            autoreleasepool { round(index) }
            if index == rounds / 10 { early = resident }
        }
        let grown = resident - early
        if rounds >= 10_000 {
            print("\(rounds) rounds: \(grown / 1024) KiB more than after a tenth")
            XCTAssertLessThan(grown, 2_000_000)
        }
        Stage.settle()
        XCTAssertEqual(SoakTests.alive, 0)
        window.isHidden = true
    }

    @MainActor func testPushesAndPops() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = Stage.show(navigation)
        window.layer.speed = 100_000
        soak(window) { index in
            navigation.pushViewController(Passing(), animated: index % 2 == 0)
            for _ in 0..<4 { FrameLoop.shared.commit() }
            navigation.popViewController(animated: index % 2 == 0)
            for _ in 0..<4 { FrameLoop.shared.commit() }
        }
    }

    @MainActor func testPresentsAndDismisses() async {
        let root = UIViewController(), window = Stage.show(root)
        window.layer.speed = 100_000
        soak(window) { index in
            let presented = Passing()
            presented.modalPresentationStyle = index % 3 == 0 ? .fullScreen : .pageSheet
            root.present(presented, animated: index % 2 == 0)
            for _ in 0..<4 { FrameLoop.shared.commit() }
            root.dismiss(animated: index % 2 == 0)
            for _ in 0..<4 { FrameLoop.shared.commit() }
        }
    }
}
