import Foundation

/// What a contact holds.
struct CNContactFields {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var namePrefix = "", givenName = "", middleName = "", familyName = "", previousFamilyName = "", nameSuffix = "", nickname = ""
    var organizationName = "", departmentName = "", jobTitle = "", phoneticGivenName = "", phoneticMiddleName = "", phoneticFamilyName = "", note = ""
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var dates: [CNLabeledValue<NSDateComponents>] = []
}
