import Foundation

/// Colours at locations of 0…1.
public final class CGGradient: @unchecked Sendable {
    package struct Stop: Sendable {
        package var location: Double
        package var color: CGColor.RGBA
    }

    package let stops: [Stop]

    package init(colors: [CGColor], locations: [CGFloat]?) {
        stops = colors.enumerated().map { index, color in
            let even = colors.count < 2 ? 0 : Double(index) / Double(colors.count - 1)
            return Stop(location: locations.flatMap { index < $0.count ? Double($0[index]) : nil } ?? even, color: color.rgba)
        }
    }

    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        guard count > 0 else { return nil }
        let colors = (0..<count).map { CGColor(space: space, components: Array(UnsafeBufferPointer(start: components + $0 * width, count: width))) }
        self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }

    public class var typeID: CFTypeID { 3 }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
