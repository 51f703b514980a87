@_exported import Foundation
import ObjCRuntime

public enum NEVPNStatus: Int, Sendable { case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting }
public let NEVPNErrorDomain = "NEVPNErrorDomain"

open class NEVPNConnection: ObjCObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open func startVPNTunnel() throws { throw NSError(domain: NEVPNErrorDomain, code: 1) }
    open func stopVPNTunnel() {}
}
open class NEVPNProtocol: ObjCObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var disconnectOnSleep = false
}
/// Named only: no configuration can be kept.
open class NEVPNManager: ObjCObject, @unchecked Sendable {
    private static let instance = NEVPNManager()
    open class func shared() -> NEVPNManager { instance }
    public let connection = NEVPNConnection()
    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { notImplemented("NEVPNManager"); completionHandler(NSError(domain: NEVPNErrorDomain, code: 5)) }
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(NSError(domain: NEVPNErrorDomain, code: 5)) }
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(NSError(domain: NEVPNErrorDomain, code: 5)) }
}
extension NSNotification.Name {
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.configurationchange")
}

open class NEHotspotConfiguration: ObjCObject, @unchecked Sendable {
    public let ssid: String
    open var joinOnce = false
    public init(ssid SSID: String) { ssid = SSID; super.init() }
    public init(ssid SSID: String, passphrase: String, isWEP: Bool) { ssid = SSID; super.init() }
}
open class NEHotspotConfigurationManager: ObjCObject, @unchecked Sendable {
    private static let instance = NEHotspotConfigurationManager()
    open class var shared: NEHotspotConfigurationManager { instance }
    open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(NSError(domain: "NEHotspotConfigurationErrorDomain", code: 8)) }
    open func removeConfiguration(forSSID SSID: String) {}
}
