import Foundation

/// A bitmap image, or a mask.
public final class CGImage: Hashable, @unchecked Sendable {
    package let bitmap: Bitmap
    public let isMask: Bool
    public let colorSpace: CGColorSpace?
    public let shouldInterpolate: Bool
    public let renderingIntent: CGColorRenderingIntent
    let format: PixelFormat
    private let source: CGDataProvider?
    package var utTypeName: String?

    package init(bitmap: Bitmap, isOpaque: Bool = false) {
        self.bitmap = bitmap
        isMask = false
        colorSpace = .standardRGB
        shouldInterpolate = true
        renderingIntent = .defaultIntent
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
        format = PixelFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bitmap.width * 4, model: .rgb, info: CGBitmapInfo(rawValue: alpha.rawValue))
        source = nil
    }

    public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, model: space.model, info: bitmapInfo)
        guard let bitmap = CGImage.read(provider, format, width, height, table: space.colorTable) else { return nil }
        self.bitmap = bitmap
        self.format = format
        self.shouldInterpolate = shouldInterpolate
        isMask = false
        colorSpace = space
        renderingIntent = intent
        source = provider
    }

    /// A mask paints where its samples are 0.
    public init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, model: .monochrome, info: [])
        guard let bitmap = CGImage.read(provider, format, width, height, table: nil) else { return nil }
        self.bitmap = bitmap
        self.format = format
        self.shouldInterpolate = shouldInterpolate
        isMask = true
        colorSpace = nil
        renderingIntent = .defaultIntent
        source = provider
    }

    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, let bitmap = PNGCoder.decode(data) else { return nil }
        self.init(bitmap: bitmap)
        utTypeName = "public.png"
    }

    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, let bitmap = JPEGCoder.decode(data) else { return nil }
        self.init(bitmap: bitmap, isOpaque: true)
        utTypeName = "public.jpeg"
    }

    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { format.bitsPerComponent }
    public var bitsPerPixel: Int { format.bitsPerPixel }
    public var bytesPerRow: Int { format.bytesPerRow }
    public var bitmapInfo: CGBitmapInfo { format.info }
    public var alphaInfo: CGImageAlphaInfo { format.alpha }
    public var byteOrderInfo: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: format.info.rawValue & 0x7000) ?? .orderDefault }
    public var pixelFormatInfo: CGImagePixelFormatInfo { isMask ? .mask : .packed }
    public var decode: UnsafePointer<CGFloat>? { nil }
    public var utType: CFString? { utTypeName }
    public class var typeID: CFTypeID { 8 }

    /// The pixels, laid out as `bitmapInfo` and `bytesPerRow` say.
    public var dataProvider: CGDataProvider? {
        if let source { return source }
        var data = Data(count: format.bytesPerRow * height)
        data.withUnsafeMutableBytes { format.encode(bitmap, into: $0.baseAddress!.assumingMemoryBound(to: UInt8.self)) }
        return CGDataProvider(data: data)
    }

    public func copy() -> CGImage? { self }
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { space.model == .rgb ? self : nil }

    /// The part within `rect` (pixels from the top left, made whole); nil where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let cut = Bitmap(width: Int(part.width), height: Int(part.height))
        for y in 0..<cut.height { memcpy(cut.row(y), bitmap.row(y + Int(part.minY)) + Int(part.minX), cut.width * 4) }
        return CGImage(bitmap: cut, isOpaque: isOpaque)
    }

    package var isOpaque: Bool { [.none, .noneSkipFirst, .noneSkipLast].contains(format.alpha) && !isMask }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    private static func read(_ provider: CGDataProvider, _ format: PixelFormat, _ width: Int, _ height: Int, table: [UInt8]?) -> Bitmap? {
        guard format.isSupported, width > 0, height > 0, let data = provider.data else { return nil }
        let bitmap = Bitmap(width: width, height: height)
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            format.decode(base.assumingMemoryBound(to: UInt8.self), count: bytes.count, into: bitmap, table: table)
        }
        return bitmap
    }
}
