import XCTest
@testable import XcodeProject

final class InfoPlistTests: XCTestCase {
    private func infoPlist(_ settings: [String: String], files: [String: String] = [:]) throws -> [String: Any] {
        let project = try TemporaryProject(self, pbxproj: TemporaryProject.pbxproj(settings: settings), files: files).read()
        let target = project.targets[0]
        return try InfoPlist(target: target, settings: project.settings(for: target, configuration: nil), sourceRoot: project.sourceRoot).values
    }

    func test_settingsAreExpandedInKeysAndValues() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.$(PRODUCT_NAME:rfc1034identifier)</string>
            <key>$(KEY)</key><array><string>${PRODUCT_NAME}</string></array>
            <key>UIMainStoryboardFile</key><string>Main</string>
            </dict></plist>
            """
        let values = try infoPlist(["INFOPLIST_FILE": "App/Info.plist", "PRODUCT_NAME": "My App", "KEY": "Names"], files: ["App/Info.plist": plist])
        XCTAssertEqual(values["CFBundleIdentifier"] as? String, "com.example.My-App")
        XCTAssertEqual(values["Names"] as? [String], ["My App"])
        XCTAssertEqual(values["CFBundleExecutable"] as? String, "My App")
        XCTAssertEqual(values["UIMainStoryboardFile"] as? String, "Main")
    }

    func test_generatedFromSettings() throws {
        let values = try infoPlist([
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
            "INFOPLIST_KEY_UIStatusBarHidden": "YES", "MARKETING_VERSION": "2.1", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.App",
            "TARGETED_DEVICE_FAMILY": "1,2",
        ])
        XCTAssertEqual(values["UIMainStoryboardFile"] as? String, "Main")
        XCTAssertEqual((values["UIApplicationSceneManifest"] as? [String: Any])?["UIApplicationSupportsMultipleScenes"] as? Bool, true)
        XCTAssertEqual(values["UISupportedInterfaceOrientations~ipad"] as? [String], ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
        XCTAssertEqual(values["UIStatusBarHidden"] as? Bool, true)
        XCTAssertEqual(values["CFBundleShortVersionString"] as? String, "2.1")
        XCTAssertEqual(values["CFBundleIdentifier"] as? String, "com.example.App")
        XCTAssertEqual(values["UIDeviceFamily"] as? [Int], [1, 2])
        XCTAssertNil(values["UIApplicationSceneManifest_Generation"])
    }

    func test_fileGoesBeforeGeneratedKeys() throws {
        let plist = "<plist version=\"1.0\"><dict><key>CFBundleVersion</key><string>9</string></dict></plist>"
        let values = try infoPlist(["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "Info.plist"], files: ["Info.plist": plist])
        XCTAssertEqual(values["CFBundleVersion"] as? String, "9")
    }
}
