import Foundation

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: _BridgedStoredNSError {
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = WCError
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable, invalidParameter
        case payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { WCErrorDomain }
    public static var errorDomain: String { WCErrorDomain }
    public static var notReachable: Code { .notReachable }
    public static var sessionNotSupported: Code { .sessionNotSupported }
    public static var sessionNotActivated: Code { .sessionNotActivated }
}
