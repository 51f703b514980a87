import Foundation

extension XcodeProject {
    /// The settings of a target: built-in ones, then the project's, then its own, `.xcconfig` files beneath each.
    package func settings(for target: Target, configuration name: String?) -> BuildSettings {
        let wanted = name ?? target.defaultConfiguration ?? defaultConfiguration ?? "Debug"
        let ofTarget = Self.configuration(wanted, in: target.configurations, default: target.defaultConfiguration)
        let ofProject = Self.configuration(wanted, in: configurations, default: defaultConfiguration)
        let used = ofTarget?.name ?? wanted
        var layers = [Self.platformDefaults, builtIn(for: target, configuration: used)]
        for configuration in [ofProject, ofTarget] {
            if let base = configuration?.base, let file = try? XCConfig(contentsOf: base) {
                layers.append(Self.resolve(file.assignments, configuration: used))
            }
            if let settings = configuration?.settings {
                layers.append(Self.resolve(settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, configuration: used))
            }
        }
        return BuildSettings(layers: layers)
    }

    /// The `.xcconfig` files that a target uses must be there and sound. Those that CocoaPods writes say where pods lie, which is found without them.
    package func checkConfigurationFiles(of target: Target) throws {
        for base in (configurations + target.configurations).compactMap(\.base) {
            if base.path.contains("/Pods/Target Support Files/"), !FileManager.default.fileExists(atPath: base.path) { continue }
            _ = try XCConfig(contentsOf: base)
        }
    }

    private static func resolve(_ pairs: [(key: String, value: String)], configuration: String) -> [String: String] {
        SettingCondition.resolve(pairs, sdk: "iphonesimulator18.4", arch: "x86_64", configuration: configuration)
    }

    /// The configuration of that name, or the default one, as `xcodebuild` chooses.
    private static func configuration(_ name: String, in list: [Configuration], default fallback: String?) -> Configuration? {
        list.first { $0.name == name } ?? list.first { $0.name == fallback } ?? list.first
    }

    private static let platformDefaults: [String: String] = [
        "SDKROOT": "iphoneos", "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
        "IPHONEOS_DEPLOYMENT_TARGET": "18.4", "TARGETED_DEVICE_FAMILY": "1", "SWIFT_VERSION": "5.0",
        "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
        "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
        "MARKETING_VERSION": "", "CURRENT_PROJECT_VERSION": "",
    ]

    private func builtIn(for target: Target, configuration: String) -> [String: String] {
        [
            "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": name, "CONFIGURATION": configuration,
            "SRCROOT": sourceRoot.path, "SOURCE_ROOT": sourceRoot.path, "PROJECT_DIR": sourceRoot.path,
            "PROJECT_FILE_PATH": location.path, "DEVELOPMENT_LANGUAGE": developmentRegion,
            "WRAPPER_EXTENSION": target.productType.wrapperExtension,
            "PRODUCT_BUNDLE_PACKAGE_TYPE": target.productType.packageType,
        ]
    }
}

extension Target.ProductType {
    /// `CFBundlePackageType`.
    var packageType: String {
        switch self {
        case .application: return "APPL"
        case .framework, .staticFramework: return "FMWK"
        case .appExtension: return "XPC!"
        default: return "BNDL"
        }
    }
}
