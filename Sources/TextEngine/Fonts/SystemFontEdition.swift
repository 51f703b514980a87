/// San Francisco as an iOS has it.
package enum SystemFontEdition: Hashable, Sendable {
    /// Up to iOS 13: one set of shapes for texts, another one from 20 points on.
    case fixedSizes
    /// Since iOS 14: from 17 to 28 points the one becomes the other.
    case variableSizes

    /// Of the fonts that are made from here on. Set before the first one is.
    nonisolated(unsafe) package static var current = variableSizes

    /// How far the letters are the display shapes': 0…1.
    func displayShare(size: Double) -> Double {
        guard self == .variableSizes else { return size < SystemFont.displaySize ? 0 : 1 }
        return Self.interpolated(Self.displayShares, at: size - 17)
    }

    /// Thousandths of an em that are added to each advance.
    func tracking(size: Double) -> Double {
        guard size < 78 else { return 0 }
        guard self == .fixedSizes else { return Self.interpolated(Self.variableTracking, at: size - 6) }
        return size < SystemFont.displaySize ? Self.interpolated(Self.textTracking, at: size - 6) : Self.interpolated(Self.displayTracking, at: (size - 20) / 2)
    }

    /// From 17 points on, fitted as ``SystemLetters`` are.
    private static let displayShares = [0, 0.03, 0.07, 0.27, 0.39, 0.56, 0.68, 0.83, 0.89, 0.92, 0.96, 1]
    /// By point size from 6 on, as published.
    private static let variableTracking: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10, 10,
        10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2,
    ]
    private static let textTracking: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26]
    /// By every second size from 20 on.
    private static let displayTracking: [Double] = [19, 16, 15, 14, 13, 12, 12, 11, 10, 10, 10, 9, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 1, 1, 1, 0]

    private static func interpolated(_ table: [Double], at place: Double) -> Double {
        let place = min(max(place, 0), Double(table.count - 1))
        let low = Int(place), high = min(low + 1, table.count - 1)
        return table[low] + (table[high] - table[low]) * (place - Double(low))
    }
}
