@_exported import Foundation
import ObjCRuntime

public struct PKPushType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let voIP = Self(rawValue: "PKPushTypeVoIP"), complication = Self(rawValue: "PKPushTypeComplication"), fileProvider = Self(rawValue: "PKPushTypeFileProvider")
}

public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
    public func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) {}
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// Named only: no token comes.
open class PKPushRegistry: ObjCObject, @unchecked Sendable {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>? { didSet { notImplemented("PKPushRegistry.desiredPushTypes") } }
    public init(queue: DispatchQueue?) { super.init() }
    open func pushToken(for type: PKPushType) -> Data? { nil }
}

open class PKPushCredentials: ObjCObject, @unchecked Sendable {
    open var type: PKPushType { .voIP }
    open var token: Data { Data() }
}

open class PKPushPayload: ObjCObject, @unchecked Sendable {
    open var type: PKPushType { .voIP }
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
