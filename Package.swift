// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// SwiftSyntax ships inside the toolchain, beside `swiftc`: `usr/lib/swift/host`.
func toolchainHostLibraries() -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    for folder in path.split(separator: ":") {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        if FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) { return host.path }
    }
    return "/usr/lib/swift/host"
}

let host = toolchainHostLibraries()
let syntaxSwift: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let syntaxLink: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftParserDiagnostics"),
    .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftOperators"), .linkedLibrary("SwiftIfConfig"),
    .linkedLibrary("SwiftBasicFormat"), .linkedLibrary("SwiftSyntaxBuilder"),
]

func cLibrary(_ name: String, _ pkgConfig: String, _ apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Frameworks beside UIKit that apps import: their names, most of them named only.
let frameworks: [(name: String, uses: [Target.Dependency])] = [
    ("CoreLocation", ["ObjCRuntime", "FoundationGaps"]),
    ("CoreVideo", ["CoreFoundationTypes"]),
    ("CoreMedia", ["CoreVideo", "CoreFoundationTypes"]),
    ("AVFoundation", ["ObjCRuntime", "CoreMedia", "QuartzCore"]),
    ("AudioToolbox", ["AVFoundation"]),
    ("AVFAudio", ["AVFoundation"]),
    ("UserNotifications", ["ObjCRuntime", "FoundationGaps"]),
    ("UniformTypeIdentifiers", []),
    ("MobileCoreServices", ["CoreFoundationTypes", "UniformTypeIdentifiers"]),
    ("MapKit", ["UIKit", "CoreLocation"]),
    ("WebKit", ["UIKit"]),
    ("SafariServices", ["UIKit"]),
    ("MessageUI", ["UIKit"]),
    ("CoreData", ["ObjCRuntime", "FoundationGaps"]),
    ("Photos", ["UIKit", "CoreLocation"]),
    ("Combine", ["ObjCRuntime"]),
    ("Network", []),
    ("Security", ["FoundationGaps"]),
    ("SystemConfiguration", ["FoundationGaps"]),
    ("CryptoKit", ["FoundationGaps"]),
    ("CommonCrypto", ["FoundationGaps"]),
    ("CoreSpotlight", ["ObjCRuntime", "FoundationGaps"]),
    ("EventKit", ["ObjCRuntime", "FoundationGaps", "CoreLocation"]),
    ("MultipeerConnectivity", ["UIKit"]),
    ("StoreKit", ["UIKit"]),
    // Below UIKit, whose signatures name their types.
    ("Symbols", []),
    ("Metal", []),
    ("CoreImage", ["CoreGraphics", "ObjCRuntime", "CoreVideo", "ImageIO", "Metal"]),
    ("LinkPresentation", ["FoundationGaps"]),
    ("Intents", ["FoundationGaps"]),
    ("CloudKit", ["ObjCRuntime"]),
    ("Contacts", ["ObjCRuntime"]),
    ("PhotosUI", ["Photos", "UniformTypeIdentifiers"]),
    ("Compression", ["ObjCRuntime", "CPNG"]),
    ("ImageIO", ["CoreGraphics"]),
    ("AVKit", ["AVFoundation", "UIKit"]),
    ("CoreMotion", ["ObjCRuntime"]),
    ("GameplayKit", ["ObjCRuntime", "SpriteKit"]),
    ("LocalAuthentication", ["ObjCRuntime"]),
    ("SwiftUI", ["UIKit", "Combine"]),
    ("CoreText", ["UIKit"]),
    ("PDFKit", ["UIKit"]),
    ("QuickLook", ["UIKit"]),
    ("GameKit", ["UIKit", "GameplayKit"]),
    ("MediaPlayer", ["UIKit", "AVFoundation"]),
    ("Speech", ["AVFoundation"]),
    ("SpriteKit", ["UIKit", "NibArchive"]),
    ("simd", []),
    ("SceneKit", ["UIKit", "simd"]),
    ("ARKit", ["SceneKit", "SpriteKit"]),
    ("MetalKit", ["UIKit", "Metal"]),
    ("ContactsUI", ["UIKit", "Contacts"]),
    ("AuthenticationServices", ["UIKit"]),
    ("CoreML", ["ObjCRuntime", "CoreVideo"]),
    ("Vision", ["CoreML", "CoreImage"]),
    ("WatchConnectivity", ["ObjCRuntime"]),
    ("NotificationCenter", ["UIKit"]),
    ("CoreBluetooth", ["ObjCRuntime"]),
    ("CoreTelephony", ["ObjCRuntime"]),
    ("AppTrackingTransparency", ["ObjCRuntime"]),
    ("AdSupport", ["ObjCRuntime"]),
    ("Social", ["UIKit"]),
    ("Accounts", ["ObjCRuntime"]),
    ("EventKitUI", ["UIKit", "EventKit"]),
    ("AppIntents", ["FoundationGaps"]),
    ("ActivityKit", ["ObjCRuntime"]),
    ("WidgetKit", ["ObjCRuntime"]),
    ("BackgroundTasks", ["ObjCRuntime"]),
    ("CoreHaptics", ["AVFoundation"]),
    ("ReplayKit", ["UIKit", "CoreMedia"]),
    ("PushKit", ["ObjCRuntime"]),
    ("VisionKit", ["UIKit"]),
    ("NaturalLanguage", ["ObjCRuntime"]),
    ("JavaScriptCore", ["ObjCRuntime"]),
    ("CallKit", ["AVFoundation"]),
    ("HealthKit", ["ObjCRuntime"]),
    ("PassKit", ["UIKit", "Contacts"]),
    ("iAd", ["UIKit"]),
    ("AddressBook", ["ObjCRuntime", "CoreFoundationTypes"]),
    ("AddressBookUI", ["UIKit", "AddressBook"]),
    ("PencilKit", ["UIKit"]),
    ("OpenGLES", ["ObjCRuntime"]),
    ("GLKit", ["UIKit", "OpenGLES"]),
    ("Accelerate", ["CoreGraphics"]),
    ("TipKit", ["SwiftUI"]),
    ("GameController", ["ObjCRuntime"]),
    ("DeviceCheck", ["ObjCRuntime"]),
    ("QuickLookThumbnailing", ["UIKit"]),
    ("UserNotificationsUI", ["UIKit", "UserNotifications"]),
    ("CFNetwork", ["FoundationGaps"]),
    ("MetricKit", ["ObjCRuntime"]),
    ("CoreAudio", ["AVFoundation"]),
    ("VideoToolbox", ["CoreMedia", "CoreImage", "CoreGraphics"]),
    ("NetworkExtension", ["ObjCRuntime"]),
    ("CoreNFC", ["ObjCRuntime"]),
]

let package = Package(
    name: "Understudy",
    products: [
        .executable(name: "understudy", targets: ["understudy"]),
        .executable(name: "understudy-lower", targets: ["understudy-lower"]),
        .executable(name: "understudy-viewer", targets: ["understudy-viewer"]),
        .library(name: "UnderstudyKit", type: .dynamic, targets: ["UIKit", "os", "CoreFoundationObjects", "NetworkingGaps"] + frameworks.map(\.name)),
        .library(name: "UnderstudyTesting", type: .static, targets: ["XCTestGaps", "TestRunner"]),
        .library(name: "UnderstudyUITesting", type: .static, targets: ["XCUIAutomation"]),
        .library(name: "UnderstudyKitStatic", type: .static, targets: ["UIKit", "os", "CoreFoundationObjects", "NetworkingGaps"] + frameworks.map(\.name)),
    ],
    targets: frameworks.map { .target(name: $0.name, dependencies: $0.uses, path: "Sources/Frameworks/\($0.name)") } + [
        cLibrary("CCairo", "cairo", "libcairo2-dev"),
        cLibrary("CFreeType", "freetype2", "libfreetype-dev"),
        cLibrary("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
        cLibrary("CFriBidi", "fribidi", "libfribidi-dev"),
        cLibrary("CFontConfig", "fontconfig", "libfontconfig-dev"),
        cLibrary("CXML2", "libxml-2.0", "libxml2-dev"),
        cLibrary("CPNG", "libpng", "libpng-dev"),
        cLibrary("CJPEG", "libjpeg", "libjpeg62-turbo-dev"),

        // What an app links.
        .target(name: "VirtualClock"),
        .target(name: "CRunLoop"),
        .target(name: "CrashStacks", dependencies: ["VirtualClock"]),
        .target(name: "DesktopWindow"),
        .target(name: "LaunchRules"),
        .target(name: "CrashRecords"),
        .target(name: "ObjCRuntime", dependencies: ["LaunchRules", "CRunLoop", "CrashStacks"]),
        .target(name: "CoreFoundationTypes"),
        .target(name: "CoreFoundationObjects"),
        .target(name: "FoundationGaps", dependencies: ["ObjCRuntime", "CoreFoundationTypes"]),
        .target(name: "NetworkingGaps", dependencies: ["ObjCRuntime", "FoundationGaps"]),
        .target(name: "os", dependencies: []),
        .target(name: "NibArchive"),
        .target(name: "LayoutSolver"),
        .target(name: "CoreGraphics", dependencies: ["CoreFoundationTypes", "CCairo", "CPNG", "CJPEG"]),
        .target(
            name: "TextEngine", dependencies: ["CoreGraphics", "CFreeType", "CHarfBuzz", "CFriBidi", "CFontConfig", "CCairo"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "TextEngine", "ObjCRuntime", "Metal", "CCairo"]),
        .target(name: "DeviceCommands"),
        .target(name: "DeviceHost", dependencies: ["DeviceCommands", "QuartzCore", "VirtualClock", "CRunLoop", "DesktopWindow"]),
        .target(name: "UIKit", dependencies: ["ObjCRuntime", "FoundationGaps", "NibArchive", "LayoutSolver", "CoreGraphics", "TextEngine", "QuartzCore", "DeviceCommands", "DeviceHost", "CRunLoop", "CrashRecords", "CrashStacks", "LaunchRules", "Symbols", "CoreImage", "UniformTypeIdentifiers", "LinkPresentation", "Intents", "CloudKit", "Contacts", "UserNotifications"]),

        // What a test bundle links beside it.
        .target(name: "XCTestGaps"),
        .target(name: "TestRunner", dependencies: ["XCTestGaps"]),
        .target(name: "XCUIAutomation", dependencies: ["XCTestGaps", "UIKit", "DeviceCommands", "VirtualClock"]),

        // What builds an app.
        .target(name: "InterfaceBuilder", dependencies: ["NibArchive", "CXML2"]),
        .target(name: "AssetCatalog"),
        .target(name: "XcodeProject"),
        .target(name: "Checking"),
        .target(name: "Traces"),
        .target(name: "Viewing"),
        .target(name: "LaunchProbe", path: "Probe"),
        .target(name: "Survey", dependencies: ["Checking", "Lowering"], swiftSettings: syntaxSwift, linkerSettings: syntaxLink),
        .target(name: "Lowering", dependencies: ["LaunchRules"], swiftSettings: syntaxSwift, linkerSettings: syntaxLink),
        .target(name: "AppBuilder", dependencies: ["Checking", "XcodeProject", "InterfaceBuilder", "AssetCatalog", "NibArchive", "LaunchRules"]),
        .executableTarget(name: "understudy-lower", dependencies: ["Checking", "Lowering", "Survey"], swiftSettings: syntaxSwift, linkerSettings: syntaxLink),
        .executableTarget(name: "understudy-api", swiftSettings: syntaxSwift, linkerSettings: syntaxLink),
        .executableTarget(name: "understudy", dependencies: ["AppBuilder", "Checking", "CrashRecords", "DeviceCommands", "InterfaceBuilder", "NibArchive", "Traces", "Viewing", "XcodeProject"]),
        .executableTarget(name: "understudy-viewer", dependencies: ["Viewing", "UIKit", "MapKit", "WebKit", "AVKit", "SpriteKit", "SceneKit", "ARKit"]),

        .executableTarget(name: "understudy-rules"),
        .executableTarget(name: "solverbench", dependencies: ["LayoutSolver"]),
        .executableTarget(name: "solvercheck", dependencies: ["LayoutSolver"]),
        .executableTarget(name: "lifebench", dependencies: ["DeviceCommands", "UIKit"]),
        .executableTarget(name: "nibbench", dependencies: ["InterfaceBuilder", "NibArchive", "CXML2"]),

        // Tests, one target a module.
        .testTarget(name: "ObjCRuntimeTests", dependencies: ["ObjCRuntime", "FoundationGaps", "CryptoKit", "Network"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "DeviceCommandTests", dependencies: ["DeviceCommands"]),
        .target(name: "CorpusSupport", dependencies: ["InterfaceBuilder", "NibArchive"], path: "Tests/CorpusSupport"),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["CorpusSupport", "InterfaceBuilder", "NibArchive"], exclude: ["Fixtures", "Finds"]),
        .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "solvercheck"], exclude: ["Fixtures"]),
        .testTarget(name: "GraphicsTests", dependencies: ["CoreGraphics", "TextEngine", "QuartzCore"], exclude: ["Fixtures"]),
        .testTarget(name: "UIKitTests", dependencies: ["CorpusSupport", "UIKit", "InterfaceBuilder", "Traces"], exclude: ["Fixtures"]),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject", "AssetCatalog", "AppBuilder", "Checking"], exclude: ["Fixtures"]),
        .testTarget(name: "SurveyTests", dependencies: ["Checking"]),
        .testTarget(name: "FrameworkTests", dependencies: ["CoreFoundationObjects", "NetworkingGaps"] + frameworks.map { .init(stringLiteral: $0.name) }),
        .testTarget(name: "LoweringTests", dependencies: [], exclude: ["Fixtures"]),
        .testTarget(name: "EndToEndTests", dependencies: ["CoreGraphics"], exclude: ["Fixtures"]),
        .testTarget(name: "InterfaceTestingTests", dependencies: ["XCUIAutomation"]),
        .testTarget(name: "LayerTests", dependencies: []),
        .testTarget(name: "TraceTests", dependencies: ["Traces", "LaunchProbe"], exclude: ["Fixtures"]),
        .testTarget(name: "RuleTests", dependencies: ["understudy-rules", "LaunchRules"]),
    ],
    swiftLanguageModes: [.v6]
)

/// For development: `UNDERSTUDY_TESTS=LoweringTests,UIKitTests swift test` builds these test targets and what they need, nothing else.
if let wanted = Context.environment["UNDERSTUDY_TESTS"]?.split(separator: ",").map(String.init) {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard kept.insert(name).inserted, let target = targets[name] else { return }
        for dependency in target.dependencies {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): keep(name)
            default: break
            }
        }
    }
    wanted.forEach(keep)
    package.targets.removeAll { !kept.contains($0.name) }
    package.products = []
}

/// UIKit called from another thread than the main one isn't an error of Swift's on iOS, so closures of ours don't trap there.
for target in package.targets where ["QuartzCore", "UIKit"].contains(target.name) || target.path?.hasPrefix("Sources/Frameworks/") == true {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"])]
}

/// Reading and compiling nibs is small accesses to a few objects' storage: that none overlap is checked in debug builds alone.
for target in package.targets where ["InterfaceBuilder", "NibArchive"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
}

/// A debug build compiles each module at once: a third of the processor time that a frontend for each batch of files takes.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-wmo", "-num-threads", "2"], .when(configuration: .debug))]
}
