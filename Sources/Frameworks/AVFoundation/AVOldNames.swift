import Foundation

// Names before Swift 4.
public let AVMediaTypeVideo = AVMediaType.video
public let AVMediaTypeAudio = AVMediaType.audio
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
public let AVFileTypeQuickTimeMovie = AVFileType.mov
public let AVFileTypeMPEG4 = AVFileType.mp4
public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
public let AVMediaCharacteristicAudible = AVMediaCharacteristic.audible
public let AVMediaCharacteristicLegible = AVMediaCharacteristic.legible
public typealias AVPlayerItemStatus = AVPlayerItem.Status
public typealias AVPlayerStatus = AVPlayer.Status
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
