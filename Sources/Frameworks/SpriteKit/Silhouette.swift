import UIKit

/// The outline of what isn't transparent in a picture.
enum Silhouette {
    /// The first and last opaque pixel of some rows, scaled to a size around the origin; the corners where there is no picture.
    static func points(of image: CGImage?, _ threshold: Float, _ size: CGSize) -> [CGPoint] {
        let corners = PhysicsShape(CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)).points
        let side = 32
        guard let image, let context = CGContext(
            data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) else { return corners }
        context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
        guard let data = context.data?.assumingMemoryBound(to: UInt8.self) else { return corners }
        var found: [CGPoint] = []
        let limit = max(UInt8(min(max(threshold, 0), 1) * 255), 8)
        for row in 0..<side {
            let opaque = (0..<side).filter { data[row * context.bytesPerRow + $0 * 4 + 3] > limit }
            guard let first = opaque.first, let last = opaque.last else { continue }
            for y in [row, row + 1] {
                for x in [first, last + 1] { found.append(CGPoint(x: (CGFloat(x) / CGFloat(side) - 0.5) * size.width, y: (0.5 - CGFloat(y) / CGFloat(side)) * size.height)) }
            }
        }
        return found.isEmpty ? corners : found
    }
}
