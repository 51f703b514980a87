import Foundation
import Testing
@testable import UIKit

/// What the app under test saw, in order: its callbacks and the notifications, each with the application's state.
@MainActor enum Diary {
    struct Entry { var name: String, state: UIApplication.State }

    private(set) static var entries: [Entry] = []
    private static var plans: [String: () -> Void] = [:]
    private static var tokens: [any NSObjectProtocol] = []
    /// Without the questions about orientations, whose number isn't fixed (A44).
    static var names: [String] { entries.map(\.name).filter { $0 != "orientations" } }

    /// Called by every launch of a test.
    static func start() {
        entries = []
        plans = [:]
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        tokens = []
        LaunchPad.reset()
    }

    /// Called on the main thread.
    nonisolated static func note(_ name: String) {
        MainActor.assumeIsolated {
            entries.append(Entry(name: name, state: UIApplication.shared.applicationState))
            plans[name]?()
        }
    }

    /// Has the app do something in a callback.
    static func on(_ name: String, _ body: @escaping () -> Void) { plans[name] = body }

    /// Notes notifications under their names without `Notification`; `app` before those of the application.
    static func observe(_ names: [NSNotification.Name]) {
        for name in names {
            let short = name.rawValue.replacingOccurrences(of: "UIApplication", with: "app").replacingOccurrences(of: "Notification", with: "")
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in note(short) }
            tokens.append(token)
        }
    }

    /// The part of the diary that `body` adds.
    static func during(_ body: () -> Void) -> [String] {
        let before = names.count
        body()
        return names.suffix(from: before).map { $0 }
    }

    /// Whether the entries occur in this order, others between them or not.
    static func has(_ wanted: [String]) -> Bool {
        var rest = names[...]
        for name in wanted {
            guard let index = rest.firstIndex(of: name) else { return false }
            rest = rest[rest.index(after: index)...]
        }
        return true
    }

    static func state(in name: String) -> UIApplication.State? { entries.first { $0.name == name }?.state }
}

/// What the delegates of the tests answer and keep.
@MainActor enum LaunchPad {
    static var willFinish = true
    static var didFinish = true
    static var options: [UIApplication.LaunchOptionsKey: Any]?
    static var orientations = UIInterfaceOrientationMask.allButUpsideDown
    /// What the app's delegate says for a new scene; nil: what the property list says.
    static var configuration: ((UISceneSession) -> UISceneConfiguration)?
    static var connection: UIScene.ConnectionOptions?

    static func reset() {
        (willFinish, didFinish, options, orientations, configuration, connection) = (true, true, nil, .allButUpsideDown, nil, nil)
    }
}

/// What a process of a test printed there.
func standardError(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }
