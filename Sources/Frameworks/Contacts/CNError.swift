import Foundation

public let CNErrorDomain = "CNErrorDomain"

/// Why the address book didn't answer.
public struct CNError: _BridgedStoredNSError {
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CNError

        case communicationError = 1, dataAccessError, authorizationDenied = 100, noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser
        case recordDoesNotExist = 200, insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist, recordIdentifierInvalid
        case validationMultipleErrors = 300, validationTypeMismatch, validationConfigurationError, predicateInvalid = 400, policyViolation = 500
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CNErrorDomain }
    public static var errorDomain: String { CNErrorDomain }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var dataAccessError: Code { .dataAccessError }
}
