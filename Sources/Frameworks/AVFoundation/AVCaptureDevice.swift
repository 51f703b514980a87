import CoreMedia
import Foundation
import ObjCRuntime
import QuartzCore

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// Named only: as on the simulator, there is no camera and no microphone.
open class AVCaptureDevice: ObjCObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified = 0, back, front }
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }
    public enum AutoFocusRangeRestriction: Int, Sendable { case none = 0, near, far }
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone"), microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone"), builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera"), builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera"), builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera"), builtInDuoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
        public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        notImplemented("AVCaptureDevice.requestAccess(for:completionHandler:)")
        DispatchQueue.main.async { handler(false) }
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var torchMode: TorchMode = .off
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open var uniqueID: String { "" }
    open var modelID: String { "" }
    open var localizedName: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var isConnected: Bool { false }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws {}
    open var isFlashAvailable: Bool { false }
    open var flashMode = FlashMode.off
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    open var focusMode = FocusMode.locked
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isAdjustingFocus: Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    open var exposureMode = ExposureMode.locked
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open var formats: [Format] { [] }
    open var activeFormat: Format = Format()
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open class Format: ObjCObject, @unchecked Sendable {
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription { fatalError("there is no camera, and no format of one") }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoFieldOfView: Float { 0 }
    }
    /// Finds none.
    open class DiscoverySession: ObjCObject, @unchecked Sendable {
        open var devices: [AVCaptureDevice] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
}

open class AVCaptureInput: ObjCObject, @unchecked Sendable {}
open class AVCaptureOutput: ObjCObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject, connection: AVCaptureConnection) -> AVMetadataObject? { metadataObject }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device; super.init() }
}

open class AVCaptureSession: ObjCObject, @unchecked Sendable {
    public struct Preset: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto"), high = Self(rawValue: "AVCaptureSessionPresetHigh"), medium = Self(rawValue: "AVCaptureSessionPresetMedium"), low = Self(rawValue: "AVCaptureSessionPresetLow"), inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480"), cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288"), iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540"), iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720"), hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080"), hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    }

    public enum InterruptionReason: Int, Sendable { case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient, videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure }
    open var sessionPreset: Preset = .high
    open var isInterrupted: Bool { false }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open var connections: [AVCaptureConnection] { [] }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var isRunning = false
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() { notImplemented("AVCaptureSession.startRunning()"); isRunning = true }
    open func stopRunning() { isRunning = false }
}

/// Where the camera's picture would be: it stays empty.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { bounds.width > 0 && bounds.height > 0 ? CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width) : .zero }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { CGPoint(x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height) }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}

extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
