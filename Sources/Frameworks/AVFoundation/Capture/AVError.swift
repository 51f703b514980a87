import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"

public struct AVError: _BridgedStoredNSError {
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = AVError
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, deviceAlreadyUsedByAnotherSession = -11804, noDataCaptured = -11805, sessionConfigurationChanged = -11806, diskFull = -11807
        case deviceWasDisconnected = -11808, mediaChanged = -11809, maximumDurationReached = -11810, maximumFileSizeReached = -11811, mediaDiscontinuity = -11812, deviceNotConnected = -11814, deviceInUseByAnotherApplication = -11815
        case sessionWasInterrupted = -11818, mediaServicesWereReset = -11819, exportFailed = -11820, decodeFailed = -11821, invalidSourceMedia = -11822, fileAlreadyExists = -11823, compositionTrackSegmentsNotContiguous = -11824
        case contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836, operationNotSupportedForAsset = -11838, decoderNotFound = -11833, encoderNotFound = -11834, noImageAtTime = -11832, fileFormatNotRecognized = -11828, fileFailedToParse = -11829, operationCancelled = -11878, applicationIsNotAuthorizedToUseDevice = -11852
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { AVFoundationErrorDomain }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public static var unknown: Code { .unknown }
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    public static var sessionNotRunning: Code { .sessionNotRunning }
    public static var diskFull: Code { .diskFull }
    public static var maximumDurationReached: Code { .maximumDurationReached }
    public static var exportFailed: Code { .exportFailed }
}
