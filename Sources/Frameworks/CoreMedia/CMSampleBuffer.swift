import CoreFoundationTypes
import CoreVideo
import Foundation

public typealias CMItemCount = Int
public typealias CMFormatDescription = CMFormatDescriptionRef
public typealias CMVideoFormatDescription = CMFormatDescriptionRef
public typealias CMAudioFormatDescription = CMFormatDescriptionRef
public typealias CMMediaType = FourCharCode

public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736f_756e
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMPixelFormat_32BGRA: FourCharCode = 0x4247_5241

/// What a medium's samples are.
public final class CMFormatDescriptionRef: @unchecked Sendable {
    let dimensions: CMVideoDimensions, mediaType: CMMediaType
    init(_ dimensions: CMVideoDimensions, _ mediaType: CMMediaType) { (self.dimensions, self.mediaType) = (dimensions, mediaType) }
}

public struct CMVideoDimensions: Equatable, Sendable {
    public var width: Int32, height: Int32
    public init() { self.init(width: 0, height: 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

public struct CMSampleTimingInfo: Sendable {
    public var duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime
    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) { (self.duration, self.presentationTimeStamp, self.decodeTimeStamp) = (duration, presentationTimeStamp, decodeTimeStamp) }
}

/// A moment of a medium: a picture and its time.
public final class CMSampleBuffer: @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let presentationTimeStamp: CMTime
    public let duration: CMTime
    public let formatDescription: CMFormatDescription?
    public var isValid: Bool { true }
    public var numSamples: CMItemCount { imageBuffer == nil ? 0 : 1 }

    init(_ imageBuffer: CVImageBuffer?, _ timing: CMSampleTimingInfo, _ format: CMFormatDescription?) {
        (self.imageBuffer, presentationTimeStamp, duration, formatDescription) = (imageBuffer, timing.presentationTimeStamp, timing.duration, format)
    }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.formatDescription }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }

@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescriptionRef(CMVideoDimensions(width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer))), kCMMediaType_Video)
    return 0
}

@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>) -> OSStatus {
    sampleBufferOut.pointee = CMSampleBuffer(imageBuffer, sampleTiming.pointee, formatDescription)
    return 0
}
