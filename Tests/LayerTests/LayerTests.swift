import Foundation
import XCTest

/// A module imports only what the map of `Documentation/Architecture.md` allows: lower modules, never higher ones;
/// build tools never import UIKit, and UIKit never imports build tools.
final class LayerTests: XCTestCase {
    private static let everywhere: Set<String> = ["Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Glibc", "Dispatch", "Swift", "Synchronization", "Runtime"]
    private static let syntax: Set<String> = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftOperators", "SwiftDiagnostics", "SwiftIfConfig", "SwiftBasicFormat", "SwiftSyntaxBuilder"]

    private static let runtime: [String: Set<String>] = [
        "LaunchRules": [],
        "CrashRecords": [],
        "ObjCRuntime": ["LaunchRules", "CRunLoop", "CrashStacks"],
        "CoreFoundationTypes": [],
        "CoreFoundationObjects": [],
        "FoundationGaps": ["ObjCRuntime", "CoreFoundationTypes"],
        "NetworkingGaps": ["ObjCRuntime", "FoundationGaps"],
        "os": [],
        "NibArchive": [],
        "LayoutSolver": [],
        "CoreGraphics": ["CoreFoundationTypes", "CCairo", "CPNG", "CJPEG"],
        "TextEngine": ["CoreGraphics", "CCairo", "CFreeType", "CHarfBuzz", "CFriBidi", "CFontConfig", "_FoundationICU"],
        "QuartzCore": ["CoreGraphics", "TextEngine", "ObjCRuntime", "Metal", "CCairo"],
        "DeviceCommands": [],
        "DeviceHost": ["DeviceCommands", "QuartzCore", "CoreGraphics", "VirtualClock", "CRunLoop", "DesktopWindow"],
        "UIKit": ["ObjCRuntime", "FoundationGaps", "NibArchive", "LayoutSolver", "CoreGraphics", "TextEngine", "QuartzCore", "DeviceCommands", "DeviceHost", "VirtualClock", "CRunLoop", "CrashRecords", "CrashStacks", "LaunchRules", "Symbols", "CoreImage", "UniformTypeIdentifiers", "LinkPresentation", "Intents", "CloudKit", "Contacts", "UserNotifications"],
    ]

    private static let frameworks: [String: Set<String>] = [
        "Frameworks/Network": [],
        "Frameworks/Security": ["FoundationGaps"],
        "Frameworks/SystemConfiguration": ["FoundationGaps"],
        "Frameworks/CryptoKit": ["FoundationGaps"],
        "Frameworks/CommonCrypto": ["FoundationGaps"],
        "Frameworks/Compression": ["ObjCRuntime", "CPNG"],
        "Frameworks/CoreSpotlight": ["ObjCRuntime", "FoundationGaps"],
        "Frameworks/EventKit": ["ObjCRuntime", "FoundationGaps", "CoreLocation"],
        "Frameworks/MultipeerConnectivity": ["UIKit"],
        "Frameworks/StoreKit": ["UIKit"],
        "Frameworks/CoreLocation": ["ObjCRuntime", "FoundationGaps"],
        "Frameworks/CoreVideo": ["CoreFoundationTypes"],
        "Frameworks/CoreMedia": ["CoreVideo", "CoreFoundationTypes"],
        "Frameworks/AVFoundation": ["ObjCRuntime", "CoreMedia", "QuartzCore"],
        "Frameworks/AudioToolbox": ["AVFoundation"],
        "Frameworks/AVFAudio": ["AVFoundation"],
        "Frameworks/UserNotifications": ["ObjCRuntime", "FoundationGaps"],
        "Frameworks/UniformTypeIdentifiers": [],
        "Frameworks/MobileCoreServices": ["CoreFoundationTypes", "UniformTypeIdentifiers"],
        "Frameworks/MapKit": ["UIKit", "CoreLocation"],
        "Frameworks/SafariServices": ["UIKit"],
        "Frameworks/MessageUI": ["UIKit"],
        "Frameworks/CoreData": ["ObjCRuntime", "FoundationGaps"],
        "Frameworks/WebKit": ["UIKit"],
        "Frameworks/Photos": ["UIKit", "CoreLocation"],
        "Frameworks/CoreText": ["UIKit", "TextEngine"],
        "Frameworks/PDFKit": ["UIKit"],
        "Frameworks/QuickLook": ["UIKit"],
        "Frameworks/GameKit": ["UIKit", "GameplayKit"],
        "Frameworks/MediaPlayer": ["UIKit", "AVFoundation", "ObjCRuntime"],
        "Frameworks/Speech": ["AVFoundation", "ObjCRuntime"],
        "Frameworks/SpriteKit": ["UIKit", "NibArchive"],
        "Frameworks/simd": [],
        "Frameworks/SceneKit": ["UIKit", "simd"],
        "Frameworks/ARKit": ["UIKit", "SceneKit", "SpriteKit"],
        "Frameworks/Symbols": [],
        "Frameworks/Metal": [],
        "Frameworks/CoreImage": ["CoreGraphics", "ObjCRuntime", "CoreVideo", "ImageIO", "Metal"],
        "Frameworks/LinkPresentation": ["FoundationGaps", "ObjCRuntime"],
        "Frameworks/Intents": ["FoundationGaps", "ObjCRuntime"],
        "Frameworks/CloudKit": ["ObjCRuntime"],
        "Frameworks/Contacts": ["ObjCRuntime"],
        "Frameworks/PhotosUI": ["UIKit", "Photos", "UniformTypeIdentifiers"],
        "Frameworks/ImageIO": ["CoreGraphics"],
        "Frameworks/AVKit": ["UIKit", "AVFoundation"],
        "Frameworks/CoreMotion": ["ObjCRuntime"],
        "Frameworks/GameplayKit": ["ObjCRuntime", "SpriteKit"],
        "Frameworks/LocalAuthentication": ["ObjCRuntime"],
        "Frameworks/Combine": ["ObjCRuntime"],
        "Frameworks/MetalKit": ["UIKit", "Metal"],
        "Frameworks/ContactsUI": ["UIKit", "Contacts"],
        "Frameworks/AuthenticationServices": ["UIKit"],
        "Frameworks/CoreML": ["ObjCRuntime", "CoreVideo"],
        "Frameworks/Vision": ["CoreML", "CoreImage", "ObjCRuntime", "CoreGraphics", "CoreVideo"],
        "Frameworks/WatchConnectivity": ["ObjCRuntime"],
        "Frameworks/NotificationCenter": ["UIKit"],
        "Frameworks/CoreBluetooth": ["ObjCRuntime"],
        "Frameworks/CoreTelephony": ["ObjCRuntime"],
        "Frameworks/AppTrackingTransparency": ["ObjCRuntime"],
        "Frameworks/AdSupport": ["ObjCRuntime"],
        "Frameworks/Social": ["UIKit"],
        "Frameworks/Accounts": ["ObjCRuntime"],
        "Frameworks/EventKitUI": ["UIKit", "EventKit"],
        "Frameworks/AppIntents": ["FoundationGaps"],
        "Frameworks/ActivityKit": ["ObjCRuntime"],
        "Frameworks/WidgetKit": ["ObjCRuntime"],
        "Frameworks/BackgroundTasks": ["ObjCRuntime"],
        "Frameworks/CoreHaptics": ["AVFoundation", "ObjCRuntime"],
        "Frameworks/ReplayKit": ["UIKit", "CoreMedia"],
        "Frameworks/PushKit": ["ObjCRuntime"],
        "Frameworks/VisionKit": ["UIKit"],
        "Frameworks/NaturalLanguage": ["ObjCRuntime"],
        "Frameworks/JavaScriptCore": ["ObjCRuntime"],
        "Frameworks/CallKit": ["AVFoundation", "ObjCRuntime"],
        "Frameworks/HealthKit": ["ObjCRuntime"],
        "Frameworks/PassKit": ["UIKit", "Contacts"],
        "Frameworks/iAd": ["UIKit"],
        "Frameworks/AddressBook": ["ObjCRuntime", "CoreFoundationTypes"],
        "Frameworks/AddressBookUI": ["UIKit", "AddressBook"],
        "Frameworks/PencilKit": ["UIKit"],
        "Frameworks/OpenGLES": ["ObjCRuntime"],
        "Frameworks/GLKit": ["UIKit", "OpenGLES"],
        "Frameworks/Accelerate": ["CoreGraphics"],
        "Frameworks/TipKit": ["SwiftUI", "UIKit"],
        "Frameworks/GameController": ["ObjCRuntime"],
        "Frameworks/DeviceCheck": ["ObjCRuntime"],
        "Frameworks/QuickLookThumbnailing": ["UIKit"],
        "Frameworks/UserNotificationsUI": ["UIKit", "UserNotifications"],
        "Frameworks/CFNetwork": ["FoundationGaps"],
        "Frameworks/MetricKit": ["ObjCRuntime"],
        "Frameworks/CoreAudio": ["AVFoundation"],
        "Frameworks/VideoToolbox": ["CoreMedia", "CoreImage", "CoreGraphics", "CoreFoundationTypes"],
        "Frameworks/NetworkExtension": ["ObjCRuntime"],
        "Frameworks/CoreNFC": ["ObjCRuntime"],
        "Frameworks/SwiftUI": ["UIKit", "Combine", "CoreGraphics", "ObjCRuntime", "Observation"],
    ]

    /// What test bundles link: beside XCTest they know Foundation alone, but for what drives an app's interface.
    private static let testing: [String: Set<String>] = [
        "XCTestGaps": ["XCTest"], "TestRunner": ["XCTest", "XCTestGaps"],
        "XCUIAutomation": ["XCTest", "XCTestGaps", "UIKit", "ObjCRuntime", "FoundationGaps", "CoreGraphics", "VirtualClock", "DeviceCommands"],
    ]

    private static let tools: [String: Set<String>] = [
        "InterfaceBuilder": ["NibArchive", "CXML2"],
        "AssetCatalog": [],
        "XcodeProject": [],
        "Lowering": syntax.union(["LaunchRules"]),
        "Checking": [],
        "Traces": [],
        "Viewing": [],
        "Survey": syntax.union(["Checking", "Lowering"]),
        "AppBuilder": ["Checking", "XcodeProject", "InterfaceBuilder", "AssetCatalog", "NibArchive", "LaunchRules"],
        "understudy": ["AppBuilder", "Checking", "CrashRecords", "DeviceCommands", "InterfaceBuilder", "NibArchive", "Traces", "XcodeProject", "AssetCatalog", "Viewing"],
        "understudy-viewer": ["Viewing", "UIKit", "CoreGraphics", "QuartzCore", "DeviceHost", "MapKit", "WebKit", "AVKit", "SpriteKit", "SceneKit", "ARKit"],
        "understudy-lower": syntax.union(["Checking", "Lowering", "Survey"]),
        "understudy-api": syntax,
        "understudy-rules": [],
        "solverbench": ["LayoutSolver"],
        "solvercheck": ["LayoutSolver"],
        "lifebench": ["DeviceCommands", "UIKit"],
        "nibbench": ["InterfaceBuilder", "NibArchive", "CXML2"],
    ]

    private static let map = [runtime, frameworks, testing, tools].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private var sources: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources") }

    private func imports(of module: String) throws -> [(name: String, place: String)] {
        let folder = sources.appendingPathComponent(module)
        let files = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        XCTAssertFalse(files.isEmpty, "no sources in \(folder.path)")
        let pattern = try NSRegularExpression(pattern: "^\\s*(?:@[A-Za-z_]+(?:\\([^)]*\\))?\\s+)*(?:public |package |internal )?import (?:struct |class |enum |func |var |let |protocol |typealias )?([A-Za-z_0-9]+)", options: .anchorsMatchLines)
        return try files.flatMap { file -> [(String, String)] in
            // What a tool writes into others' files is no import of its own.
            let text = try String(contentsOf: file, encoding: .utf8).replacing(/"""(.|\n)*?"""/, with: "")
            return pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
                (String(text[Range(match.range(at: 1), in: text)!]), file.lastPathComponent)
            }
        }
    }

    func test_modulesImportOnlyWhatTheMapAllows() throws {
        for (module, allowed) in Self.map {
            for found in try imports(of: module) where !allowed.contains(found.name) && !Self.everywhere.contains(found.name) {
                XCTFail("\(module) imports \(found.name) (\(found.place)), which the map does not allow")
            }
        }
    }

    func test_everyModuleIsOnTheMap() throws {
        let inC: Set = ["C", "CRunLoop", "CrashStacks", "DesktopWindow", "VirtualClock"]
        let onDisk = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !inC.contains($0) && $0 != "Frameworks" && !$0.hasPrefix(".") }
        XCTAssertEqual(Set(onDisk).subtracting(Self.runtime.keys).subtracting(Self.testing.keys).subtracting(Self.tools.keys), [], "modules without a row in the map")
    }

    func test_theMapHasNoCycles() {
        let map = Self.map
        func reaches(_ from: String, _ target: String, _ seen: Set<String> = []) -> Bool {
            (map[from] ?? []).contains { $0 == target || (!seen.contains($0) && reaches($0, target, seen.union([from]))) }
        }
        for module in map.keys { XCTAssertFalse(reaches(module, module), "\(module) reaches itself") }
    }
}
