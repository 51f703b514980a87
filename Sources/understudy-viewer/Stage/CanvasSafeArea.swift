import UIKit
import Viewing

/// The safe area that Interface Builder's canvas gives a screen, where it isn't the device's.
@MainActor struct CanvasSafeArea {
    /// Of the canvas's iOS.
    let systemVersion: Double

    /// Of a whole screen there, by that of the device.
    func device(_ device: UIEdgeInsets) -> UIEdgeInsets {
        var insets = device
        // From Xcode 11 to 13 phones with a home button have no status bar there.
        if systemVersion >= 13, systemVersion < 16, insets.bottom == 0, UIDevice.current.userInterfaceIdiom == .phone { insets.top = 0 }
        // Xcode 14 gave the iPhone 11 the 48 points that it has.
        if systemVersion >= 16, insets.top == 44, UIScreen.main.bounds.height == 896, UIScreen.main.scale == 2 { insets.top = 48 }
        // Up to Xcode 13 the largest phones had the 44 points of the others.
        if systemVersion < 16, insets.top == 47, UIScreen.main.bounds.height == 926 { insets.top = 44 }
        return insets
    }

    /// - Parameters:
    ///   - device: the whole screen's.
    ///   - size: of the scene's view. One that is presented is as high as a sheet from Xcode 11 on, and ends above the home indicator.
    func insets(_ device: UIEdgeInsets, of size: CGSize, _ scene: ViewerScene) -> UIEdgeInsets {
        var insets = device
        if isSheet(size, below: insets.top) {
            insets.bottom = 0
            // Where a navigation controller's bar begins.
            if !scene.steps.isEmpty { insets.top = systemVersion >= 26 ? 16 : 0 }
            return insets
        }
        // Xcode 26 counts it twice, but for what is presented.
        if systemVersion >= 26, scene.presentation == nil { (insets.top, insets.bottom) = (2 * insets.top, 2 * insets.bottom) }
        return insets
    }

    /// A sheet begins 10 points below the status bar; Xcode 26 leaves them out where what presents is no sheet.
    func isSheet(_ size: CGSize, below top: CGFloat) -> Bool {
        let screen = UIScreen.main.bounds.size, room = screen.height - size.height
        return systemVersion >= 13 && size.width == screen.width && top > 0 && (room == top + 10 || systemVersion >= 26 && room == top)
    }
}
