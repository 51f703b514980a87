import CoreGraphics
import Foundation

/// How an image's pixels are made, when somebody asks for them.
struct Recipe: @unchecked Sendable {
    /// Pixels; infinite for what has no edges.
    let extent: CGRect
    let render: (PixelRect) -> Raster

    static let empty = Recipe(extent: .zero) { Raster($0) }
    static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

    init(extent: CGRect, render: @escaping (PixelRect) -> Raster) { (self.extent, self.render) = (extent, render) }

    init(_ bitmap: CGImage) {
        var kept: Raster?
        self.init(extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)) { rect in
            let all = kept ?? Raster(bitmap)
            kept = all
            return rect == all.rect ? all : Raster.make(rect) { all[$0, $1] }
        }
    }

    init(_ color: SIMD4<Float>) {
        self.init(extent: Self.everywhere) { rect in Raster(rect, Array(repeating: color, count: rect.width * rect.height)) }
    }

    init(_ color: CIColor) { self.init(color.pixel) }

    /// One pixel from one.
    func colored(_ change: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> Recipe { Recipe(extent: extent) { render($0).mapped(change) } }

    /// The straight colour of each pixel, changed.
    func toned(_ change: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> Recipe {
        colored { pixel in
            let straight = pixel.straight, changed = change(SIMD3(straight.x, straight.y, straight.z)).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
            return SIMD4(changed, pixel.w).premultiplied
        }
    }

    func cropped(to rect: CGRect) -> Recipe {
        let kept = extent.intersection(rect), bounds = PixelRect(kept.isNull ? .zero : kept)
        return Recipe(extent: kept.isNull ? .zero : kept) { wanted in
            let source = render(wanted)
            return Raster.make(wanted) { x, y in
                x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.width && y < bounds.y + bounds.height ? source[x, y] : .zero
            }
        }
    }

    /// The outermost pixels go on without end.
    func clamped() -> Recipe {
        let bounds = PixelRect(extent)
        guard bounds.width > 0, bounds.height > 0 else { return self }
        return Recipe(extent: Self.everywhere) { wanted in
            let source = render(bounds)
            return Raster.make(wanted) { x, y in source[min(max(x, bounds.x), bounds.x + bounds.width - 1), min(max(y, bounds.y), bounds.y + bounds.height - 1)] }
        }
    }

    func transformed(by matrix: CGAffineTransform) -> Recipe {
        let inverse = matrix.inverted()
        if extent.width > 1e8 { return self }
        return Recipe(extent: extent.applying(matrix)) { wanted in
            let source = render(PixelRect(extent).grown(by: 1))
            // Enlarged by whole numbers without turning, pixels stay squares.
            let isPlain = matrix.b == 0 && matrix.c == 0 && matrix.a.rounded() == matrix.a && matrix.d.rounded() == matrix.d
            return Raster.make(wanted) { x, y in
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                return isPlain ? source[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))] : source.sample(point)
            }
        }
    }

    /// Each pixel is fetched from another place.
    func displaced(_ place: @escaping (CGPoint) -> CGPoint) -> Recipe {
        Recipe(extent: extent) { wanted in
            let source = render(PixelRect(extent.width > 1e8 ? wanted.rect : extent).grown(by: 1))
            return Raster.make(wanted) { x, y in source.sample(place(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))) }
        }
    }

    /// This image and another, pixel by pixel.
    func combined(with other: Recipe, extent: CGRect? = nil, _ change: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> Recipe {
        Recipe(extent: extent ?? self.extent.union(other.extent)) { wanted in
            let (own, others) = (render(wanted), other.render(wanted))
            return Raster(wanted, zip(own.pixels, others.pixels).map(change))
        }
    }

    func over(_ background: Recipe) -> Recipe { combined(with: background) { $0 + $1 * (1 - $0.w) } }
}

extension CIColor {
    var pixel: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)).premultiplied }
}
