import Contacts
import UIKit

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    public func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool { true }
}

/// Shows a contact's name and numbers; it can't be edited here.
@preconcurrency @MainActor open class CNContactViewController: UITableViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [Any]?
    open var allowsEditing = true
    open var allowsActions = true
    open var shouldShowLinkedContacts = false
    open var alternateName: String?
    open var message: String?
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?

    private init(_ contact: CNContact) {
        self.contact = contact
        super.init(style: .grouped)
        title = CNContactFormatter.string(from: contact, style: .fullName)
    }
    public convenience init(for contact: CNContact) { self.init(contact) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }
    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "all" as NSString }
    open func highlightProperty(withKey key: String, identifier: String?) {}

    private var lines: [(String?, String)] {
        contact.phoneNumbers.map { ($0.label, $0.value.stringValue) } + contact.emailAddresses.map { ($0.label, $0.value as String) }
    }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        let line = lines[indexPath.row]
        cell.textLabel?.text = line.0.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
        cell.detailTextLabel?.text = line.1
        return cell
    }
}
