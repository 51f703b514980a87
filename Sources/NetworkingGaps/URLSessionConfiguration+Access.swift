import Foundation
import FoundationGaps
import FoundationNetworking
import ObjCRuntime

/// What corelibs' configurations don't keep. The one network of this machine is neither expensive nor constrained, and there at once.
extension URLSessionConfiguration {
    public var allowsExpensiveNetworkAccess: Bool {
        get { value(of: "allowsExpensiveNetworkAccess") ?? true }
        set { keep(newValue, as: "allowsExpensiveNetworkAccess") }
    }

    public var allowsConstrainedNetworkAccess: Bool {
        get { value(of: "allowsConstrainedNetworkAccess") ?? true }
        set { keep(newValue, as: "allowsConstrainedNetworkAccess") }
    }

    public var waitsForConnectivity: Bool {
        get { value(of: "waitsForConnectivity") ?? false }
        set { keep(newValue, as: "waitsForConnectivity") }
    }

    public var sessionSendsLaunchEvents: Bool {
        get { value(of: "sessionSendsLaunchEvents") ?? true }
        set { keep(newValue, as: "sessionSendsLaunchEvents") }
    }

    public var requiresDNSSECValidation: Bool {
        get { value(of: "requiresDNSSECValidation") ?? false }
        set { keep(newValue, as: "requiresDNSSECValidation") }
    }

    private final class Kept { var values: [String: Any] = [:] }
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private var kept: Kept? { objc_getAssociatedObject(self, Self.key) as? Kept }

    private func value<T>(of name: String) -> T? { kept?.values[name] as? T }

    private func keep(_ value: Any, as name: String) {
        let kept = kept ?? Kept()
        kept.values[name] = value
        objc_setAssociatedObject(self, Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
    }
}

extension URLRequest {
    /// Always as a request begins: there is no other network to refuse.
    public var allowsExpensiveNetworkAccess: Bool { get { true } set {} }
    public var allowsConstrainedNetworkAccess: Bool { get { true } set {} }
}
