import CoreMedia
import Foundation
import ObjCRuntime
import QuartzCore

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Named only: every export fails.
open class AVAssetExportSession: ObjCObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }
    public let asset: AVAsset, presetName: String
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var progress: Float { 0 }
    open var outputFileType: AVFileType?
    open var outputURL: URL?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var metadata: [AVMetadataItem]?
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var fileLengthLimit: Int64 = 0
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4a] }
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName); super.init() }
    open class func allExportPresets() -> [String] { [AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        notImplemented("AVAssetExportSession.exportAsynchronously(completionHandler:)")
        (status, error) = (.failed, AVError(.exportFailed))
        DispatchQueue.global().async { handler() }
    }
    open func export() async { (status, error) = (.failed, AVError(.exportFailed)) }
    open func cancelExport() { status = .cancelled }
}
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// Named only: no picture of a film is made.
open class AVAssetImageGenerator: ObjCObject, @unchecked Sendable {
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }
    public struct ApertureMode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = Self(rawValue: "CleanAperture"), productionAperture = Self(rawValue: "ProductionAperture")
    }
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public init(asset: AVAsset) { self.asset = asset; super.init() }
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        notImplemented("AVAssetImageGenerator.copyCGImage(at:actualTime:)")
        throw AVError(.noImageAtTime)
    }
    open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void) { handler(.zero, nil, .zero, .failed, AVError(.noImageAtTime)) }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.noImageAtTime) }
    open func cancelAllCGImageGeneration() {}
}
