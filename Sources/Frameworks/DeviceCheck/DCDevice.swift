@_exported import Foundation
import ObjCRuntime

public let DCErrorDomain = "com.apple.devicecheck.error"
/// As on the simulator: not supported.
open class DCDevice: ObjCObject, @unchecked Sendable {
    private static let instance = DCDevice()
    open class var current: DCDevice { instance }
    open var isSupported: Bool { false }
    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) { DispatchQueue.global().async { completion(nil, NSError(domain: DCErrorDomain, code: 1)) } }
    open func generateToken() async throws -> Data { throw NSError(domain: DCErrorDomain, code: 1) }
}
open class DCAppAttestService: ObjCObject, @unchecked Sendable {
    private static let instance = DCAppAttestService()
    open class var shared: DCAppAttestService { instance }
    open var isSupported: Bool { false }
    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) { DispatchQueue.global().async { completionHandler(nil, NSError(domain: DCErrorDomain, code: 1)) } }
}
