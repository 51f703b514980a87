import Foundation

extension CGImage {
    /// The image where the mask lets it through: a mask's dark samples, a grey image's light ones.
    public func masking(_ mask: CGImage) -> CGImage? {
        let result = bitmap.copy()
        for y in 0..<height {
            let row = result.row(y), line = mask.bitmap.row(y * mask.height / height)
            for x in 0..<width {
                let sample = line[x * mask.width / width] & 255
                row[x] = CGImage.scaled(row[x], by: mask.isMask ? 255 - sample : sample)
            }
        }
        return CGImage(bitmap: result)
    }

    /// Makes transparent what lies within the ranges: two bounds a component, 0…255.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count >= 6 else { return nil }
        let bounds = components.map { UInt32(min(max($0, 0), 255)) }
        let result = bitmap.copy()
        for y in 0..<height {
            let row = result.row(y)
            for x in 0..<width {
                let (r, g, b) = (row[x] >> 16 & 255, row[x] >> 8 & 255, row[x] & 255)
                if r >= bounds[0], r <= bounds[1], g >= bounds[2], g <= bounds[3], b >= bounds[4], b <= bounds[5] { row[x] = 0 }
            }
        }
        return CGImage(bitmap: result)
    }

    static func scaled(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
        guard alpha != 255 else { return pixel }
        let part = { (shift: UInt32) in ((pixel >> shift & 255) * alpha + 127) / 255 << shift }
        return part(24) | part(16) | part(8) | part(0)
    }
}
