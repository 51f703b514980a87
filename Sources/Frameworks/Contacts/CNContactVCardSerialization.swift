import Foundation
import ObjCRuntime

/// Contacts as vCards of version 3.0: names, numbers and addresses of e-mail.
open class CNContactVCardSerialization: ObjCObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" as NSString }

    open class func data(with contacts: [CNContact]) throws -> Data {
        let cards = contacts.map { contact in
            var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:\(contact.familyName);\(contact.givenName);\(contact.middleName);\(contact.namePrefix);\(contact.nameSuffix)"]
            lines.append("FN:\(CNContactFormatter.string(from: contact, style: .fullName) ?? "")")
            if !contact.organizationName.isEmpty { lines.append("ORG:\(contact.organizationName);") }
            lines += contact.phoneNumbers.map { "TEL:\($0.value.stringValue)" } + contact.emailAddresses.map { "EMAIL:\($0.value)" }
            return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        }
        return Data(cards.joined().utf8)
    }

    open class func contacts(with data: Data) throws -> [CNContact] {
        var found: [CNContact] = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let (name, value) = (line[..<colon].prefix { $0 != ";" }.uppercased(), String(line[line.index(after: colon)...]))
            if name == "BEGIN" { found.append(CNContact()) }
            guard let contact = found.last else { continue }
            switch name {
            case "N":
                let parts = value.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
                (contact.fields.familyName, contact.fields.givenName) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
            case "ORG": contact.fields.organizationName = value.split(separator: ";").first.map(String.init) ?? ""
            case "TEL": contact.fields.phoneNumbers.append(CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: value)))
            case "EMAIL": contact.fields.emailAddresses.append(CNLabeledValue(label: CNLabelHome, value: value as NSString))
            default: break
            }
        }
        return found
    }
}
