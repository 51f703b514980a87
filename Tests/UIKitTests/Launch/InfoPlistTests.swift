import DeviceHost
import Testing
@testable import UIKit

@MainActor struct LaunchInfoPlistTests {
    private let pad = DeviceProfile.named("iPad 10")!

    @Test func test_A20_deviceSuffixes() {
        let text = "UIMainStoryboardFile = Main; \"UIMainStoryboardFile~ipad\" = Pad; \"UIStatusBarHidden-iphoneos\" = YES;"
        #expect(LaunchHost.info(text).mainStoryboard == "Main")
        #expect(LaunchHost.info(text, device: pad).mainStoryboard == "Pad")
    }

    @Test func test_A26_viewControllerBasedStatusBarByDefault() {
        #expect(LaunchHost.info("").viewControllerBasedStatusBar)
    }

    @Test func test_A27_portraitOnlyByDefault() {
        #expect(LaunchHost.info("").supportedOrientations(on: .standard) == .portrait)
        let both = "UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait, UIInterfaceOrientationLandscapeLeft);"
        #expect(LaunchHost.info(both).supportedOrientations(on: .standard) == [.portrait, .landscapeLeft])
    }

    @Test func test_A30_ownSchemes() {
        let info = LaunchHost.info("CFBundleURLTypes = ( { CFBundleURLSchemes = (Birds, b2); } );")
        #expect(info.urlSchemes == ["birds", "b2"])
    }

    @Test func namesOfDevices() {
        #expect(DeviceProfile.named("ipad pro 12.9\"")?.name == "iPad Pro 12.9")
        #expect(DeviceProfile.named("iPhone15")?.size.width == 393)
        #expect(DeviceProfile.named("Nokia") == nil)
    }

    @Test func test_D57_sizeClassesByDeviceAndOrientation() {
        func classes(_ name: String, _ landscape: Bool) -> String {
            let traits = UIScreen.traits(of: DeviceProfile.named(name)!, isLandscape: landscape)
            return "\(traits.horizontalSizeClass == .compact ? "C" : "R")\(traits.verticalSizeClass == .compact ? "C" : "R")"
        }
        #expect(classes("iPhone 15", false) == "CR")
        #expect(classes("iPhone 15", true) == "CC")
        #expect(classes("iPhone 15 Pro Max", true) == "RC")
        #expect(classes("iPhone SE 3", true) == "CC")
        #expect(classes("iPad 10", true) == "RR")
    }

    @Test func optionsOfARun() {
        let options = RunOptions(environment: ["UNDERSTUDY_DEVICE": "iPhone SE 3", "UNDERSTUDY_UNTIL": "2.5", "UNDERSTUDY_SCALE": "7", "UNDERSTUDY_HEADLESS": "1", "UNDERSTUDY_ORIENTATION": "landscape-left"])
        #expect(options.device.name == "iPhone SE 3")
        #expect(options.until == .seconds(2.5))
        #expect(options.scale == nil)
        #expect(options.orientation == .landscapeLeft)
        #expect(options.complaints == ["UNDERSTUDY_SCALE=7 is not understood"])
    }
}
