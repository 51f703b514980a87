import Foundation

public struct CHHapticError: _BridgedStoredNSError {
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CHHapticError
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809, serverInitFailed = -4810, serverInterrupted = -4811, invalidPatternPlayer = -4812, unknownError = -4898
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { errorDomain }
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    public static var notSupported: Code { .notSupported }
}
