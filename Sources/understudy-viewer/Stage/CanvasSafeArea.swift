import UIKit

/// The safe area that Interface Builder's canvas gives a screen, where it isn't the device's.
@MainActor struct CanvasSafeArea {
    /// Of the canvas's iOS.
    let systemVersion: Double

    func insets(_ device: UIEdgeInsets) -> UIEdgeInsets {
        var insets = device
        // From Xcode 11 to 13 phones with a home button have no status bar there.
        if systemVersion >= 13, systemVersion < 16, insets.bottom == 0, UIDevice.current.userInterfaceIdiom == .phone { insets.top = 0 }
        // Xcode 14 gave the iPhone 11 the 48 points that it has.
        if systemVersion >= 16, insets.top == 44, UIScreen.main.bounds.height == 896, UIScreen.main.scale == 2 { insets.top = 48 }
        // Xcode 26 counts it twice.
        if systemVersion >= 26 { (insets.top, insets.bottom) = (2 * insets.top, 2 * insets.bottom) }
        return insets
    }
}
