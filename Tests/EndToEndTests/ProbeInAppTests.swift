import XCTest

/// An app that records on iOS with `Probe/LaunchProbe.swift` builds here with the file in it, and is what it is without.
final class ProbeInAppTests: XCTestCase {
    private let controller = """
        import UIKit

        class ViewController: UIViewController {
            override func viewDidLoad() { view.backgroundColor = .white }
        }
        """

    func test_theProbeIsInertHere() throws {
        let probe = try String(contentsOf: repository.appendingPathComponent("Probe/LaunchProbe.swift"), encoding: .utf8)
        let started = TemporaryApp.delegate.replacingOccurrences(of: "var window: UIWindow?", with: "var window: UIWindow?\n    let probe: Void = LaunchProbe.start()")
        let without = try TemporaryApp(self, files: ["AppDelegate.swift": TemporaryApp.delegate, "ViewController.swift": controller]).run()
        let with = try TemporaryApp(self, files: ["AppDelegate.swift": started, "ViewController.swift": controller, "LaunchProbe.swift": probe]).run()
        XCTAssertEqual(with.outcome.status, 0, with.outcome.errors)
        XCTAssertTrue(with.events.contains("viewDidLoad() ViewController"), "\(with.events)")
        XCTAssertEqual(with.events, without.events)
        XCTAssertTrue(with.outcome.errors.contains("LaunchProbe records on iOS; here `understudy run --trace FILE` does."), with.outcome.errors)
    }
}
