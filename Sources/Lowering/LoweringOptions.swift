import Foundation
import SwiftIfConfig

package struct LoweringOptions {
    /// The module's name.
    package var module = "App"
    /// The language version that `#if swift(…)` sees.
    package var swiftVersion = "5"
    /// The emulated iOS, for `#available` and `@available`.
    package var sdkVersion = "18.4"
    package var defines: Set<String> = []
    /// Modules that were lowered too and that this one may import.
    package var importable: Set<String> = []
    /// Frameworks beside the standard ones that `canImport` finds.
    package var frameworks: Set<String> = []
    /// Frameworks that `canImport` doesn't find, though they are here.
    package var unwanted: Set<String> = []
    /// What ``Lowering/Result/classes`` said of the modules that this one imports.
    package var importedClasses: [String] = []
    /// The system whose side of `#if` is compiled.
    package var platform = Platform.iOS
    /// What says nothing of its isolation is the main actor's: `-default-isolation MainActor`.
    package var isolatesToMainActor = false

    /// The module is a test bundle: its tests are listed, and it gets an entry point that runs them.
    package var isTests = false
    /// The symbol that launches the app which hosts the tests.
    package var hostEntryPoint: String?

    package enum Platform: String, Sendable { case iOS = "ios", linux }

    package init() {}

    /// Modules that exist here under every app.
    static let standardModules: Set<String> = [
        "Swift", "Foundation", "UIKit", "CoreGraphics", "QuartzCore", "os", "Dispatch", "XCTest", "Testing", "ObjectiveC", "Darwin", "CoreFoundation",
    ]

    /// Never here: what only they can do is left out with a reason.
    static let absentModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "DeveloperToolsSupport", "_SwiftUI_SwiftData", "SwiftData"]

    func isAvailable(_ version: String) -> Bool {
        sdkVersion.compare(version, options: .numeric) != .orderedAscending
    }
}

extension LoweringOptions {
    /// Imports of it are left out.
    package static func isSkipped(_ module: String) -> Bool { absentModules.contains(module) }
}
