@_exported import AddressBook
@_exported import UIKit

@preconcurrency @MainActor public protocol ABPeoplePickerNavigationControllerDelegate: NSObjectProtocol {
    func peoplePickerNavigationController(_ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord)
    func peoplePickerNavigationController(_ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord, property: ABPropertyID, identifier: Int32)
    func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController)
}
extension ABPeoplePickerNavigationControllerDelegate {
    public func peoplePickerNavigationController(_ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord) {}
    public func peoplePickerNavigationController(_ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord, property: ABPropertyID, identifier: Int32) {}
    public func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) {}
}

/// Named only: an empty list that can be cancelled.
@preconcurrency @MainActor open class ABPeoplePickerNavigationController: UINavigationController {
    open weak var peoplePickerDelegate: (any ABPeoplePickerNavigationControllerDelegate)?
    open var displayedProperties: [NSNumber]?
    open override func viewDidLoad() {
        super.viewDidLoad()
        notImplemented("ABPeoplePickerNavigationController")
        let list = UITableViewController(style: .plain)
        list.title = "Contacts"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self.map { $0.peoplePickerDelegate?.peoplePickerNavigationControllerDidCancel($0) } })
        viewControllers = [list]
    }
}
