@_exported import CoreMedia
import CoreFoundationTypes
import CoreGraphics
import CoreImage

/// A picture of a buffer's pixels, where they are BGRA.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(_ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>) -> OSStatus {
    imageOut.pointee = CIImage(cvPixelBuffer: pixelBuffer).cgImage
    return imageOut.pointee == nil ? -12902 : 0
}
