import Foundation

/// Modules that every file of a module sees without naming them.
enum ImplicitImports {
    /// On iOS Foundation has these; here they are elsewhere. Linking them costs start-up time, so only who names them pays.
    private static let elsewhere = [
        "FoundationNetworking": [
            "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "URLProtectionSpace", "HTTPCookie",
            "URLAuthenticationChallenge",
        ],
        "NetworkingGaps": ["URLSession", "URLRequest", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge"],
        // Foundation brings Darwin's locks along.
        "os": ["os_unfair_lock"],
        "FoundationXML": ["XMLParser"],
        // What UIKit brings along on iOS.
        "CoreText": ["CTFont", "CTLine", "CTFramesetter", "kCT"],
        "Combine": ["@Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject"],
    ]

    /// `dependencies` are the modules that it imports.
    static func flags(for module: ModulePlan, dependencies: [ModulePlan], available modules: URL) -> [String] {
        let names = ["FoundationGaps", "CoreFoundationObjects"] + foundationParts(of: module) + testParts(of: module) + frameworks(of: module, dependencies: dependencies, available: modules)
        return names.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    private static func foundationParts(of module: ModulePlan) -> [String] {
        let texts = module.sources.compactMap { try? Data(contentsOf: $0) }
        return elsewhere.sorted { $0.key < $1.key }.filter { _, words in
            let marks = words.map { Data($0.utf8) }
            return texts.contains { text in marks.contains { text.range(of: $0) != nil } }
        }.map(\.key)
    }

    /// What Apple's XCTest has and the toolchain's lacks; it brings UIKit along, too.
    private static func testParts(of module: ModulePlan) -> [String] {
        let mark = Data("import XCTest".utf8)
        let names = module.sources.contains { (try? Data(contentsOf: $0))?.range(of: mark) != nil }
        return (names ? ["XCTestGaps", "UIKit"] : []) + (names && drivesInterface(module) ? ["XCUIAutomation"] : []) + (module.kind == .tests ? ["TestRunner"] : [])
    }

    /// Interface tests, and what is linked into them or names what they have: only they pay for it.
    static func drivesInterface(_ module: ModulePlan) -> Bool {
        let marks = ["XCUI", "XCTAttachment("].map { Data($0.utf8) }
        return module.drivesInterface || module.sources.contains { file in
            (try? Data(contentsOf: file)).map { text in marks.contains { text.range(of: $0) != nil } } ?? false
        }
    }

    /// What the headers of a module bring. Who imports a framework gets what its umbrella header imports, as the framework's own files do.
    static func frameworks(of module: ModulePlan, dependencies: [ModulePlan], available modules: URL) -> [String] {
        let headers = [module.bridgingHeader, module.umbrellaHeader] + dependencies.map(\.umbrellaHeader)
        let unwritten = Set(([module] + dependencies).flatMap(\.importsOfHeader)).sorted()
        return headers.compactMap { $0 }.reduce(into: unwritten) { names, header in
            names += frameworks(in: header, available: modules).filter { !names.contains($0) }
        }
    }

    /// `#import <UIKit/UIKit.h>` and `@import UIKit;` in a header.
    private static func frameworks(in header: URL, available modules: URL) -> [String] {
        guard let text = try? String(contentsOf: header, encoding: .utf8) else { return [] }
        var names: [String] = []
        for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard let start = ["#import <", "#include <", "@import "].first(where: line.hasPrefix) else { continue }
            let name = String(line.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            let file = modules.appendingPathComponent("\(name).swiftmodule")
            if FileManager.default.fileExists(atPath: file.path), !names.contains(name) { names.append(name) }
        }
        return names
    }
}
