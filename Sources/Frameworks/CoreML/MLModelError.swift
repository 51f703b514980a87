import Foundation

public let MLModelErrorDomain = "com.apple.CoreML"

public struct MLModelError: _BridgedStoredNSError {
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = MLModelError
        case generic = 0, featureType, io = 3, customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption, modelCollection
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { MLModelErrorDomain }
    public static var errorDomain: String { MLModelErrorDomain }
    public static var generic: Code { .generic }
    public static var io: Code { .io }
}
