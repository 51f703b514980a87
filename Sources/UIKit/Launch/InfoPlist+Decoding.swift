import DeviceHost
import Foundation
import LaunchRules

private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension CodingUserInfoKey {
    fileprivate static let idiom = CodingUserInfoKey(rawValue: "idiom")!
}

/// A20: reads `K~ipad` and `K-iphoneos` before `K`.
private struct DeviceKeys {
    let container: KeyedDecodingContainer<Key>
    let suffixes: [String]

    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Key.self)
        let device = decoder.userInfo[.idiom] as? String ?? "iphone"
        suffixes = holds("A20") ? ["-iphoneos~\(device)", "~\(device)", "-iphoneos", ""] : [""]
    }

    /// Booleans stand in property lists as such, or as the texts `YES` and `NO`.
    func flag(_ name: String) -> Bool? { value(name) ?? value(name, as: String.self).map { NSString(string: $0).boolValue } }

    /// nil for a key that is absent or of another type.
    func value<T: Decodable>(_ name: String, as type: T.Type = T.self) -> T? {
        for suffix in suffixes {
            if let found = try? container.decodeIfPresent(T.self, forKey: Key(name + suffix)) { return found }
        }
        return nil
    }
}

extension InfoPlist {
    private struct URLType: Decodable { var CFBundleURLSchemes: [String]? }
    private struct Icons: Decodable { var CFBundleAlternateIcons: [String: Anything]? }
    private struct Anything: Decodable { init(from decoder: any Decoder) {} }

    init(from decoder: any Decoder) throws {
        let keys = try DeviceKeys(decoder)
        mainStoryboard = keys.value("UIMainStoryboardFile").flatMap(Self.nonEmpty)
        mainNib = keys.value("NSMainNibFile").flatMap(Self.nonEmpty)
        sceneManifest = keys.value("UIApplicationSceneManifest")
        launchStoryboard = keys.value("UILaunchStoryboardName").flatMap(Self.nonEmpty)
        statusBarHidden = keys.flag("UIStatusBarHidden") ?? false
        statusBarStyle = Self.style(keys.value("UIStatusBarStyle"))
        viewControllerBasedStatusBar = keys.flag("UIViewControllerBasedStatusBarAppearance") ?? holds("A26")
        supportedOrientations = keys.value("UISupportedInterfaceOrientations")
        hasLaunchScreen = launchStoryboard != nil || keys.value("UILaunchScreen", as: Anything.self) != nil
        urlSchemes = Set((keys.value("CFBundleURLTypes", as: [URLType].self) ?? []).flatMap { $0.CFBundleURLSchemes ?? [] }.map { $0.lowercased() })
        requiresFullScreen = keys.flag("UIRequiresFullScreen") ?? false
        backgroundModes = Set(keys.value("UIBackgroundModes", as: [String].self) ?? [])
        exitsOnSuspend = keys.flag("UIApplicationExitsOnSuspend") ?? false
        hasAlternateIcons = keys.value("CFBundleIcons", as: Icons.self)?.CFBundleAlternateIcons != nil
        userInterfaceStyle = keys.value("UIUserInterfaceStyle")
    }

    private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }

    private static func style(_ name: String?) -> UIStatusBarStyle {
        switch name {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque": .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }

    /// What a property list says to a device; nil for data that is no property list.
    init?(_ data: Data, device: DeviceProfile) {
        let decoder = PropertyListDecoder()
        decoder.userInfo[.idiom] = device.idiom == .pad ? "ipad" : "iphone"
        guard let decoded = try? decoder.decode(InfoPlist.self, from: data) else { return nil }
        self = decoded
    }

    init(bundle: Bundle, device: DeviceProfile) {
        let url = bundle.bundleURL.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: url), let decoded = InfoPlist(data, device: device) else { self.init(); return }
        self = decoded
    }

    /// A27
    func supportedOrientations(on device: DeviceProfile) -> UIInterfaceOrientationMask {
        guard let supportedOrientations else { return holds("A27") ? .portrait : .all }
        return UIInterfaceOrientationMask(supportedOrientations.compactMap { UIInterfaceOrientation(plistName: $0)?.mask })
    }
}

extension SceneManifest {
    init(from decoder: any Decoder) throws {
        let keys = try DeviceKeys(decoder)
        supportsMultipleScenes = keys.flag("UIApplicationSupportsMultipleScenes") ?? !holds("A23")
        configurations = keys.value("UISceneConfigurations") ?? [:]
    }
}

extension SceneManifest.Configuration {
    init(from decoder: any Decoder) throws {
        let keys = try DeviceKeys(decoder)
        name = keys.value("UISceneConfigurationName")
        sceneClass = holds("A23") ? keys.value("UISceneClassName") : nil
        delegateClass = keys.value("UISceneDelegateClassName")
        storyboard = keys.value("UISceneStoryboardFile")
    }
}
