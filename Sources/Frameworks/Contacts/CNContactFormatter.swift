import Foundation

public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault = 0, givenNameFirst, familyNameFirst }

/// A contact's name as one text.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names = style == .phoneticFullName
            ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = names.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" as NSString }
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    open class func delimiter(for contact: CNContact) -> String { " " }
}
