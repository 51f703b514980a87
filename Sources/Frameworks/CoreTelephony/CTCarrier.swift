import Foundation
import ObjCRuntime

open class CTCarrier: ObjCObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}
