import Foundation
import LaunchRules

/// The windows of an app, none of them held (F14).
@MainActor struct WindowList {
    private var records: [WindowRecord] = []
    private var counter = 0
    private(set) weak var key: UIWindow?

    nonisolated init() {}

    mutating func add(_ window: UIWindow) {
        if records.count > 50 { records.removeAll { $0.window == nil } }
        records.append(WindowRecord(window))
        if !holds("F14") { _ = Unmanaged.passRetained(window) }
        bringToFront(window)
    }

    /// F3: among those of its level.
    mutating func bringToFront(_ window: UIWindow) {
        guard holds("F3") else { return }
        counter += 1
        window.stackingOrder = counter
    }

    func noteShown(_ window: UIWindow) { record(of: window)?.wasShown = true }

    /// How the window came to be; nil for one of another application.
    func record(of window: UIWindow) -> WindowRecord? { records.first { $0.window === window } }

    /// The windows that are no more, as nobody held them (F14).
    var lost: [WindowRecord] { records.filter { $0.window == nil } }

    mutating func setKey(_ window: UIWindow?) { key = window }

    /// F2, F3: by level, then the most recently shown in front.
    var backToFront: [UIWindow] {
        records.compactMap(\.window).sorted { ($0.rank, $0.stackingOrder) < ($1.rank, $1.stackingOrder) }
    }

    /// A37, F12: the windows that a frame shows.
    var onScreen: [UIWindow] { backToFront.filter(\.isOnScreen) }
}

extension UIWindow {
    fileprivate var rank: CGFloat { holds("F2") ? windowLevel.rawValue : 0 }
}
