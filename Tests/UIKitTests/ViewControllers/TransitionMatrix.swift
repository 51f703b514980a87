import XCTest

@testable import UIKit

/// A change of what is on screen.
enum Move: String, CaseIterable {
    case rootSwap, push, pop, fullScreen, currentContext, overFullScreen, pageSheet, formSheet, popover, dismiss, tabSwitch, embed, childAdd, childRemove, collapse, expand

    var style: UIModalPresentationStyle? {
        switch self {
        case .fullScreen: .fullScreen
        case .currentContext: .currentContext
        case .overFullScreen: .overFullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
        default: nil
        }
    }
}

/// When the second of two moves is made.
enum Moment: String, CaseIterable {
    case atOnce, settled, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
}

/// Keeps count of a controller's appearance callbacks: each will is followed by its did, unless another will comes between. // D12
class Counted: UIViewController {
    static var all: [() -> Counted?] = []
    static var faults: [String] = []
    static var told: ((String) -> Void)?
    private static var number = 0

    let name: String
    private(set) var state = "viewDidDisappear"

    init(_ kind: String) {
        Counted.number += 1
        name = "\(kind)\(Counted.number)"
        super.init(nibName: nil, bundle: nil)
        Counted.all.append { [weak self] in self }
    }

    required init?(coder: NSCoder) { nil }

    private static let before: [String: Set<String>] = [
        "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"], "viewIsAppearing": ["viewWillAppear"], "viewDidAppear": ["viewIsAppearing"],
        "viewWillDisappear": ["viewWillAppear", "viewIsAppearing", "viewDidAppear"], "viewDidDisappear": ["viewWillDisappear"],
    ]

    private(set) var hasAppeared = false

    private func enter(_ callback: String) {
        hasAppeared = true
        if !Counted.before[callback]!.contains(state) { Counted.faults.append("\(name): \(callback) after \(state)") }
        state = callback
        Counted.told?(callback)
    }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); enter("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); enter("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); enter("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); enter("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); enter("viewDidDisappear") }

    /// Once all has settled: on screen and told so, or neither.
    func checkAtRest() {
        let isShown = viewIfLoaded?.window != nil
        if state != (isShown ? "viewDidAppear" : "viewDidDisappear") { Counted.faults.append("\(name): \(state), and its view is \(isShown ? "" : "not ")in the window") }
    }
}

/// A window with tabs, stacks, a split view and a child, in which moves are made.
@MainActor final class MatrixStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var isAnimated: Bool
    /// How the lines begin that iOS logs for what was done, in their order.
    private(set) var expectedLog: [String] = []

    init(animated: Bool) {
        isAnimated = animated
        Counted.all = []
        Counted.faults = []
        Counted.told = nil
        window.layer.speed = 1000
        window.rootViewController = makeRoot()
        window.isHidden = false
        settle()
        navigation?.pushViewController(Counted("Second"), animated: false)
        addChild(to: navigation?.topViewController)
        settle()
    }

    private func makeRoot() -> UIViewController {
        let root = Counted("Root"), tabs = UITabBarController(), split = UISplitViewController()
        tabs.viewControllers = [UINavigationController(rootViewController: Counted("First")), UINavigationController(rootViewController: Counted("Other"))]
        split.viewControllers = [UINavigationController(rootViewController: Counted("Primary")), Counted("Secondary")]
        split.preferredDisplayMode = .oneBesideSecondary
        for child in [tabs, split] {
            root.addChild(child)
            child.view.frame = root.view.bounds
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        return root
    }

    private var tabs: UITabBarController? { window.rootViewController?.children.first as? UITabBarController }
    private var split: UISplitViewController? { window.rootViewController?.children.last as? UISplitViewController }
    private var navigation: UINavigationController? { tabs?.selectedViewController as? UINavigationController }
    private var front: UIViewController { sequence(first: window.rootViewController!) { $0.presenting.presented }.reversed().first! }

    /// Enough for two animations, one after the other.
    func settle() {
        for _ in 0..<(isAnimated ? 5 : 2) {
            for _ in 0..<3 { FrameLoop.shared.commit() }
            RunLoop.main.run(mode: .default, before: Date())
            if isAnimated { usleep(800) }
        }
        for _ in 0..<3 { FrameLoop.shared.commit() }
        TurnObjects.release()
    }

    private func addChild(to parent: UIViewController?) {
        guard let parent else { return }
        let child = Counted("Child")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    func make(_ move: Move) {
        switch move {
        case .rootSwap: window.rootViewController = makeRoot()
        case .push: navigation?.pushViewController(Counted("Pushed"), animated: isAnimated)
        case .pop: navigation?.popViewController(animated: isAnimated)
        case .fullScreen, .currentContext, .overFullScreen, .pageSheet, .formSheet, .popover:
            let presented = Counted("Presented")
            presented.modalPresentationStyle = move.style!
            presented.popoverPresentationController?.sourceView = front.view
            let presenter = front
            presenter.present(presented, animated: isAnimated)
            // D38: what isn't presented is told, and nothing else. One that went again at once was.
            if presented.presentingViewController == nil, presented.state == "viewDidDisappear", !presented.hasAppeared { expectedLog.append("Attempt to present \(presented) on \(presenter)") }
        case .dismiss:
            let going = window.rootViewController?.presentedViewController
            if going?.transitionCoordinator != nil, going.map({ $0.isBeingPresented || $0.isBeingDismissed }) == true {
                expectedLog.append("Trying to dismiss the presentation controller while transitioning already. (")
            }
            window.rootViewController?.dismiss(animated: isAnimated)
        case .tabSwitch: tabs.map { $0.selectedIndex = 1 - $0.selectedIndex }
        case .embed:
            let outer = Counted("Outer")
            addChild(to: outer)
            guard let top = navigation?.topViewController else { return }
            top.addChild(outer)
            top.view.addSubview(outer.view)
            outer.didMove(toParent: top)
        case .childAdd: addChild(to: navigation?.topViewController)
        case .childRemove:
            guard let child = navigation?.topViewController?.children.last else { return }
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        case .collapse, .expand:
            guard let split else { return }
            split.parent?.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: move == .expand ? .regular : .compact), forChild: split)
        }
    }

    func run(_ first: Move, _ second: Move, _ moment: Moment) {
        switch moment {
        case .atOnce:
            make(first)
            make(second)
        case .settled:
            make(first)
            settle()
            make(second)
        default:
            Counted.told = { [unowned self] callback in
                guard callback == moment.rawValue else { return }
                Counted.told = nil
                make(second)
            }
            make(first)
        }
        settle()
        Counted.told = nil
    }

    /// What is wrong once all has settled, and what is left once the window has another root.
    func faults() -> [String] {
        for controller in Counted.all { controller()?.checkAtRest() }
        window.rootViewController?.dismiss(animated: false)
        settle()
        window.rootViewController = UIViewController()
        settle()
        var found = Counted.faults
        if window.subviews.count != 1 { found.append("\(window.subviews.count) views in the window") }
        // Animations of views that left the window before they began run out on the clock outside of it.
        for _ in 0..<5 where Counted.all.contains(where: { $0() != nil }) {
            usleep(100_000)
            settle()
        }
        let left = Counted.all.compactMap { $0() }
        if !left.isEmpty { found.append("left: \(left.map(\.name).joined(separator: ", "))") }
        window.isHidden = true
        return found
    }
}

final class TransitionMatrixTests: XCTestCase {
    /// Every move after every other, at once, at rest and inside each other's callbacks: callbacks are balanced (D12), nothing is left, and iOS's warnings
    /// come where it warns (D38).
    @MainActor private func check(animated: Bool) throws {
        let log = try HeardLog()
        defer { log.close() }
        var count = 0, faulty = 0, told = 0
        for first in Move.allCases {
            for second in Move.allCases {
                for moment in Moment.allCases {
                    count += 1
                    let found = autoreleasepool {
                        let stage = MatrixStage(animated: animated)
                        _ = log.take()
                        stage.run(first, second, moment)
                        let heard = log.take().filter { line in iOSWarnings.contains { line.hasPrefix($0) } }
                        told += heard.count
                        let isAsOnIOS = heard.count == stage.expectedLog.count && zip(heard, stage.expectedLog).allSatisfy { $0.hasPrefix($1) }
                        return stage.faults() + (isAsOnIOS ? [] : ["logged \(heard), not \(stage.expectedLog)"])
                    }
                    guard !found.isEmpty else { continue }
                    faulty += 1
                    if faulty <= 60 { XCTFail("\(first) then \(second), \(moment): \(found.joined(separator: "; "))") }
                }
            }
        }
        XCTAssertEqual(faulty, 0, "of \(count)")
        XCTAssertGreaterThan(told, 0)
    }

    private let iOSWarnings = ["Attempt to present", "Trying to dismiss", "Presenting view controller"]

    @MainActor func test_D12_D38_movesWithoutAnimation() async throws { try check(animated: false) }
    @MainActor func test_D12_D38_movesWithAnimation() async throws { try check(animated: true) }
}
