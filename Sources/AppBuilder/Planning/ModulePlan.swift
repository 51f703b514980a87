import Foundation
import XcodeProject

/// One Swift module of an app: the app itself, a framework, a package's target or a test bundle.
struct ModulePlan: Sendable {
    enum Kind: Sendable, Equatable { case application, framework, package, tests }

    var kind: Kind
    /// The module's name; what `import` says.
    var name: String
    /// The name of its product: `Swift 2048` makes `Swift 2048.app`.
    var productName: String
    var sources: [URL]
    var settings: SwiftSettings
    /// Modules of this plan that it imports.
    var dependencies: [String]
    var bundle: BundlePlan?
    /// The Objective-C header whose imports every file of the module sees.
    var bridgingHeader: URL?
    /// A framework's own header, which is named as it is.
    var umbrellaHeader: URL?
    /// What the header imports that CocoaPods would write, where nobody has run it.
    var importsOfHeader: [String] = []
    /// Tests that drive an app from outside of it.
    var drivesInterface = false
    /// A module of C instead of Swift.
    var c: CModule?
    var platform = ModulePlatform.iOS
    /// A package or a pod, made for all apps.
    var isLibrary: Bool { kind == .package || kind == .framework && sources.contains { $0.pathComponents.contains("Pods") } }

    /// The symbol that a program begins with, by which its module can be linked into another program.
    /// ASCII alone, which is what the linker takes on its command line.
    var entryPoint: String { name.utf8.map { UnicodeScalar($0).isASCII ? String(UnicodeScalar($0)) : "_\(String($0, radix: 16))" }.joined() + "_main" }

    var hasMainFile: Bool { sources.contains { $0.lastPathComponent == "main.swift" } }
}

/// The C part of a package's target: what other modules import of it is in its headers.
struct CModule: Sendable {
    var sources: [URL]
    /// The folder of its public headers, with or without a module map.
    var headers: URL
    var definitions: [String]
}

/// What goes into a bundle beside its code.
struct BundlePlan: @unchecked Sendable {
    /// The folder's name, such as `Engine.framework`.
    var name: String
    var resources: [Target.Resource]
    /// Property-list values.
    var infoPlist: [String: Any]
    var deploymentTarget: String
    /// Files copied by copy phases, by the folder they go to.
    var copies: [(folder: String, file: FileReference)] = []
}

/// An app as modules in the order in which they have to be compiled; the app is the last.
struct AppPlan: Sendable {
    var modules: [ModulePlan]
    var configuration: String
    var isRelease: Bool
    /// What is left out and why.
    var notes: [String]
    /// Products of packages that the app names.
    var packages: [AppVerdict.Package] = []
    /// Sources that are left out.
    var objectiveC: [URL] = []

    var application: ModulePlan { modules[modules.count - 1] }
}

/// `Target` alone means something else inside a package's manifest.
typealias BundleResource = Target.Resource
