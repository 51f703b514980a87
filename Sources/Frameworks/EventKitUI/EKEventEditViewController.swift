@_exported import EventKit
@_exported import UIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved, deleted }

@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar { EKCalendar() }
}

/// Named only: an empty screen that can be cancelled.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        notImplemented("EKEventEditViewController")
        let editor = UITableViewController(style: .grouped)
        editor.title = event?.title ?? "New Event"
        editor.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
        viewControllers = [editor]
    }
}
