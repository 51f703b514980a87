/// Targets and settings.
extension NewProjectFile {
    var target: String {
        native(0, name, "\(name).app", id(Kind.other, 2), "com.apple.product-type.application", phases: [(0, "Sources"), (1, "Frameworks"), (2, "Resources")], dependencies: [])
    }

    var testTarget: String {
        native(1, "\(name)Tests", "\(name)Tests.xctest", id(Kind.other, 3), "com.apple.product-type.bundle.unit-test", phases: [(3, "Sources"), (4, "Frameworks")],
               dependencies: ["\(id(Kind.other, 4)) /* PBXTargetDependency */"])
    }

    private func native(_ number: Int, _ target: String, _ product: String, _ reference: String, _ type: String, phases: [(Int, String)], dependencies: [String]) -> String {
        object(id(Kind.target, number), target, "PBXNativeTarget", [
            ("buildConfigurationList", "\(id(Kind.list, number + 1)) /* Build configuration list for PBXNativeTarget \"\(target)\" */"),
            ("buildPhases", list(phases.map { "\(id(Kind.phase, $0.0)) /* \($0.1) */" })), ("buildRules", list([])), ("dependencies", list(dependencies)),
            ("name", target), ("productName", target), ("productReference", "\(reference) /* \(product) */"), ("productType", "\"\(type)\""),
        ])
    }

    var dependency: String {
        object(id(Kind.other, 4), "PBXTargetDependency", "PBXTargetDependency", [
            ("target", "\(id(Kind.target, 0)) /* \(name) */"), ("targetProxy", "\(id(Kind.other, 5)) /* PBXContainerItemProxy */"),
        ])
    }

    var proxy: String {
        object(id(Kind.other, 5), "PBXContainerItemProxy", "PBXContainerItemProxy", [
            ("containerPortal", "\(id(1)) /* Project object */"), ("proxyType", "1"), ("remoteGlobalIDString", id(Kind.target, 0)), ("remoteInfo", name),
        ])
    }

    var project: String {
        object(id(1), "Project object", "PBXProject", [
            ("attributes", table([("BuildIndependentTargetsInParallel", "1"), ("LastSwiftUpdateCheck", "1500"), ("LastUpgradeCheck", "1500")])),
            ("buildConfigurationList", "\(id(Kind.list, 0)) /* Build configuration list for PBXProject \"\(name)\" */"), ("compatibilityVersion", "\"Xcode 14.0\""),
            ("developmentRegion", "en"), ("hasScannedForEncodings", "0"), ("knownRegions", list(["en", "Base"])), ("mainGroup", id(Kind.group, 0)),
            ("productRefGroup", "\(id(Kind.group, 3)) /* Products */"), ("projectDirPath", "\"\""), ("projectRoot", "\"\""),
            ("targets", list(["\(id(Kind.target, 0)) /* \(name) */", "\(id(Kind.target, 1)) /* \(name)Tests */"])),
        ])
    }

    // MARK: Settings

    private static let both = [
        ("ALWAYS_SEARCH_USER_PATHS", "NO"), ("CLANG_ENABLE_MODULES", "YES"), ("COPY_PHASE_STRIP", "NO"), ("CURRENT_PROJECT_VERSION", "1"),
        ("IPHONEOS_DEPLOYMENT_TARGET", "15.0"), ("MARKETING_VERSION", "1.0"), ("SDKROOT", "iphoneos"), ("SWIFT_VERSION", "5.0"),
    ]
    private static let debug = both + [
        ("DEBUG_INFORMATION_FORMAT", "dwarf"), ("ENABLE_TESTABILITY", "YES"), ("ONLY_ACTIVE_ARCH", "YES"), ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"),
        ("SWIFT_OPTIMIZATION_LEVEL", "\"-Onone\""),
    ]
    private static let release = both + [
        ("DEBUG_INFORMATION_FORMAT", "\"dwarf-with-dsym\""), ("SWIFT_COMPILATION_MODE", "wholemodule"), ("SWIFT_OPTIMIZATION_LEVEL", "\"-O\""), ("VALIDATE_PRODUCT", "YES"),
    ]
    private var appSettings: [(String, String)] {
        [
            ("ASSETCATALOG_COMPILER_APPICON_NAME", "AppIcon"), ("CODE_SIGN_STYLE", "Automatic"), ("INFOPLIST_FILE", "\(name)/Info.plist"),
            ("LD_RUNPATH_SEARCH_PATHS", "\"$(inherited) @executable_path/Frameworks\""), ("PRODUCT_BUNDLE_IDENTIFIER", "\"org.example.\(dashed)\""),
            ("PRODUCT_NAME", "\"$(TARGET_NAME)\""), ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
        ]
    }
    private var testSettings: [(String, String)] {
        [
            ("BUNDLE_LOADER", "\"$(TEST_HOST)\""), ("CODE_SIGN_STYLE", "Automatic"), ("GENERATE_INFOPLIST_FILE", "YES"),
            ("PRODUCT_BUNDLE_IDENTIFIER", "\"org.example.\(dashed)Tests\""), ("PRODUCT_NAME", "\"$(TARGET_NAME)\""), ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
            ("TEST_HOST", "\"$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name)\""),
        ]
    }
    /// Bundle identifiers have no underscores.
    private var dashed: String { String(name.map { $0 == "_" ? "-" : $0 }) }

    var configurations: [String] {
        let all = [("Debug", Self.debug), ("Release", Self.release), ("Debug", appSettings), ("Release", appSettings), ("Debug", testSettings), ("Release", testSettings)]
        return all.enumerated().map { number, configuration in
            let settings = configuration.1.sorted { $0.0 < $1.0 }
            return object(id(Kind.configuration, number), configuration.0, "XCBuildConfiguration", [("buildSettings", table(settings)), ("name", configuration.0)])
        }
    }

    var lists: [String] {
        ["PBXProject \"\(name)\"", "PBXNativeTarget \"\(name)\"", "PBXNativeTarget \"\(name)Tests\""].enumerated().map { number, owner in
            object(id(Kind.list, number), "Build configuration list for \(owner)", "XCConfigurationList", [
                ("buildConfigurations", list(["\(id(Kind.configuration, 2 * number)) /* Debug */", "\(id(Kind.configuration, 2 * number + 1)) /* Release */"])),
                ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Release"),
            ])
        }
    }
}
