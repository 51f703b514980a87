import Foundation

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress = 0 }

/// An address as lines, in the order of the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open var style = CNPostalAddressFormatterStyle.mailingAddress
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [[postalAddress.city, postalAddress.state].filter { !$0.isEmpty }.joined(separator: " "), postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        return [postalAddress.street, place, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
