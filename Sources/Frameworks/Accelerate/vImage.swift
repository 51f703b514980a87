import CoreGraphics
import Foundation

public typealias vImage_Error = Int
public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8

public let kvImageNoError: vImage_Error = 0
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageNoFlags = 0
public let kvImageEdgeExtend = 8
public let kvImageBackgroundColorFill = 4
public let kvImageHighQualityResampling = 32

/// Pixels in memory that the caller owns.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount, width: vImagePixelCount
    public var rowBytes: Int
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }
}

/// Four bytes a pixel, by the nearest pixel's colour.
@discardableResult
public func vImageScale_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    guard from.width > 0, from.height > 0, let input = from.data, let output = to.data else { return kvImageInvalidParameter }
    for y in 0..<Int(to.height) {
        for x in 0..<Int(to.width) {
            let place = (y * Int(from.height) / Int(to.height)) * from.rowBytes + (x * Int(from.width) / Int(to.width)) * 4
            (output + y * to.rowBytes + x * 4).copyMemory(from: input + place, byteCount: 4)
        }
    }
    return kvImageNoError
}

/// The mean of a box of pixels, four bytes each; the edges' pixels go on beyond them.
@discardableResult
public func vImageBoxConvolve_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernelHeight: UInt32, _ kernelWidth: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee), (width, height) = (Int(from.width), Int(from.height))
    guard width > 0, height > 0, let input = from.data, let output = to.data, input != output else { return kvImageInvalidParameter }
    func blur(_ count: Int, _ radius: Int, _ get: (Int) -> Int, _ set: (Int, Int) -> Void) {
        var sum = (-radius...radius).reduce(0) { $0 + get(min(max($1, 0), count - 1)) }
        for place in 0..<count {
            set(place, sum / (2 * radius + 1))
            sum += get(min(place + radius + 1, count - 1)) - get(max(place - radius, 0))
        }
    }
    var rows = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height { for channel in 0..<4 {
        blur(width, Int(kernelWidth) / 2, { Int((input + y * from.rowBytes + $0 * 4 + channel).load(as: UInt8.self)) }, { rows[(y * width + $0) * 4 + channel] = UInt8($1) })
    } }
    for x in 0..<width { for channel in 0..<4 {
        blur(height, Int(kernelHeight) / 2, { Int(rows[($0 * width + x) * 4 + channel]) }, { (output + $0 * to.rowBytes + x * 4 + channel).storeBytes(of: UInt8($1), as: UInt8.self) })
    } }
    return kvImageNoError
}

/// Each pixel's four bytes times a matrix of four columns over a divisor.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    guard let input = from.data, let output = to.data, divisor != 0 else { return kvImageInvalidParameter }
    for y in 0..<Int(from.height) { for x in 0..<Int(from.width) {
        let pixel = (0..<4).map { Int((input + y * from.rowBytes + x * 4 + $0).load(as: UInt8.self)) }
        for channel in 0..<4 {
            let sum = (0..<4).reduce(0) { $0 + pixel[$1] * Int(matrix[$1 * 4 + channel]) }
            (output + y * to.rowBytes + x * 4 + channel).storeBytes(of: UInt8(min(max(sum / Int(divisor), 0), 255)), as: UInt8.self)
        }
    } }
    return kvImageNoError
}
