/// Screens upright, in points. (The profiles themselves are UIKit's.)
enum DeviceSizes {
    typealias Size = (width: Double, height: Double)

    /// Those of `DeviceNames`.
    static let all: [String: Size] = [
        "iPhone SE 3": (375, 667), "iPhone 15": (393, 852), "iPhone 15 Pro Max": (430, 932), "iPad 10": (820, 1180), "iPad Pro 12.9": (1024, 1366),
    ]

    /// Those of Interface Builder's canvas.
    static let canvas: [String: Size] = [
        "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736), "retina5_4": (375, 812),
        "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_7": (428, 926),
        "retina6_12": (393, 852), "retina6_72": (430, 932), "retina6_3": (402, 874), "retina6_9": (440, 956),
        "ipad9_7": (768, 1024), "ipad10_2": (810, 1080), "ipad10_5": (834, 1112), "ipad12_9": (1024, 1366), "ipad8_3": (744, 1133),
        "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194), "ipad12_9rounded": (1024, 1366),
    ]
}
