/// The iOS that Interface Builder's canvas laid a document out with: that of the Xcode that saved it.
package enum CanvasSystem {
    /// Each Xcode's first `toolsVersion`, and its iOS. 11.2 is where cells got the margins that they have since. The first betas of Xcode 13
    /// have headers as iOS 14 had them.
    private static let systems: [(toolsVersion: Int, system: Double)] = [
        (0, 9), (11762, 10), (13122, 11), (13500, 11.2), (14269, 12), (14800, 13), (16700, 14), (18000, 14.5), (18900, 14), (19145, 15), (20900, 16), (21900, 17), (22900, 18), (24000, 26),
    ]

    static func version(toolsVersion: Int) -> Double { systems.last { $0.toolsVersion <= toolsVersion }!.system }
}
