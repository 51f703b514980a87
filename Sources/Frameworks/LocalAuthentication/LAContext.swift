@_exported import Foundation
import ObjCRuntime

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable {
    case none = 0, touchID, faceID, opticID = 4
    public static var LABiometryNone: LABiometryType { .none }
}

/// Named only: the device has no enrolled face or finger and no passcode, and every evaluation says so.
open class LAContext: ObjCObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }

    /// False, with the error that iOS gives where nothing is set up.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.failure(of: policy)
        return false
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        notImplemented("LAContext.evaluatePolicy(_:localizedReason:reply:)")
        DispatchQueue.global().async { reply(false, Self.failure(of: policy)) }
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw Self.failure(of: policy) }
    open func invalidate() {}

    private static func failure(of policy: LAPolicy) -> NSError {
        let code: LAError.Code = policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled
        return NSError(domain: LAErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: code == .passcodeNotSet ? "Passcode not set." : "No identities are enrolled."])
    }
}
