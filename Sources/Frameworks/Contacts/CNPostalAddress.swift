import Foundation
import ObjCRuntime

/// An address in parts.
open class CNPostalAddress: ObjCObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Parts {
        var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = "", postalCode = "", country = "", isoCountryCode = ""
    }

    var parts = Parts()
    public override init() { super.init() }
    open var street: String { parts.street }
    open var subLocality: String { parts.subLocality }
    open var city: String { parts.city }
    open var subAdministrativeArea: String { parts.subAdministrativeArea }
    open var state: String { parts.state }
    open var postalCode: String { parts.postalCode }
    open var country: String { parts.country }
    open var isoCountryCode: String { parts.isoCountryCode }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate(as: CNPostalAddress()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(as: CNMutablePostalAddress()) }
    private func duplicate(as made: CNPostalAddress) -> CNPostalAddress {
        made.parts = parts
        return made
    }
}

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
