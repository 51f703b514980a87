import CoreGraphics
import Foundation

/// Filters that make one pixel of one.
extension FilterTable {
    nonisolated(unsafe) static let colors: [String: FilterEntry] = [
        "CIColorControls": FilterEntry(kCICategoryColorAdjustment, [kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1]) { inputs in
            let (saturation, brightness, contrast) = (Float(inputs.number(kCIInputSaturationKey)), Float(inputs.number(kCIInputBrightnessKey)), Float(inputs.number(kCIInputContrastKey)))
            return inputs.recipe()?.toned { (saturated($0, saturation) + brightness - 0.5) * contrast + 0.5 }
        },
        "CIColorInvert": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { 1 - $0 } },
        "CISepiaTone": FilterEntry(kCICategoryColorEffect, [kCIInputIntensityKey: 1]) { inputs in
            let part = Float(inputs.number(kCIInputIntensityKey))
            return inputs.recipe()?.toned { color in
                let (r, g, b) = (color.x, color.y, color.z)
                let sepia = SIMD3(0.393 * r + 0.769 * g + 0.189 * b, 0.349 * r + 0.686 * g + 0.168 * b, 0.272 * r + 0.534 * g + 0.131 * b)
                return color + (sepia - color) * part
            }
        },
        "CIColorMonochrome": FilterEntry(kCICategoryColorEffect, [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1]) { inputs in
            let (color, part) = (inputs.color(kCIInputColorKey).pixel, Float(inputs.number(kCIInputIntensityKey)))
            return inputs.recipe()?.toned { $0 + (SIMD3(color.x, color.y, color.z) * luminance($0) - $0) * part }
        },
        "CIPhotoEffectMono": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { SIMD3(repeating: luminance($0)) } },
        "CIPhotoEffectTonal": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { SIMD3(repeating: luminance($0) * 0.9 + 0.05) } },
        "CIPhotoEffectNoir": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { SIMD3(repeating: (luminance($0) - 0.5) * 1.35 + 0.5) } },
        "CIPhotoEffectChrome": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { (saturated($0, 1.25) - 0.5) * 1.1 + 0.5 } },
        "CIPhotoEffectFade": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { saturated($0, 0.75) * 0.85 + 0.1 } },
        "CIPhotoEffectInstant": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { saturated($0, 0.7) * SIMD3(0.95, 0.9, 0.8) + SIMD3(0.06, 0.05, 0.03) } },
        "CIPhotoEffectProcess": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { saturated($0, 0.85) * SIMD3(0.9, 1, 1) + SIMD3(0, 0.02, 0.05) } },
        "CIPhotoEffectTransfer": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { saturated($0, 0.9) * SIMD3(1, 0.95, 0.85) + SIMD3(0.05, 0.02, 0) } },
        "CIExposureAdjust": FilterEntry(kCICategoryColorAdjustment, [kCIInputEVKey: 0]) { inputs in
            let factor = Float(pow(2, inputs.number(kCIInputEVKey)))
            return inputs.recipe()?.toned { color in SIMD3(curve(linear(color.x) * factor), curve(linear(color.y) * factor), curve(linear(color.z) * factor)) }
        },
        "CIGammaAdjust": FilterEntry(kCICategoryColorAdjustment, ["inputPower": 1]) { inputs in
            let power = Float(inputs.number("inputPower"))
            return inputs.recipe()?.toned { SIMD3(pow(max($0.x, 0), power), pow(max($0.y, 0), power), pow(max($0.z, 0), power)) }
        },
        "CIVibrance": FilterEntry(kCICategoryColorAdjustment, [kCIInputAmountKey: 0]) { inputs in
            let amount = Float(inputs.number(kCIInputAmountKey))
            return inputs.recipe()?.toned { saturated($0, 1 + amount * (1 - ($0.max() - $0.min()))) }
        },
        "CIHueAdjust": FilterEntry(kCICategoryColorAdjustment, [kCIInputAngleKey: 0]) { inputs in
            let angle = Float(inputs.number(kCIInputAngleKey)), (c, s) = (cos(angle), sin(angle)), third: Float = 1 / 3, root = Float(third.squareRoot())
            return inputs.recipe()?.toned { color in
                // A turn about the grey axis.
                let (near, ahead, behind) = (c + (1 - c) * third, (1 - c) * third - root * s, (1 - c) * third + root * s)
                return SIMD3(color.x * near + color.y * ahead + color.z * behind, color.x * behind + color.y * near + color.z * ahead, color.x * ahead + color.y * behind + color.z * near)
            }
        },
        "CIColorMatrix": FilterEntry(kCICategoryColorAdjustment, [
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1), "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]) { inputs in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(inputs.vector), bias = inputs.vector("inputBiasVector")
            return inputs.recipe()?.colored { pixel in
                let straight = pixel.straight
                return (SIMD4((straight * rows[0]).sum(), (straight * rows[1]).sum(), (straight * rows[2]).sum(), (straight * rows[3]).sum()) + bias).clamped(lowerBound: .zero, upperBound: .one).premultiplied
            }
        },
        "CIColorClamp": FilterEntry(kCICategoryColorAdjustment, ["inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0), "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1)]) { inputs in
            let (low, high) = (inputs.vector("inputMinComponents"), inputs.vector("inputMaxComponents"))
            return inputs.recipe()?.colored { $0.straight.clamped(lowerBound: low, upperBound: high).premultiplied }
        },
        "CIColorPosterize": FilterEntry(kCICategoryColorEffect, ["inputLevels": 6]) { inputs in
            let levels = max(Float(inputs.number("inputLevels")), 2)
            return inputs.recipe()?.toned { ($0 * (levels - 1)).rounded(.toNearestOrAwayFromZero) / (levels - 1) }
        },
        "CIColorThreshold": FilterEntry(kCICategoryColorEffect, ["inputThreshold": 0.5]) { inputs in
            let limit = Float(inputs.number("inputThreshold"))
            return inputs.recipe()?.toned { SIMD3($0.x >= limit ? 1 : 0, $0.y >= limit ? 1 : 0, $0.z >= limit ? 1 : 0) }
        },
        "CIFalseColor": FilterEntry(kCICategoryColorEffect, ["inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8)]) { inputs in
            let (dark, light) = (inputs.color("inputColor0").pixel, inputs.color("inputColor1").pixel)
            return inputs.recipe()?.colored { pixel in (dark + (light - dark) * pixel.straight.luminance) * pixel.w }
        },
        "CIMaskToAlpha": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.colored { SIMD4(repeating: $0.luminance) } },
        "CIMaximumComponent": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { SIMD3(repeating: $0.max()) } },
        "CIMinimumComponent": FilterEntry(kCICategoryColorEffect) { $0.recipe()?.toned { SIMD3(repeating: $0.min()) } },
        "CIWhitePointAdjust": FilterEntry(kCICategoryColorAdjustment, [kCIInputColorKey: CIColor.white]) { inputs in
            let color = inputs.color(kCIInputColorKey).pixel
            return inputs.recipe()?.toned { $0 * SIMD3(color.x, color.y, color.z) }
        },
        "CILinearToSRGBToneCurve": FilterEntry(kCICategoryColorAdjustment) { $0.recipe()?.toned { SIMD3(curve($0.x), curve($0.y), curve($0.z)) } },
        "CISRGBToneCurveToLinear": FilterEntry(kCICategoryColorAdjustment) { $0.recipe()?.toned { SIMD3(linear($0.x), linear($0.y), linear($0.z)) } },
        "CIVignette": FilterEntry(kCICategoryColorEffect, [kCIInputIntensityKey: 0, kCIInputRadiusKey: 1]) { inputs in
            let (intensity, radius) = (inputs.number(kCIInputIntensityKey), max(inputs.number(kCIInputRadiusKey), 0.01))
            guard let recipe = inputs.recipe() else { return nil }
            return shaded(recipe, CGPoint(x: recipe.extent.midX, y: recipe.extent.midY), hypot(recipe.extent.width, recipe.extent.height) / 2 * radius, intensity)
        },
        "CIVignetteEffect": FilterEntry(kCICategoryColorEffect, [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 150, kCIInputIntensityKey: 1]) { inputs in
            inputs.recipe().map { shaded($0, inputs.point(kCIInputCenterKey), max(inputs.number(kCIInputRadiusKey), 1), inputs.number(kCIInputIntensityKey)) }
        },
    ]

    private static func luminance(_ color: SIMD3<Float>) -> Float { 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z }
    private static func saturated(_ color: SIMD3<Float>, _ saturation: Float) -> SIMD3<Float> { (color - luminance(color)) * saturation + luminance(color) }
    private static func linear(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    private static func curve(_ value: Float) -> Float { value <= 0.0031308 ? value * 12.92 : 1.055 * pow(min(value, 1), 1 / 2.4) - 0.055 }

    /// Darker away from a point.
    private static func shaded(_ recipe: Recipe, _ center: CGPoint, _ radius: Double, _ intensity: Double) -> Recipe {
        Recipe(extent: recipe.extent) { wanted in
            let source = recipe.render(wanted)
            return Raster.make(wanted) { x, y in
                let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y) / radius, pixel = source[x, y]
                let light = Float(min(max(1 - intensity * pow(min(distance, 1.5), 2) * 0.5, 0), 1))
                return SIMD4(pixel.x * light, pixel.y * light, pixel.z * light, pixel.w)
            }
        }
    }
}
