@_exported import CoreGraphics
import Foundation

/// A picture file in memory, read when it is opened.
public final class CGImageSource {
    private(set) var decoded: ImageFile.Decoded
    /// What is known of a file that comes bit by bit.
    private(set) var status = CGImageSourceStatus.statusComplete

    init?(_ data: Data) {
        guard let decoded = ImageFile.decode(data) else { return nil }
        self.decoded = decoded
    }

    /// One that is told its bytes later.
    init() {
        decoded = ImageFile.Decoded(frames: [], delays: [], orientation: 1)
        status = .statusUnexpectedEOF
    }

    /// Nothing can be read of a file before its end: the decoders of this system want it whole.
    func update(_ data: Data, isFinal: Bool) {
        if let read = ImageFile.decode(data) { (decoded, status) = (read, isFinal ? .statusComplete : .statusIncomplete) } else { status = isFinal ? .statusInvalidData : .statusIncomplete }
    }
}

public enum CGImageSourceStatus: Int32, Sendable { case statusUnexpectedEOF = -5, statusInvalidData = -4, statusUnknownType = -3, statusReadingHeader = -2, statusIncomplete = -1, statusComplete = 0 }

public func CGImageSourceCreateIncremental(_ options: [AnyHashable: Any]?) -> CGImageSource { CGImageSource() }
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: Data, _ final: Bool) { isrc.update(data, isFinal: final) }
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceCreateWithData(_ data: Data, _ options: [AnyHashable: Any]?) -> CGImageSource? { CGImageSource(data) }
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [AnyHashable: Any]?) -> CGImageSource? { (try? Data(contentsOf: url)).flatMap(CGImageSource.init) }
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.decoded.frames.count }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> String? { isrc.decoded.delays.isEmpty ? isrc.decoded.frames.first?.utTypeName : "com.compuserve.gif" }

public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?) -> CGImage? {
    isrc.decoded.frames.indices.contains(index) ? isrc.decoded.frames[index] : nil
}

/// No larger than the option `kCGImageSourceThumbnailMaxPixelSize` says.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?) -> CGImage? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
    let longest = Double(max(image.width, image.height))
    guard let limit = pixels(options?[kCGImageSourceThumbnailMaxPixelSize]), limit > 0, longest > limit else { return image }
    let width = max((Double(image.width) * limit / longest).rounded(), 1), height = max((Double(image.height) * limit / longest).rounded(), 1)
    let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context?.makeImage() ?? image
}

private func pixels(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init) ?? (value as? Double) ?? (value as? Int).map(Double.init)
}

public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?) -> [AnyHashable: Any]? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
    var properties: [AnyHashable: Any] = [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
    if isrc.decoded.orientation != 1 { properties[kCGImagePropertyOrientation] = isrc.decoded.orientation }
    if isrc.decoded.delays.indices.contains(index) {
        let delay = isrc.decoded.delays[index]
        let gif: [AnyHashable: Any] = [kCGImagePropertyGIFDelayTime: delay, kCGImagePropertyGIFUnclampedDelayTime: delay]
        properties[kCGImagePropertyGIFDictionary] = gif
    }
    return properties
}
