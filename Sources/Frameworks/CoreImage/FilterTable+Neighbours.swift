import CoreGraphics
import Foundation

/// Filters that look at the pixels around.
extension FilterTable {
    nonisolated(unsafe) static let neighbours: [String: FilterEntry] = [
        "CIGaussianBlur": FilterEntry(kCICategoryBlur, [kCIInputRadiusKey: 10]) { $0.recipe()?.blurred($0.number(kCIInputRadiusKey)) },
        "CIBoxBlur": FilterEntry(kCICategoryBlur, [kCIInputRadiusKey: 10]) { $0.recipe()?.boxBlurred($0.number(kCIInputRadiusKey)) },
        "CIDiscBlur": FilterEntry(kCICategoryBlur, [kCIInputRadiusKey: 8]) { $0.recipe()?.blurred($0.number(kCIInputRadiusKey) / 2) },
        "CIBokehBlur": FilterEntry(kCICategoryBlur, [kCIInputRadiusKey: 20]) { $0.recipe()?.blurred($0.number(kCIInputRadiusKey) / 2) },
        "CIMotionBlur": FilterEntry(kCICategoryBlur, [kCIInputRadiusKey: 20, kCIInputAngleKey: 0]) { $0.recipe()?.motionBlurred($0.number(kCIInputRadiusKey), angle: $0.number(kCIInputAngleKey)) },
        "CIUnsharpMask": FilterEntry("CICategorySharpen", [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { $0.recipe()?.sharpened(radius: $0.number(kCIInputRadiusKey), amount: Float($0.number(kCIInputIntensityKey))) },
        "CISharpenLuminance": FilterEntry("CICategorySharpen", [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) { $0.recipe()?.sharpened(radius: $0.number(kCIInputRadiusKey), amount: Float($0.number(kCIInputSharpnessKey))) },
        "CIPixellate": FilterEntry(kCICategoryStylize, [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8]) { $0.recipe()?.pixellated($0.number(kCIInputScaleKey), center: $0.point(kCIInputCenterKey)) },
        "CIEdges": FilterEntry(kCICategoryStylize, [kCIInputIntensityKey: 1]) { $0.recipe()?.edged(Float($0.number(kCIInputIntensityKey))) },
        "CIBloom": FilterEntry(kCICategoryStylize, [kCIInputRadiusKey: 10, kCIInputIntensityKey: 0.5]) { inputs in
            let part = Float(inputs.number(kCIInputIntensityKey))
            return inputs.recipe().map { recipe in recipe.combined(with: recipe.blurred(inputs.number(kCIInputRadiusKey)), extent: recipe.extent) { own, glow in own + glow * part * (1 - own) } }
        },
        "CIGloom": FilterEntry(kCICategoryStylize, [kCIInputRadiusKey: 10, kCIInputIntensityKey: 0.5]) { inputs in
            let part = Float(inputs.number(kCIInputIntensityKey))
            return inputs.recipe().map { recipe in recipe.combined(with: recipe.blurred(inputs.number(kCIInputRadiusKey)), extent: recipe.extent) { own, soft in own + (pointwiseMin(own, soft) - own) * part } }
        },
        "CIAreaAverage": FilterEntry("CICategoryReduction") { $0.recipe()?.averaged($0[kCIInputExtentKey] == nil ? $0.recipe()!.extent : $0.rect(kCIInputExtentKey)) },
    ]
}
