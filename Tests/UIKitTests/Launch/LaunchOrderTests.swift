import Foundation
import Testing
import Traces
@testable import UIKit

/// L1–L14, L25–L28: the published logs, as pairs of which one must precede the other, checked against the trace of the same events here.
///
/// `Documentation/LaunchOrders.md` shows the pairs and the whole order that is the default; `UPDATE_EXPECTED=1` writes it anew.
@Suite(.serialized) @MainActor struct LaunchOrderTests {
    private struct Scenario {
        let log: String
        let title: String
        let events: [TraceEvent]
        let withScenes: Bool
    }

    // MARK: What is done

    private static let url = URL(string: "birds://list")!
    private static var activity: NSUserActivity { NSUserActivity(activityType: "birds.view") }
    private static let push: [AnyHashable: Any] = ["aps": ["alert": "Wren"]]

    /// The events of a launch, or of what follows one.
    private func record(
        _ log: String, _ title: String, _ info: String = "", delegate: String = "UIKitTests.DiaryCodeDelegate", storyboards: [String] = [], reason: LaunchReason = .user,
        before: (UIApplication) -> Void = { _ in }, then: ((UIApplication) -> Void)? = nil
    ) -> Scenario {
        let host = LaunchHost(info, delegate: delegate, storyboards: storyboards, reason: reason)
        defer { host.close() }
        host.launch()
        var start = 0
        if let then {
            before(host.application)
            start = host.recorder.events.count
            then(host.application)
            for _ in 0..<3 { FrameLoop.shared.commit() }
        }
        let scenario = Scenario(log: log, title: title, events: Array(host.recorder.events[start...]), withScenes: host.application.life.usesScenes)
        if UIDevice.current.heldOrientation != .portrait {
            // Unseen, and without a movement that others would find.
            host.application.enterBackground()
            UIDevice.current.turn(to: .portrait)
        }
        return scenario
    }

    private func scenarios() -> [Scenario] {
        let story = "UIMainStoryboardFile = Diary;", home: (UIApplication) -> Void = { $0.enterBackground() }
        let scene = (info: Manifest.code, delegate: "UIKitTests.DiaryDelegate")
        return [
            record("L1", "Launch with a storyboard", story, delegate: "UIKitTests.DiaryDelegate", storyboards: ["Diary"]),
            record("L2", "Return", before: home) { $0.enterForeground() },
            record("L3", "Home", then: home),
            record("L4", "Launch for a URL", reason: .url(Self.url)),
            record("L5", "Return for a URL", before: home) { $0.enterForeground(for: .url(Self.url)) },
            record("L6", "Launch for an activity", reason: .activity(Self.activity)),
            record("L7", "Return for an activity", before: home) { $0.enterForeground(for: .activity(Self.activity)) },
            record("L8", "Launch for a notification", reason: .notification(Self.push)),
            record("L9", "Return for a notification", before: home) { $0.enterForeground(for: .notification(Self.push)) },
            record("L10", "An alert of the system", then: { $0.resignActive(); $0.endInterruption() }),
            record("L11", "Launch to fetch", story + "UIBackgroundModes = (fetch);", delegate: "UIKitTests.DiaryDelegate", storyboards: ["Diary"], reason: .fetch),
            record("L12", "Launch with scenes", scene.info, delegate: scene.delegate),
            record("L13", "A scene that is ended at once", scene.info, delegate: scene.delegate, before: home, then: { application in
                application.enterForeground()
                application.enterBackground()
                application.connectedScenes.first?.disconnect()
            }),
            record("L14", "Ended with scenes", scene.info, delegate: scene.delegate, then: { $0.terminate() }),
            record("L14", "Ended with scenes, each thrown away", scene.info, delegate: scene.delegate, then: { application in
                application.discard(application.openSessions)
                application.terminate()
            }),
            record("L25", "Return after a turn of the device", before: { application in
                application.enterBackground()
                UIDevice.current.turn(to: .landscapeLeft)
            }) { $0.enterForeground() },
            record("L26", "A window, an alert over it", delegate: "UIKitTests.DiaryDelegate", then: { _ in
                let windows = [UIWindow.Level.normal, .alert].map { level in
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.windowLevel = level
                    window.rootViewController = UIViewController()
                    return window
                }
                windows.forEach { $0.makeKeyAndVisible() }
            }),
            record("L27", "Launch with a storyboard, from its first step", story, delegate: "UIKitTests.DiaryDelegate", storyboards: ["Diary"]),
            record("L28", "A scene's connection", scene.info, delegate: scene.delegate),
        ]
    }

    // MARK: What must precede what

    /// Where the row's steps are; nil for one that isn't in the trace. The first event that a letter stands for gives the object of the others.
    private func places(_ order: EventOrder, in scenario: Scenario) -> [Int?] {
        var objects: [Character: String] = [:], last = -1
        return order.steps.map { step in
            func matches(_ index: Int) -> Bool {
                let event = scenario.events[index]
                guard event.event.prefix(while: { $0 != " " }) == step.event else { return false }
                guard let letter = step.object else { return true }
                return objects[letter].map { $0 == event.id } ?? !objects.values.contains(event.id)
            }
            let all = scenario.events.indices.filter(matches)
            guard let found = all.first(where: { $0 > last }) ?? all.first else { return nil }
            if let letter = step.object { objects[letter] = scenario.events[found].id }
            last = max(last, found)
            return found
        }
    }

    /// Rows of the table that speak of this log, as far as the trace has their events.
    private func pairs(_ scenario: Scenario) -> [(rules: [String], first: Int, then: Int)] {
        EventOrders.all.filter { $0.rules.contains(scenario.log) && ($0.life == .either || ($0.life == .withScenes) == scenario.withScenes) }.flatMap { order in
            let found = places(order, in: scenario).compactMap(\.self)
            return zip(found, found.dropFirst()).map { (order.rules, $0, $1) }
        }
    }

    @Test func test_L1_L2_L3_L4_L5_L6_L7_L8_L9_L10_L11_L12_L13_L14_L25_L26_L27_L28_whatMustPrecedeWhat() throws {
        for scenario in scenarios() {
            let pairs = pairs(scenario)
            #expect(!pairs.isEmpty, "\(scenario.log): no pair of \(scenario.events.map(\.event))")
            for pair in pairs {
                #expect(pair.first < pair.then, "\(scenario.log) \(pair.rules): \(scenario.events[pair.first].event) isn't before \(scenario.events[pair.then].event)")
            }
        }
    }

    @Test func test_C18_L14_theSceneIsInTheBackgroundBeforeTheEnd() throws {
        let ended = try #require(scenarios().first { $0.log == "L14" })
        #expect(pairs(ended).contains { ended.events[$0.then].event == "applicationWillTerminate(_:)" })
    }

    // MARK: The page

    private var page: String {
        """
        # Launch orders

        Written by `UPDATE_EXPECTED=1 swift test --filter LaunchOrderTests` from traces. Of each published log of [LaunchRules.md](LaunchRules.md): the pairs that
        must come in this order, with the rules that say so, and the whole order that is the default here. What no pair holds apart may come otherwise on iOS.

        """ + scenarios().map { scenario in
            "\n## \(scenario.log). \(scenario.title)\n\n| before | after | rules |\n|---|---|---|\n" + pairs(scenario).map { pair in
                "| `\(scenario.events[pair.first].event)` | `\(scenario.events[pair.then].event)` | \(pair.rules.joined(separator: " ")) |\n"
            }.joined() + "\n```\n" + scenario.events.map { event in
                "\(event.rule.padding(toLength: 4, withPad: " ", startingAt: 0)) \(event.state.padding(toLength: 11, withPad: " ", startingAt: 0)) \(event.event)\(event.id.isEmpty ? "" : "  \(event.type)")\n"
            }.joined() + "```\n"
        }.joined()
    }

    @Test func test_thePageShowsTheDefaultOrders() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/LaunchOrders.md")
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" { try page.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == page, "UPDATE_EXPECTED=1 writes it")
    }
}
