import Foundation
import XCTest

/// An app made of Swift files alone, as a package in a folder of its own.
final class TemporaryApp {
    let folder: URL

    init(_ test: XCTestCase, files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)").resolvingSymlinksInPath()
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Probe", targets: [.executableTarget(name: "Probe")])
            """
        try manifest.write(to: at("Package.swift"), atomically: true, encoding: .utf8)
        for (name, text) in files { try write(text, to: name) }
        let cache = folder.appendingPathComponent("cache").path
        environment = ["XDG_CACHE_HOME": cache, "XDG_DATA_HOME": folder.appendingPathComponent("data").path]
        test.addTeardownBlock { [folder] in try? FileManager.default.removeItem(at: folder) }
    }

    /// Keeps what these apps are built into, and what they write, out of the user's folders.
    var environment: [String: String] = [:]

    func write(_ text: String, to name: String) throws {
        try text.write(to: at("Sources/Probe/\(name)"), atomically: true, encoding: .utf8)
    }

    func path(_ name: String) -> String { folder.appendingPathComponent("Sources/Probe/\(name)").path }

    func run(_ options: [String] = ["--until", "first-frame"], passed: [String] = []) throws -> HeadlessRun {
        try HeadlessRun(folder.path, options, passed: passed, environment: environment)
    }

    private func at(_ path: String) throws -> URL {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }

    /// An app delegate that shows `ViewController`.
    static let delegate = """
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

        """
}
