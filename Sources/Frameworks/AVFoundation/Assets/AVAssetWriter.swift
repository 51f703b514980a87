import CoreMedia
import Foundation
import ObjCRuntime
import QuartzCore

/// Named only: writing fails as soon as it starts.
open class AVAssetWriter: ObjCObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, writing, completed, failed, cancelled }
    public let outputURL: URL, outputFileType: AVFileType
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var inputs: [AVAssetWriterInput] = []
    open var shouldOptimizeForNetworkUse = false
    open var metadata: [AVMetadataItem] = []
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws { (self.outputURL, self.outputFileType) = (outputURL, outputFileType); super.init() }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws { try self.init(outputURL: outputURL, fileType: outputFileType) }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    @discardableResult open func startWriting() -> Bool {
        notImplemented("AVAssetWriter.startWriting()")
        (status, error) = (.failed, AVError(.encoderNotFound))
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func cancelWriting() { status = .cancelled }
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { DispatchQueue.global().async { handler() } }
    open func finishWriting() async {}
}
open class AVAssetWriterInput: ObjCObject, @unchecked Sendable {
    public let mediaType: AVMediaType, outputSettings: [String: Any]?
    open var isReadyForMoreMediaData: Bool { false }
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?) { (self.mediaType, self.outputSettings) = (mediaType, outputSettings); super.init() }
    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) { self.init(mediaType: mediaType, outputSettings: outputSettings) }
    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}
open class AVAssetWriterInputPixelBufferAdaptor: ObjCObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    open var pixelBufferPool: CVPixelBufferPool? { nil }
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) { assetWriterInput = input; super.init() }
    @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

open class AVAssetReader: ObjCObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, reading, completed, failed, cancelled }
    open private(set) var status = Status.unknown
    open var error: (any Error)? { nil }
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    public init(asset: AVAsset) throws { super.init() }
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
    open func add(_ output: AVAssetReaderOutput) {}
    @discardableResult open func startReading() -> Bool {
        notImplemented("AVAssetReader.startReading()")
        status = .failed
        return false
    }
    open func cancelReading() { status = .cancelled }
}
open class AVAssetReaderOutput: ObjCObject, @unchecked Sendable {
    open var alwaysCopiesSampleData = true
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable { public init(track: AVAssetTrack, outputSettings: [String: Any]?) { super.init() } }

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoCodecH264 = "avc1"
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoProfileLevelKey = "ProfileLevel"
