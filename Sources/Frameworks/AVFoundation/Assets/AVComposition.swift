import CoreMedia
import Foundation
import ObjCRuntime
import QuartzCore

open class AVComposition: AVAsset, @unchecked Sendable {}
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

/// Named only: it takes tracks and plays none.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    open var naturalSize = CGSize.zero
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? { AVMutableCompositionTrack() }
    open func removeTrack(_ track: AVCompositionTrack) {}
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws { notImplemented("AVMutableComposition") }
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var transform = CGAffineTransform.identity
    open override var preferredTransform: CGAffineTransform { get { transform } set { transform = newValue } }
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws { notImplemented("AVMutableCompositionTrack") }
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVVideoComposition: ObjCObject, @unchecked Sendable {
    open var frameDuration = CMTime.invalid
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var instructions: [any AVVideoCompositionInstructionProtocol] = []
    open var animationTool: AVVideoCompositionCoreAnimationTool?
    public override init() { super.init() }
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
}
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {}
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol { var timeRange: CMTimeRange { get } }
open class AVVideoCompositionInstruction: ObjCObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    open var timeRange = CMTimeRange.invalid
    open var backgroundColor: CGColor?
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var enablePostProcessing = true
}
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {}
open class AVVideoCompositionLayerInstruction: ObjCObject, @unchecked Sendable { open var trackID: CMPersistentTrackID = 0 }
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(assetTrack track: AVAssetTrack) { self.init() }
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {}
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}
open class AVVideoCompositionCoreAnimationTool: ObjCObject, @unchecked Sendable {
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { super.init() }
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) { super.init() }
}

open class AVAudioMix: ObjCObject, @unchecked Sendable { open var inputParameters: [AVAudioMixInputParameters] = [] }
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {}
open class AVAudioMixInputParameters: ObjCObject, @unchecked Sendable { open var trackID: CMPersistentTrackID = 0 }
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(track: AVAssetTrack?) { self.init() }
    open func setVolume(_ volume: Float, at time: CMTime) {}
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
public let AVCoreAnimationBeginTimeAtZero: TimeInterval = 1e-100
