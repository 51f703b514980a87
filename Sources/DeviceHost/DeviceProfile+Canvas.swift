import Foundation

/// The devices that Interface Builder's canvas shows, by the identifiers that documents hold (`<device id="retina6_1">`).
extension DeviceProfile {
    package static let canvas: [DeviceProfile] = [
        button("retina3_5", 320, 480, scale: 2), button("retina4_0", 320, 568, scale: 2),
        button("retina4_7", 375, 667, scale: 2), button("retina5_5", 414, 736, scale: 3),
        notch("retina5_4", 375, 812, top: 50), notch("retina5_9", 375, 812, top: 44),
        notch("retina6_0", 390, 844, top: 47), notch("retina6_1", 414, 896, scale: 2, top: 44),
        notch("retina6_5", 414, 896, top: 44), notch("retina6_7", 428, 926, top: 47),
        notch("retina6_12", 393, 852, top: 59), notch("retina6_72", 430, 932, top: 59),
        notch("retina6_3", 402, 874, top: 62), notch("retina6_9", 440, 956, top: 62),
        pad("ipad9_7", 768, 1024), pad("ipad10_2", 810, 1080), pad("ipad10_5", 834, 1112), pad("ipad12_9", 1024, 1366),
        pad("ipad8_3", 744, 1133, top: 24, bottom: 20), pad("ipad10_9rounded", 820, 1180, top: 24, bottom: 20),
        pad("ipad11_0rounded", 834, 1194, top: 24, bottom: 20), pad("ipad12_9rounded", 1024, 1366, top: 24, bottom: 20),
    ]

    /// With a home button.
    private static func button(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> DeviceProfile {
        DeviceProfile(
            name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale, safeArea: Insets(top: 20),
            landscapeSafeArea: Insets(), statusBarHeight: 20, cornerRadius: 0)
    }

    private static func notch(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat) -> DeviceProfile {
        DeviceProfile(
            name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale, safeArea: Insets(top: top, bottom: 34),
            landscapeSafeArea: Insets(left: top, bottom: 21, right: top), statusBarHeight: top, cornerRadius: 0)
    }

    private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0) -> DeviceProfile {
        DeviceProfile(
            name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2, safeArea: Insets(top: top, bottom: bottom),
            landscapeSafeArea: Insets(top: top, bottom: bottom), statusBarHeight: top, cornerRadius: 0)
    }
}
