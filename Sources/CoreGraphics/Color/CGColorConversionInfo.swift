import Foundation

/// How colours of one space become those of another. Named only: it converts no pixels.
public final class CGColorConversionInfo: @unchecked Sendable {
    let source: CGColorSpace, destination: CGColorSpace

    public init?(src: CGColorSpace, dst: CGColorSpace) { (source, destination) = (src, dst) }
    public convenience init?(optionsSrc src: CGColorSpace, dst: CGColorSpace, options: CFDictionary?) { self.init(src: src, dst: dst) }

    public convenience init?(src from: CGColorSpace, srcHeadroom source_headroom: Float, dst to: CGColorSpace, dstHeadroom target_headroom: Float, toneMapping method: CGToneMapping, options: CFDictionary?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
        self.init(src: from, dst: to)
    }

    /// False: nothing was converted.
    public func convert(width: Int, height: Int, to dst_data: UnsafeMutableRawPointer, format dst_format: CGColorBufferFormat, from src_data: UnsafeRawPointer, format src_format: CGColorBufferFormat, options: CFDictionary?) -> Bool {
        _named("CGColorConversionInfo.convert(width:height:to:format:from:format:options:)", false)
    }

    public class var typeID: CFTypeID { 15 }
}
