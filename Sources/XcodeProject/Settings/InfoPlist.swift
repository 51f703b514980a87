import Foundation

/// The Info.plist of a target as Xcode would write it: its file with settings expanded, and what settings alone say.
package struct InfoPlist {
    package private(set) var values: [String: Any]

    package init(target: Target, settings: BuildSettings, sourceRoot: URL) throws {
        values = [:]
        if settings.flag("GENERATE_INFOPLIST_FILE") { addGenerated(settings) }
        if settings.isSet("INFOPLIST_FILE"), !settings["INFOPLIST_FILE"].isEmpty {
            let file = sourceRoot.resolving(settings["INFOPLIST_FILE"]).spelledAsOnDisk
            let written = try Self.read(file, settings: settings)
            values.merge(written) { _, written in written }
        }
        addIdentity(target, settings)
        addPlatform(settings)
    }

    private static func read(_ file: URL, settings: BuildSettings) throws -> [String: Any] {
        guard let data = try? Data(contentsOf: file) else {
            throw ProjectError("Info.plist isn't there (INFOPLIST_FILE)", file: file.path)
        }
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) }
        catch { throw ProjectError("Info.plist is broken: \(reason(error))", file: file.path) }
        guard let table = list as? [String: Any] else {
            throw ProjectError("Info.plist is broken: its outermost value is no dictionary", file: file.path)
        }
        return expand(table, settings) as? [String: Any] ?? table
    }

    private static func reason(_ error: Error) -> String {
        let details = (error as NSError).userInfo
        return (details["NSDebugDescription"] as? String) ?? (details[NSLocalizedDescriptionKey] as? String) ?? "\(error)"
    }

    /// Keys are expanded as well as values.
    private static func expand(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: return settings.expand(text)
        case let list as [Any]: return list.map { expand($0, settings) }
        case let table as [String: Any]:
            return Dictionary(table.map { (settings.expand($0.key), expand($0.value, settings)) }) { first, _ in first }
        default: return value
        }
    }
}

extension InfoPlist {
    /// What is true of every built bundle, whether or not its file says so.
    private mutating func addIdentity(_ target: Target, _ settings: BuildSettings) {
        setIfAbsent("CFBundleExecutable", settings["EXECUTABLE_NAME"])
        setIfAbsent("CFBundleName", settings["PRODUCT_NAME"])
        setIfAbsent("CFBundlePackageType", settings["PRODUCT_BUNDLE_PACKAGE_TYPE"])
        setIfAbsent("CFBundleInfoDictionaryVersion", "6.0")
        setIfAbsent("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"])
        setIfAbsent("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"])
    }

    private mutating func addPlatform(_ settings: BuildSettings) {
        values["CFBundleSupportedPlatforms"] = ["iPhoneSimulator"]
        setIfAbsent("MinimumOSVersion", settings["IPHONEOS_DEPLOYMENT_TARGET"])
        let families = settings["TARGETED_DEVICE_FAMILY"].split(separator: ",").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        if values["UIDeviceFamily"] == nil, !families.isEmpty { values["UIDeviceFamily"] = families }
    }

    private mutating func setIfAbsent(_ key: String, _ value: String) {
        if values[key] == nil || values[key] as? String == "", !value.isEmpty { values[key] = value }
    }

    /// `GENERATE_INFOPLIST_FILE`: versions, and one key for each `INFOPLIST_KEY_…`.
    private mutating func addGenerated(_ settings: BuildSettings) {
        values["LSRequiresIPhoneOS"] = true
        values["CFBundleShortVersionString"] = settings["MARKETING_VERSION"].isEmpty ? "1.0" : settings["MARKETING_VERSION"]
        values["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"].isEmpty ? "1" : settings["CURRENT_PROJECT_VERSION"]
        let prefix = "INFOPLIST_KEY_"
        for setting in settings.keys(prefix: prefix) { add(String(setting.dropFirst(prefix.count)), settings[setting]) }
    }

    private mutating func add(_ name: String, _ value: String) {
        switch name {
        case "UIApplicationSceneManifest_Generation":
            guard isYes(value) else { return }
            values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()] as [String: Any]
        case "UILaunchScreen_Generation":
            if isYes(value) { values["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()] }
        default: values[Self.plistKey(name)] = typed(name, value)
        }
    }

    /// `…_iPhone` and `…_iPad` become the device suffixes `~iphone` and `~ipad`.
    private static func plistKey(_ name: String) -> String {
        if name == "UIMainStoryboardFile" { return name }
        if name.hasSuffix("_iPhone") { return name.dropLast(7) + "~iphone" }
        if name.hasSuffix("_iPad") { return name.dropLast(5) + "~ipad" }
        return name
    }

    private func typed(_ name: String, _ value: String) -> Any {
        if name.hasPrefix("UISupportedInterfaceOrientations") || name == "UIRequiredDeviceCapabilities" || name == "UIBackgroundModes" {
            return BuildSettings.words(value)
        }
        if value == "YES" || value == "NO" { return value == "YES" }
        return value
    }

    private func isYes(_ value: String) -> Bool { ["YES", "TRUE", "1"].contains(value.uppercased()) }
}
