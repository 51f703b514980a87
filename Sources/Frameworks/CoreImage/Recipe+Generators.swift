import CoreGraphics
import Foundation

/// Images that are made of nothing.
extension Recipe {
    private static func field(_ color: @escaping (CGPoint) -> SIMD4<Float>) -> Recipe {
        Recipe(extent: everywhere) { wanted in Raster.make(wanted) { x, y in color(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) } }
    }

    private static func mix(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ part: Double) -> SIMD4<Float> {
        let part = Float(min(max(part, 0), 1))
        return first * (1 - part) + second * part
    }

    static func linearGradient(from start: CGPoint, _ first: CIColor, to end: CGPoint, _ second: CIColor, isSmooth: Bool = false) -> Recipe {
        let (dx, dy) = (end.x - start.x, end.y - start.y), length = dx * dx + dy * dy
        return field { point in
            let part = length == 0 ? 1 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
            let held = min(max(part, 0), 1)
            return mix(first.pixel, second.pixel, isSmooth ? held * held * (3 - 2 * held) : held)
        }
    }

    static func radialGradient(around center: CGPoint, _ inner: Double, _ first: CIColor, _ outer: Double, _ second: CIColor) -> Recipe {
        field { point in
            let distance = hypot(point.x - center.x, point.y - center.y)
            return mix(first.pixel, second.pixel, outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner))
        }
    }

    static func checkerboard(from corner: CGPoint, _ first: CIColor, _ second: CIColor, side: Double) -> Recipe {
        field { point in
            let column = Int(((point.x - corner.x) / max(side, 1)).rounded(.down)), row = Int(((point.y - corner.y) / max(side, 1)).rounded(.down))
            return (column + row).isMultiple(of: 2) ? first.pixel : second.pixel
        }
    }

    static func stripes(from corner: CGPoint, _ first: CIColor, _ second: CIColor, width: Double) -> Recipe {
        field { point in Int(((point.x - corner.x) / max(width, 1)).rounded(.down)).isMultiple(of: 2) ? first.pixel : second.pixel }
    }

    /// The same noise at each run.
    static let noise = field { point in
        func value(_ salt: UInt32) -> Float {
            var bits = UInt32(truncatingIfNeeded: Int(point.x)) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: Int(point.y)) &* 0x85EB_CA77 ^ salt
            bits = (bits ^ bits >> 15) &* 0x2C1B_3C6D
            bits = (bits ^ bits >> 12) &* 0x297A_2D39
            return Float(bits ^ bits >> 15) / Float(UInt32.max)
        }
        return SIMD4(value(1), value(2), value(3), value(4)).premultiplied
    }

    /// Squares of one pixel, dark where a row says so; the first row is the top.
    static func modules(_ rows: [[Bool]], dark: SIMD4<Float> = SIMD4(0, 0, 0, 1), light: SIMD4<Float> = SIMD4(1, 1, 1, 1)) -> Recipe {
        let height = rows.count, width = rows.first?.count ?? 0
        return Recipe(extent: CGRect(x: 0, y: 0, width: width, height: height)) { wanted in
            Raster.make(wanted) { x, y in x >= 0 && y >= 0 && x < width && y < height ? (rows[height - 1 - y][x] ? dark : light) : .zero }
        }
    }
}
