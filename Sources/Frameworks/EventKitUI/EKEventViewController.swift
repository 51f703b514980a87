import EventKit
import UIKit

public enum EKEventViewAction: Int, Sendable { case done = 0, responded, deleted }

@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Named only: shows an event's title.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent! { didSet { title = event?.title } }
    open var allowsEditing = false
    open var allowsCalendarPreview = false
    open override func viewDidLoad() {
        super.viewDidLoad()
        notImplemented("EKEventViewController")
        view.backgroundColor = .systemGroupedBackground
    }
}
