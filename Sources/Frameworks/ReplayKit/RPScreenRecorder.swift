@_exported import CoreMedia
@_exported import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }

public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
    func screenRecorder(_ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?)
}
extension RPScreenRecorderDelegate {
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
    public func screenRecorder(_ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?) {}
}

/// Named only: the screen can't be recorded.
open class RPScreenRecorder: ObjCObject, @unchecked Sendable {
    private static let instance = RPScreenRecorder()
    open class func shared() -> RPScreenRecorder { instance }
    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPreviewView: UIView? { nil }
    private static let failure = NSError(domain: RPRecordingErrorDomain, code: -5803, userInfo: [NSLocalizedDescriptionKey: "Recording is not available."])

    open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
        notImplemented("RPScreenRecorder.startRecording(handler:)")
        handler?(Self.failure)
    }
    open func startRecording(withMicrophoneEnabled microphoneEnabled: Bool, handler: (((any Error)?) -> Void)? = nil) { startRecording(handler: handler) }
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) { handler?(nil, Self.failure) }
    open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(Self.failure) }
    open func discardRecording(handler: @escaping () -> Void) { handler() }
    open func startCapture(handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(Self.failure) }
    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { handler?(Self.failure) }
}
