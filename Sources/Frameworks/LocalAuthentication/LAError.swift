import Foundation

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why an evaluation failed.
public struct LAError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6
        case biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        public static var touchIDLockout: Code { .biometryLockout }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let authenticationFailed = Code.authenticationFailed, userCancel = Code.userCancel, userFallback = Code.userFallback
    public static let passcodeNotSet = Code.passcodeNotSet, biometryNotAvailable = Code.biometryNotAvailable, biometryNotEnrolled = Code.biometryNotEnrolled, biometryLockout = Code.biometryLockout
}
