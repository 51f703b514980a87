import CoreGraphics
import Foundation

/// Filters that look at the pixels around.
extension Recipe {
    /// - Parameter radius: the standard deviation, in pixels.
    func blurred(_ radius: Double) -> Recipe {
        guard radius > 0 else { return self }
        let reach = Int((radius * 3).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * radius * radius))) }
        return convolved(weights, reach: reach)
    }

    func boxBlurred(_ radius: Double) -> Recipe {
        let reach = Int(radius.rounded())
        return reach < 1 ? self : convolved(Array(repeating: 1, count: 2 * reach + 1), reach: reach)
    }

    /// The same weights across and down.
    private func convolved(_ weights: [Float], reach: Int) -> Recipe {
        let total = weights.reduce(0, +), weights = weights.map { $0 / total }
        return Recipe(extent: extent.width > 1e8 ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))) { wanted in
            let source = render(wanted.grown(by: reach)), width = source.rect.width
            var across = Raster(PixelRect(x: wanted.x, y: source.rect.y, width: wanted.width, height: source.rect.height))
            for row in 0..<source.rect.height {
                for column in 0..<wanted.width {
                    var sum = SIMD4<Float>.zero
                    for (offset, weight) in weights.enumerated() { sum += source.pixels[row * width + column + offset] * weight }
                    across.pixels[row * wanted.width + column] = sum
                }
            }
            var result = Raster(wanted)
            for row in 0..<wanted.height {
                for column in 0..<wanted.width {
                    var sum = SIMD4<Float>.zero
                    for (offset, weight) in weights.enumerated() { sum += across.pixels[(row + offset) * wanted.width + column] * weight }
                    result.pixels[row * wanted.width + column] = sum
                }
            }
            return result
        }
    }

    func motionBlurred(_ radius: Double, angle: Double) -> Recipe {
        let steps = max(Int(radius.rounded()), 1), margin = CGFloat(steps)
        return Recipe(extent: extent.insetBy(dx: -margin, dy: -margin)) { wanted in
            let source = render(wanted.grown(by: steps + 1))
            return Raster.make(wanted) { x, y in
                var sum = SIMD4<Float>.zero
                for step in -steps...steps { sum += source.sample(CGPoint(x: Double(x) + 0.5 + Double(step) * cos(angle), y: Double(y) + 0.5 + Double(step) * sin(angle))) }
                return sum / Float(2 * steps + 1)
            }
        }
    }

    func sharpened(radius: Double, amount: Float) -> Recipe {
        let soft = clamped().blurred(radius)
        return combined(with: soft, extent: extent) { own, around in (own + (own - around) * amount).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: own.w)) }
    }

    func pixellated(_ scale: Double, center: CGPoint) -> Recipe {
        let side = max(scale.rounded(), 1)
        return Recipe(extent: extent) { wanted in
            let source = clamped().render(wanted.grown(by: Int(side)))
            return Raster.make(wanted) { x, y in
                let column = (((Double(x) - center.x) / side).rounded(.down) + 0.5) * side + center.x, row = (((Double(y) - center.y) / side).rounded(.down) + 0.5) * side + center.y
                return source.sample(CGPoint(x: column, y: row))
            }
        }
    }

    /// How much each pixel differs from those around.
    func edged(_ intensity: Float) -> Recipe {
        Recipe(extent: extent) { wanted in
            let source = clamped().render(wanted.grown(by: 1))
            return Raster.make(wanted) { x, y in
                let across = source[x + 1, y] - source[x - 1, y], up = source[x, y + 1] - source[x, y - 1]
                let strength = ((across * across + up * up) * intensity).clamped(lowerBound: .zero, upperBound: .one)
                return SIMD4(strength.x, strength.y, strength.z, 1) * source[x, y].w
            }
        }
    }

    func averaged(_ area: CGRect) -> Recipe {
        let rect = PixelRect(area.intersection(extent))
        return Recipe(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { wanted in
            let pixels = render(rect).pixels
            let mean = pixels.isEmpty ? .zero : pixels.reduce(.zero, +) / Float(pixels.count)
            return Raster(wanted, Array(repeating: mean, count: wanted.width * wanted.height))
        }
    }
}
