import XCTest

@testable import UIKit

/// A window to show controllers in, and a log of their callbacks.
@MainActor enum Stage {
    private static let application = UIApplication()
    static var log: [String] = []

    static func window(_ root: UIViewController? = nil) -> UIWindow {
        _ = application
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        return window
    }

    /// Shows a controller and lets its appearance end.
    static func show(_ root: UIViewController) -> UIWindow {
        let window = window(root)
        window.isHidden = false
        settle()
        return window
    }

    /// Commits until nothing follows any more.
    static func settle() {
        for _ in 0..<6 { FrameLoop.shared.commit() }
        TurnObjects.release()
    }

    /// Lets animations end at once: the window's time runs a thousand times as fast.
    static func settle(hurrying window: UIWindow) {
        window.layer.speed = 1000
        for _ in 0..<8 {
            FrameLoop.shared.commit()
            RunLoop.main.run(mode: .default, before: Date())
            usleep(500)
        }
    }

    /// What `body` and the commits after it call, layout callbacks left out.
    static func callbacks(_ body: () -> Void) -> [String] {
        log = []
        body()
        settle()
        return log.filter { !$0.hasSuffix("LayoutSubviews") }
    }
}

/// Logs its callbacks as `name.callback`.
class Recorder: UIViewController {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ callback: String) { Stage.log.append("\(name).\(callback)") }

    override func viewDidLoad() { super.viewDidLoad(); note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); note("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent); note(parent == nil ? "willMoveToNil" : "willMove") }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); note(parent == nil ? "didMoveToNil" : "didMove") }
}
