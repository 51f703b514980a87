import Foundation

/// The measures of a device. Points unless said otherwise; source: the published device table (sizes, safe areas, classes).
package struct DeviceProfile: Sendable, Equatable {
    package enum Idiom: Sendable { case phone, pad }

    package struct Insets: Sendable, Equatable {
        package var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

        package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// As `understudy devices` lists it.
    package var name: String
    package var idiom: Idiom
    /// Upright.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    package var safeArea: Insets
    package var landscapeSafeArea: Insets
    /// Upright; the status bar hides in landscape on phones.
    package var statusBarHeight: CGFloat
    package var cornerRadius: CGFloat
    /// What `UIDevice.model` says.
    package var model: String { idiom == .pad ? "iPad" : "iPhone" }
    package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    /// Screens at least this wide upright have a regular width in landscape.
    private static let largePhoneWidth: CGFloat = 414

    package func size(landscape: Bool) -> CGSize { landscape ? CGSize(width: size.height, height: size.width) : size }
    package func safeArea(landscape: Bool) -> Insets { landscape ? landscapeSafeArea : safeArea }
    package func isWidthCompact(landscape: Bool) -> Bool { idiom == .phone && !(landscape && size.width >= Self.largePhoneWidth) }
    package func isHeightCompact(landscape: Bool) -> Bool { idiom == .phone && landscape }
}

extension DeviceProfile {
    package static let all: [DeviceProfile] = [
        phone("iPhone SE 3", 375, 667, scale: 2, top: 20, bottom: 0, statusBar: 20, corner: 0),
        phone("iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55),
        phone("iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55),
        pad("iPad 10", 820, 1180, corner: 25),
        pad("iPad Pro 12.9", 1024, 1366, corner: 18),
    ]

    package static let standard = all[1]

    /// Looks a profile up by its name, without regard to case, spaces and inch marks: `ipad pro 12.9"`, `iphone15`;
    /// devices of Interface Builder's canvas by their identifiers.
    package static func named(_ name: String) -> DeviceProfile? {
        func key(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." } }
        return all.first { key($0.name) == key(name) } ?? canvas.first { $0.name == name }
    }

    private static func phone(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat, statusBar: CGFloat, corner: CGFloat) -> DeviceProfile {
        let hasIndicator = bottom > 0
        return DeviceProfile(
            name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
            safeArea: Insets(top: top, bottom: bottom),
            landscapeSafeArea: hasIndicator ? Insets(left: top, bottom: 21, right: top) : Insets(),
            statusBarHeight: statusBar, cornerRadius: corner)
    }

    private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) -> DeviceProfile {
        DeviceProfile(
            name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
            safeArea: Insets(top: 24, bottom: 20), landscapeSafeArea: Insets(top: 24, bottom: 20),
            statusBarHeight: 24, cornerRadius: corner)
    }
}
