import Foundation

/// What the compiler is told for a target, read from its build settings.
package struct SwiftSettings: Sendable, Equatable {
    package var moduleName: String
    /// `4`, `4.2`, `5` or `6`.
    package var languageVersion: String
    /// Names for `#if`.
    package var conditions: [String]
    /// Other flags, already in the compiler's words.
    package var flags: [String]
    package var bridgingHeader: String?
    /// Names that Xcode generates for the assets of catalogs.
    package enum AssetSymbols: Sendable { case none, resources, extensions }
    package var assetSymbols = AssetSymbols.resources
    /// Declarations that say nothing else belong to the main actor.
    package var isolatesToMainActor: Bool { zip(flags, flags.dropFirst()).contains { $0 == ("-default-isolation", "MainActor") } }

    package init(_ settings: BuildSettings) {
        moduleName = settings["PRODUCT_MODULE_NAME"]
        languageVersion = Self.languageVersion(settings["SWIFT_VERSION"])
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + Self.definitions(settings.list("OTHER_SWIFT_FLAGS"))
        flags = Self.concurrencyFlags(settings) + Self.featureFlags(settings)
        if !settings.flag("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", default: true) {
            assetSymbols = .none
        } else if settings.flag("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") {
            assetSymbols = .extensions
        }
        let header = settings["SWIFT_OBJC_BRIDGING_HEADER"]
        bridgingHeader = header.isEmpty ? nil : header
    }

    /// Swift 3 is read as Swift 4, the oldest mode that compilers still have.
    static func languageVersion(_ setting: String) -> String {
        let number = Double(setting.split(separator: ".").prefix(2).joined(separator: ".")) ?? 5
        if number >= 6 { return "6" }
        if number >= 5 { return "5" }
        return number >= 4.2 ? "4.2" : "4"
    }

    /// `-DNAME` and `-D NAME`.
    private static func definitions(_ words: [String]) -> [String] {
        var result: [String] = []
        for (index, word) in words.enumerated() where word.hasPrefix("-D") {
            if word.count > 2 { result.append(String(word.dropFirst(2))) }
            else if index + 1 < words.count { result.append(words[index + 1]) }
        }
        return result
    }

    private static func concurrencyFlags(_ settings: BuildSettings) -> [String] {
        var flags: [String] = []
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
        let strictness = settings["SWIFT_STRICT_CONCURRENCY"]
        if ["minimal", "targeted", "complete"].contains(strictness) { flags += ["-strict-concurrency=\(strictness)"] }
        return flags
    }

    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY` turns on `ExistentialAny`.
    private static let features = [
        "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference", "EXISTENTIAL_ANY": "ExistentialAny",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "GLOBAL_CONCURRENCY": "GlobalConcurrency", "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations", "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures", "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault", "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]

    private static func featureFlags(_ settings: BuildSettings) -> [String] {
        var wanted = settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") ? approachableConcurrency : []
        for (name, feature) in features.sorted(by: { $0.key < $1.key }) where settings.flag("SWIFT_UPCOMING_FEATURE_" + name) && !wanted.contains(feature) {
            wanted.append(feature)
        }
        return wanted.flatMap { ["-enable-upcoming-feature", $0] }
    }
}

extension SwiftSettings {
    /// Settings of a module that no Xcode project describes.
    package init(moduleName: String, languageVersion: String) {
        self.moduleName = moduleName
        self.languageVersion = languageVersion
        conditions = []
        flags = []
    }
}
