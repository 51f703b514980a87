import CoreFoundationTypes
import Foundation

/// Makes buffers of one size and format.
public final class CVPixelBufferPool: @unchecked Sendable {
    let attributes: CFDictionary

    init(_ attributes: CFDictionary) { self.attributes = attributes }

    func number(_ key: String) -> Int? { (attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? (attributes[key] as? OSType).map(Int.init) }
}

@discardableResult
public func CVPixelBufferPoolCreate(_ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?, _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>) -> CVReturn {
    poolOut.pointee = CVPixelBufferPool(pixelBufferAttributes ?? [:])
    return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(_ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn {
    let format = pixelBufferPool.number(kCVPixelBufferPixelFormatTypeKey).map { OSType($0) } ?? kCVPixelFormatType_32BGRA
    return CVPixelBufferCreate(allocator, pixelBufferPool.number(kCVPixelBufferWidthKey) ?? 0, pixelBufferPool.number(kCVPixelBufferHeightKey) ?? 0, format, nil, pixelBufferOut)
}
