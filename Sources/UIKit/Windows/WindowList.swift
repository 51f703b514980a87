import Foundation

/// The windows of an app, none of them held (F14).
@MainActor struct WindowList {
    private struct Entry { weak var window: UIWindow? }
    private var entries: [Entry] = []
    private var counter = 0
    private(set) weak var key: UIWindow?

    nonisolated init() {}

    mutating func add(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        entries.append(Entry(window: window))
        bringToFront(window)
    }

    /// F3: among those of its level.
    mutating func bringToFront(_ window: UIWindow) {
        counter += 1
        window.stackingOrder = counter
    }

    mutating func setKey(_ window: UIWindow?) { key = window }

    /// F2, F3: by level, then the most recently shown in front.
    var backToFront: [UIWindow] {
        entries.compactMap(\.window).sorted { ($0.windowLevel.rawValue, $0.stackingOrder) < ($1.windowLevel.rawValue, $1.stackingOrder) }
    }

    /// A37, F12: the windows that a frame shows.
    var onScreen: [UIWindow] { backToFront.filter(\.isOnScreen) }
}
