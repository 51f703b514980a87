@_exported import Foundation
import ObjCRuntime

public enum CNContactType: Int, Sendable { case person = 0, organization }
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// A person or an organisation of the address book.
open class CNContact: ObjCObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var fields = CNContactFields()
    open var identifier: String { fields.identifier }
    public override init() { super.init() }

    open var contactType: CNContactType { fields.contactType }
    open var namePrefix: String { fields.namePrefix }
    open var givenName: String { fields.givenName }
    open var middleName: String { fields.middleName }
    open var familyName: String { fields.familyName }
    open var previousFamilyName: String { fields.previousFamilyName }
    open var nameSuffix: String { fields.nameSuffix }
    open var nickname: String { fields.nickname }
    open var organizationName: String { fields.organizationName }
    open var departmentName: String { fields.departmentName }
    open var jobTitle: String { fields.jobTitle }
    open var phoneticGivenName: String { fields.phoneticGivenName }
    open var phoneticMiddleName: String { fields.phoneticMiddleName }
    open var phoneticFamilyName: String { fields.phoneticFamilyName }
    open var note: String { fields.note }
    open var imageData: Data? { fields.imageData }
    open var thumbnailImageData: Data? { fields.imageData }
    open var imageDataAvailable: Bool { fields.imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { fields.instantMessageAddresses }
    open var birthday: DateComponents? { fields.birthday }
    open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
    open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }

    /// Every key of a contact that the app made is there.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }
    open class func localizedString(forKey key: String) -> String { key }
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { a, b in
            guard let a = a as? CNContact, let b = b as? CNContact else { return .orderedSame }
            let names = sortOrder == .givenName ? (a.givenName + a.familyName, b.givenName + b.familyName) : (a.familyName + a.givenName, b.familyName + b.givenName)
            return names.0.localizedCompare(names.1)
        }
    }
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { "" as NSString }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate { contact, _ in (contact as? CNContact).map { "\($0.givenName) \($0.familyName)".localizedCaseInsensitiveContains(name) } ?? false } }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false } }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate { NSPredicate { contact, _ in (contact as? CNContact)?.emailAddresses.contains { $0.value as String == emailAddress } ?? false } }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { NSPredicate { contact, _ in (contact as? CNContact)?.phoneNumbers.contains { $0.value.stringValue == phoneNumber.stringValue } ?? false } }
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate(as: CNContact()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(as: CNMutableContact()) }
    private func duplicate(as made: CNContact) -> CNContact {
        made.fields = fields
        return made
    }
}
