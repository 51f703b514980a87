import CoreFoundationTypes
import Foundation

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public typealias CVMetalTexture = CVBuffer

public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate = 0, shouldPropagate }

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = Self(rawValue: 1)
}

/// A picture's pixels in memory, in one plane or several.
public final class CVBuffer: Hashable, @unchecked Sendable {
    struct Plane {
        let width: Int, height: Int, bytesPerRow: Int, offset: Int
    }

    let width: Int, height: Int, format: OSType
    let planes: [Plane]
    let isPlanar: Bool
    let base: UnsafeMutableRawPointer
    let size: Int
    private let release: (() -> Void)?
    var attachments: [String: Any] = [:]

    init?(width: Int, height: Int, format: OSType) {
        guard width > 0, height > 0, let layout = Self.layout(width, height, format) else { return nil }
        (self.width, self.height, self.format, planes, isPlanar) = (width, height, format, layout, layout.count > 1)
        size = layout.map { $0.offset + $0.bytesPerRow * $0.height }.max() ?? 0
        base = .allocate(byteCount: size, alignment: 64)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        release = nil
    }

    init(width: Int, height: Int, format: OSType, base: UnsafeMutableRawPointer, bytesPerRow: Int, release: (() -> Void)?) {
        (self.width, self.height, self.format, isPlanar) = (width, height, format, false)
        planes = [Plane(width: width, height: height, bytesPerRow: bytesPerRow, offset: 0)]
        (self.base, size, self.release) = (base, bytesPerRow * height, release ?? {})
    }

    deinit { if let release { release() } else { base.deallocate() } }

    /// Rows begin at multiples of 64 bytes.
    private static func layout(_ width: Int, _ height: Int, _ format: OSType) -> [Plane]? {
        func row(_ bytes: Int) -> Int { (bytes + 63) / 64 * 64 }
        let single: [OSType: Int] = [
            kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32RGBA: 4, kCVPixelFormatType_32ABGR: 4, kCVPixelFormatType_24RGB: 3,
            kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_TwoComponent8: 2, kCVPixelFormatType_OneComponent16Half: 2, kCVPixelFormatType_OneComponent32Float: 4,
            kCVPixelFormatType_DepthFloat16: 2, kCVPixelFormatType_DepthFloat32: 4, kCVPixelFormatType_DisparityFloat16: 2, kCVPixelFormatType_DisparityFloat32: 4,
            kCVPixelFormatType_422YpCbCr8: 2, kCVPixelFormatType_64ARGB: 8, kCVPixelFormatType_128RGBAFloat: 16, kCVPixelFormatType_64RGBAHalf: 8,
        ]
        if let bytes = single[format] { return [Plane(width: width, height: height, bytesPerRow: row(width * bytes), offset: 0)] }
        guard [kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange].contains(format) else { return nil }
        let first = row(width)
        return [
            Plane(width: width, height: height, bytesPerRow: first, offset: 0),
            Plane(width: (width + 1) / 2, height: (height + 1) / 2, bytesPerRow: row((width + 1) / 2 * 2), offset: first * height),
        ]
    }

    public static func == (a: CVBuffer, b: CVBuffer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
