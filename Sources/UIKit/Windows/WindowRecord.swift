import Foundation
import ObjCRuntime

/// What is known of a window, also when it is gone.
@MainActor final class WindowRecord {
    private(set) weak var window: UIWindow?
    private let type: UIWindow.Type
    private let site = CallSite.here()
    /// Whether it has ever not been hidden.
    var wasShown = false

    init(_ window: UIWindow) {
        self.window = window
        type = Swift.type(of: window)
    }

    /// `UIWindow (0 0; 393 852), made at SceneDelegate.swift:9`; the class alone where nothing else is known.
    var description: String {
        "\(type)" + (window.map { " \(TreeDump.frame($0.frame))" } ?? "") + (site.line.map { ", made at \($0)," } ?? "")
    }
}
