@_exported import AVFoundation
import ObjCRuntime

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified = 0, dictation, search, confirmation }

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Named only: it isn't available, and access is refused.
open class SFSpeechRecognizer: ObjCObject, @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    open var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
    open var queue = OperationQueue.main
    public init?(locale: Locale) { self.locale = locale }
    /// Fails on iOS where the locale has no recognizer; NSObject's `init()` can't be overridden by one that fails.
    public convenience init?(_ nothing: Void = ()) { self.init(locale: .current) }
    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        notImplemented("SFSpeechRecognizer.requestAuthorization(_:)")
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler(.denied) }
    }
    @discardableResult
    open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask {
        notImplemented("SFSpeechRecognizer.recognitionTask(with:resultHandler:)")
        nonisolated(unsafe) let handler = resultHandler
        DispatchQueue.main.async { handler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1101)) }
        return SFSpeechRecognitionTask()
    }
}

open class SFSpeechRecognitionRequest: ObjCObject {
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url URL: URL) { url = URL }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}

open class SFSpeechRecognitionTask: ObjCObject {
    open var isCancelled: Bool { true }
    open var isFinishing: Bool { false }
    open func cancel() {}
    open func finish() {}
}

open class SFTranscriptionSegment: ObjCObject { open var substring: String { "" } }
open class SFTranscription: ObjCObject {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

open class SFSpeechRecognitionResult: ObjCObject {
    public let bestTranscription = SFTranscription()
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}
