import DeviceHost
import Foundation

/// The keys of `Info.plist` that launching reads.
struct InfoPlist: Decodable {
    /// A17
    var mainStoryboard: String?
    /// A18
    var mainNib: String?
    /// A22; nil means that the app has no scenes of its own.
    var sceneManifest: SceneManifest?
    /// A25
    var statusBarHidden = false
    var statusBarStyle = UIStatusBarStyle.default
    /// A21: shown by the system before the app's first frame; nothing in it is the app's.
    var launchStoryboard: String?
    /// A26
    var viewControllerBasedStatusBar = true
    /// A27; nil means portrait only.
    var supportedOrientations: [String]?
    /// A28
    var requiresFullScreen = false
    /// A28: `UILaunchStoryboardName` or `UILaunchScreen`.
    var hasLaunchScreen = false
    /// A29
    var backgroundModes: Set<String> = []
    /// A30, in lower case.
    var urlSchemes: Set<String> = []
    /// A31
    var exitsOnSuspend = false
    var hasAlternateIcons = false
    /// `Light` or `Dark` holds whatever the device is set to.
    var userInterfaceStyle: String?

    init() {}

    func style(onDevice style: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
        switch userInterfaceStyle {
        case "Dark": .dark
        case "Light": .light
        default: style
        }
    }
}

/// A23
struct SceneManifest: Decodable {
    var supportsMultipleScenes = false
    /// Session role → its configurations.
    var configurations: [String: [Configuration]] = [:]

    struct Configuration: Decodable {
        var name: String?
        var sceneClass: String?
        var delegateClass: String?
        var storyboard: String?
    }
}
