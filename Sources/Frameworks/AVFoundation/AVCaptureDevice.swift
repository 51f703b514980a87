import Foundation
import ObjCRuntime
import QuartzCore

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// Named only: as on the simulator, there is no camera and no microphone.
open class AVCaptureDevice: ObjCObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified = 0, back, front }
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
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
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
}

open class AVCaptureInput: ObjCObject, @unchecked Sendable {}
open class AVCaptureOutput: ObjCObject, @unchecked Sendable {}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device; super.init() }
}

open class AVCaptureSession: ObjCObject, @unchecked Sendable {
    public struct Preset: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto"), high = Self(rawValue: "AVCaptureSessionPresetHigh"), medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    }

    open var sessionPreset: Preset = .high
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

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
