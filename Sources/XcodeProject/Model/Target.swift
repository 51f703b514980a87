import Foundation

/// One native target: what it is made of, in the order of the project.
package struct Target: Sendable {
    package var id: String
    package var name: String
    package var productType: ProductType
    /// The file that the target makes, such as `Engine.framework`.
    package var productName: String?
    package var sources: [FileReference]
    /// Of its headers phase.
    package var headers: [FileReference] = []
    package var resources: [Resource]
    package var linked: [FileReference]
    package var dependencies: [Dependency]
    package var packageProducts: [PackageProduct]
    package var copyPhases: [CopyPhase]
    package var scripts: [ScriptPhase]
    package var configurations: [Configuration]
    package var defaultConfiguration: String?

    package enum ProductType: Sendable, Equatable {
        case application, framework, staticFramework, staticLibrary, dynamicLibrary, bundle, unitTests, uiTests, appExtension
        case other(String)

        init(_ identifier: String) {
            switch identifier.replacingOccurrences(of: "com.apple.product-type.", with: "") {
            case "application": self = .application
            case "framework": self = .framework
            case "framework.static": self = .staticFramework
            case "library.static": self = .staticLibrary
            case "library.dynamic": self = .dynamicLibrary
            case "bundle": self = .bundle
            case "bundle.unit-test": self = .unitTests
            case "bundle.ui-testing": self = .uiTests
            case "app-extension": self = .appExtension
            default: self = .other(identifier)
            }
        }

        /// Other targets can import its module.
        package var isLibrary: Bool {
            switch self {
            case .framework, .staticFramework, .staticLibrary, .dynamicLibrary: return true
            default: return false
            }
        }

        package var isTests: Bool { self == .unitTests || self == .uiTests }

        package var isFramework: Bool { self == .framework || self == .staticFramework }

        package var wrapperExtension: String {
            switch self {
            case .application: return "app"
            case .framework, .staticFramework: return "framework"
            case .unitTests, .uiTests: return "xctest"
            case .appExtension: return "appex"
            default: return "bundle"
            }
        }
    }

    /// A file of the resources phase.
    package struct Resource: Sendable, Hashable {
        package var file: FileReference
        /// A folder reference: copied whole, under its own name.
        package var isFolderReference: Bool

        package init(file: FileReference, isFolderReference: Bool) {
            self.file = file
            self.isFolderReference = isFolderReference
        }
    }

    /// Another target that has to be built first.
    package struct Dependency: Sendable, Hashable {
        package var targetID: String
        package var targetName: String
        /// The project that holds it, when it is another one.
        package var project: URL?
    }

    /// A product of a Swift package.
    package struct PackageProduct: Sendable, Hashable {
        package var name: String
        /// The folder of a local package; nil when the package is remote or the project doesn't say which it is.
        package var folder: URL?
        package var remote: String?
    }

    package struct CopyPhase: Sendable {
        package var name: String
        package var destination: Int
        package var path: String
        package var files: [FileReference]
    }

    package struct ScriptPhase: Sendable {
        package var name: String
        package var script: String
        package var shell = "/bin/sh"
        /// Paths as written, with settings in them.
        package var inputs: [String] = []
        package var outputs: [String] = []
    }
}
