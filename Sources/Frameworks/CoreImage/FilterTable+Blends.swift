import CoreGraphics
import Foundation

/// Filters of two images.
extension FilterTable {
    nonisolated(unsafe) static let blends: [String: FilterEntry] = [
        "CISourceOverCompositing": FilterEntry("CICategoryCompositeOperation") { both($0) { $0 + $1 * (1 - $0.w) } },
        "CISourceInCompositing": FilterEntry("CICategoryCompositeOperation") { both($0) { $0 * $1.w } },
        "CISourceOutCompositing": FilterEntry("CICategoryCompositeOperation") { both($0) { $0 * (1 - $1.w) } },
        "CISourceAtopCompositing": FilterEntry("CICategoryCompositeOperation") { both($0) { $0 * $1.w + $1 * (1 - $0.w) } },
        "CIAdditionCompositing": FilterEntry("CICategoryCompositeOperation") { both($0) { pointwiseMin($0 + $1, .one) } },
        "CIMultiplyCompositing": FilterEntry("CICategoryCompositeOperation") { both($0) { $0 * $1 } },
        "CIMaximumCompositing": FilterEntry("CICategoryCompositeOperation") { both($0) { pointwiseMax($0, $1) } },
        "CIMinimumCompositing": FilterEntry("CICategoryCompositeOperation") { both($0) { pointwiseMin($0, $1) } },
        "CIMultiplyBlendMode": blend { $0 * $1 },
        "CIScreenBlendMode": blend(screen),
        "CIDarkenBlendMode": blend { pointwiseMin($0, $1) },
        "CILightenBlendMode": blend { pointwiseMax($0, $1) },
        "CIDifferenceBlendMode": blend { pointwiseMax($0, $1) - pointwiseMin($0, $1) },
        "CIExclusionBlendMode": blend { screen($0, $1) - $0 * $1 },
        "CIOverlayBlendMode": blend { hardLight($1, $0) },
        "CIHardLightBlendMode": blend { hardLight($0, $1) },
        "CISoftLightBlendMode": blend(softLight),
        "CIBlendWithMask": FilterEntry(kCICategoryStylize) { masked($0) { $0.luminance } },
        "CIBlendWithAlphaMask": FilterEntry(kCICategoryStylize) { masked($0) { $0.w } },
        "CIDissolveTransition": FilterEntry("CICategoryTransition", [kCIInputTimeKey: 0]) { inputs in
            let part = Float(min(max(inputs.number(kCIInputTimeKey), 0), 1))
            guard let first = inputs.recipe(), let second = inputs.recipe(kCIInputTargetImageKey) else { return nil }
            return first.combined(with: second) { $0 * (1 - part) + $1 * part }
        },
    ]

    private static func screen(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> { first + second - first * second }
    private static func hardLight(_ source: SIMD4<Float>, _ ground: SIMD4<Float>) -> SIMD4<Float> {
        let double = source + source, light = screen(double - 1, ground)
        return (double * ground).replacing(with: light, where: source .> SIMD4(repeating: 0.5))
    }
    private static func softLight(_ source: SIMD4<Float>, _ ground: SIMD4<Float>) -> SIMD4<Float> {
        let double = source + source
        return (SIMD4.one - double) * ground * ground + double * ground
    }

    private static func both(_ inputs: FilterInputs, _ change: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> Recipe? {
        guard let image = inputs.recipe() else { return inputs.recipe(kCIInputBackgroundImageKey) }
        return inputs.recipe(kCIInputBackgroundImageKey).map { image.combined(with: $0, change) } ?? image
    }

    /// A blend of straight colours, over what lies behind.
    private static func blend(_ mix: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> FilterEntry {
        FilterEntry("CICategoryCompositeOperation") { inputs in
            both(inputs) { source, ground in
                var result = source * (1 - ground.w) + ground * (1 - source.w) + mix(source.straight, ground.straight) * source.w * ground.w
                result.w = source.w + ground.w - source.w * ground.w
                return result
            }
        }
    }

    private static func masked(_ inputs: FilterInputs, _ part: @escaping (SIMD4<Float>) -> Float) -> Recipe? {
        guard let image = inputs.recipe() else { return nil }
        guard let mask = inputs.recipe(kCIInputMaskImageKey) else { return image }
        let front = image.combined(with: mask, extent: image.extent) { $0 * part($1) }
        guard let background = inputs.recipe(kCIInputBackgroundImageKey) else { return front }
        let back = background.combined(with: mask, extent: background.extent) { $0 * (1 - part($1)) }
        return front.combined(with: back) { $0 + $1 }
    }
}
