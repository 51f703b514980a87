@_exported import Contacts
@_exported import UIKit

public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let amex = Self(rawValue: "AmEx"), masterCard = Self(rawValue: "MasterCard"), visa = Self(rawValue: "Visa"), discover = Self(rawValue: "Discover"), chinaUnionPay = Self(rawValue: "ChinaUnionPay"), interac = Self(rawValue: "Interac"), JCB = Self(rawValue: "JCB"), maestro = Self(rawValue: "Maestro"), electron = Self(rawValue: "Electron"), quicPay = Self(rawValue: "QUICPay"), vPay = Self(rawValue: "VPay"), privateLabel = Self(rawValue: "PrivateLabel"), mada = Self(rawValue: "Mada"), elo = Self(rawValue: "Elo"), suica = Self(rawValue: "Suica"), cartesBancaires = Self(rawValue: "CartesBancaires")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capability3DS = Self(rawValue: 1), capabilityEMV = Self(rawValue: 2), capabilityCredit = Self(rawValue: 4), capabilityDebit = Self(rawValue: 8)
    public static let threeDSecure = capability3DS, emv = capabilityEMV, credit = capabilityCredit, debit = capabilityDebit
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final = 0, pending }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success = 0, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact, pinRequired, pinIncorrect, pinLockout }
public enum PKShippingType: UInt, Sendable { case shipping = 0, delivery, storePickup, servicePickup }

public struct PKContactField: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = Self(rawValue: "post"), emailAddress = Self(rawValue: "email"), phoneNumber = Self(rawValue: "phone"), name = Self(rawValue: "name"), phoneticName = Self(rawValue: "phonetic")
}

open class PKPaymentSummaryItem: ObjCObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) { (self.label, self.amount, self.type) = (label, amount, type); super.init() }
    public override convenience init() { self.init(label: "", amount: 0) }
}
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
}

open class PKContact: ObjCObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var emailAddress: String?
    open var phoneNumber: CNPhoneNumber?
}

open class PKPaymentRequest: ObjCObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var supportedCountries: Set<String>?
    open var applicationData: Data?
    open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .masterCard, .visa] }
}

open class PKPaymentToken: ObjCObject, @unchecked Sendable {
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}
open class PKPayment: ObjCObject, @unchecked Sendable {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}
open class PKPaymentAuthorizationResult: ObjCObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { (self.status, self.errors) = (status, errors); super.init() }
}
open class PKPaymentRequestShippingMethodUpdate: ObjCObject, @unchecked Sendable { public init(paymentSummaryItems: [PKPaymentSummaryItem]) { super.init() } }
open class PKPaymentRequestShippingContactUpdate: ObjCObject, @unchecked Sendable { public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) { super.init() } }
