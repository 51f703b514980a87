import Foundation

extension _ErrorCodeProtocol where Self: RawRepresentable, RawValue == Int, _ErrorType: _BridgedStoredNSError {
    /// `catch LAError.userCancel` and `case URLError.timedOut`, of an `NSError` too: on iOS that is the same object.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == _ErrorType._nsErrorDomain && error.code == match.rawValue
    }
}
