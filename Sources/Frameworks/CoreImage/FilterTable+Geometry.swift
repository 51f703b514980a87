import CoreGraphics
import Foundation

/// Filters that move pixels.
extension FilterTable {
    nonisolated(unsafe) static let geometry: [String: FilterEntry] = [
        "CICrop": FilterEntry("CICategoryGeometryAdjustment") { $0.recipe()?.cropped(to: $0.rect("inputRectangle")) },
        "CIAffineTransform": FilterEntry("CICategoryGeometryAdjustment") { $0.recipe()?.transformed(by: $0.transform(kCIInputTransformKey)) },
        "CIAffineClamp": FilterEntry("CICategoryTileEffect") { $0.recipe()?.clamped().transformed(by: $0.transform(kCIInputTransformKey)) },
        "CILanczosScaleTransform": FilterEntry("CICategoryGeometryAdjustment", [kCIInputScaleKey: 1, kCIInputAspectRatioKey: 1]) { inputs in
            let scale = inputs.number(kCIInputScaleKey)
            return inputs.recipe()?.transformed(by: CGAffineTransform(scaleX: scale * inputs.number(kCIInputAspectRatioKey), y: scale))
        },
        "CIStraightenFilter": FilterEntry("CICategoryGeometryAdjustment", [kCIInputAngleKey: 0]) { $0.recipe()?.transformed(by: CGAffineTransform(rotationAngle: $0.number(kCIInputAngleKey))) },
        "CITwirlDistortion": FilterEntry(kCICategoryDistortionEffect, [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300, kCIInputAngleKey: Double.pi]) { inputs in
            let (center, radius, angle) = (inputs.point(kCIInputCenterKey), max(inputs.number(kCIInputRadiusKey), 1), inputs.number(kCIInputAngleKey))
            return inputs.recipe()?.displaced { point in
                let (dx, dy) = (point.x - center.x, point.y - center.y), part = 1 - hypot(dx, dy) / radius
                guard part > 0 else { return point }
                let turn = angle * part * part
                return CGPoint(x: center.x + dx * cos(turn) - dy * sin(turn), y: center.y + dx * sin(turn) + dy * cos(turn))
            }
        },
        "CIBumpDistortion": FilterEntry(kCICategoryDistortionEffect, [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300, kCIInputScaleKey: 0.5]) { bump($0, sign: 1) },
        "CIPinchDistortion": FilterEntry(kCICategoryDistortionEffect, [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300, kCIInputScaleKey: 0.5]) { bump($0, sign: -1) },
        "CIHoleDistortion": FilterEntry(kCICategoryDistortionEffect, [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 150]) { inputs in
            let (center, radius) = (inputs.point(kCIInputCenterKey), max(inputs.number(kCIInputRadiusKey), 1))
            return inputs.recipe()?.displaced { point in
                let distance = hypot(point.x - center.x, point.y - center.y)
                guard distance > 0 else { return CGPoint(x: -1e6, y: -1e6) }
                if distance < radius { return CGPoint(x: -1e6, y: -1e6) }
                let part = (distance - radius * radius / distance) / distance
                return CGPoint(x: center.x + (point.x - center.x) * part, y: center.y + (point.y - center.y) * part)
            }
        },
    ]

    /// Pushes out of, or into, a circle.
    private static func bump(_ inputs: FilterInputs, sign: Double) -> Recipe? {
        let (center, radius, scale) = (inputs.point(kCIInputCenterKey), max(inputs.number(kCIInputRadiusKey), 1), inputs.number(kCIInputScaleKey) * sign)
        return inputs.recipe()?.displaced { point in
            let (dx, dy) = (point.x - center.x, point.y - center.y), part = hypot(dx, dy) / radius
            guard part < 1 else { return point }
            let stretch = 1 - scale * (1 - part) * (1 - part)
            return CGPoint(x: center.x + dx * stretch, y: center.y + dy * stretch)
        }
    }
}
