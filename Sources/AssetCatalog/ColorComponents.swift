import Foundation

extension CatalogContents.Color {
    /// Red, green, blue and alpha in extended sRGB, or nil when a component is missing or no number.
    var extendedSRGB: [Double]? {
        guard let components else { return nil }
        func component(_ name: String) -> Double? { components[name]?.value }
        let alpha = component("alpha") ?? 1
        if let white = component("white") {
            let value = colorSpace == "extended-gray" || colorSpace == "gray-gamma-22" ? Self.srgb(fromGamma22: white) : white
            return [value, value, value, alpha]
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
        switch colorSpace {
        case "display-p3": return Self.srgb(fromP3: [red, green, blue]) + [alpha]
        case "extended-linear-srgb": return [red, green, blue].map(Self.encode) + [alpha]
        default: return [red, green, blue, alpha]
        }
    }

    /// Gray with gamma 2.2 is drawn as it is: UIKit treats its white as sRGB's.
    private static func srgb(fromGamma22 white: Double) -> Double { white }

    /// Display P3 has sRGB's transfer curve and D65 white, so only the primaries differ.
    private static func srgb(fromP3 p3: [Double]) -> [Double] {
        let matrix = [
            [1.2249401762805598, -0.2249401762805598, 0],
            [-0.0420569547096881, 1.0420569547096881, 0],
            [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
        ]
        let linear = p3.map(decode)
        return matrix.map { row in encode(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
    }

    private static func decode(_ x: Double) -> Double {
        let value = abs(x) <= 0.04045 ? abs(x) / 12.92 : pow((abs(x) + 0.055) / 1.055, 2.4)
        return x < 0 ? -value : value
    }

    private static func encode(_ x: Double) -> Double {
        let value = abs(x) <= 0.0031308 ? abs(x) * 12.92 : 1.055 * pow(abs(x), 1 / 2.4) - 0.055
        return x < 0 ? -value : value
    }
}
