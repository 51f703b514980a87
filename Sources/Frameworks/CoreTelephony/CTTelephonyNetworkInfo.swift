@_exported import Foundation
import ObjCRuntime

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

/// As on the simulator: no SIM, no provider.
open class CTTelephonyNetworkInfo: ObjCObject, @unchecked Sendable {
    public override init() { super.init() }
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var dataServiceIdentifier: String? { nil }
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

extension NSNotification.Name {
    public static let CTRadioAccessTechnologyDidChange = NSNotification.Name("CTRadioAccessTechnologyDidChangeNotification")
    public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name("CTServiceRadioAccessTechnologyDidChangeNotification")
}
