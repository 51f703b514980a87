import UIKit

/// Info.plist names Phone.storyboard, and for iPads Pad.storyboard under the same key with the suffix `~ipad`.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
