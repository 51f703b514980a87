import Foundation

/// The device's screen.
@preconcurrency @MainActor open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    open class var main: XCUIScreen { shared }
    open class var screens: [XCUIScreen] { [shared] }
    private static let shared = XCUIScreen()

    /// What the app shows that is in front.
    open func screenshot() -> XCUIScreenshot { ScreenCapture.whole(of: ApplicationUnderTest.front) }
}
