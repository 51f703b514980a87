import Foundation

/// Offers what can be done with some items. Here only the app's own activities, and cancel.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    let items: [Any]
    let activities: [UIActivity]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open var completionHandler: CompletionHandler?
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var allowsProminentActivity = true

    override var automaticPresentationStyle: UIModalPresentationStyle { UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet }

    open override func viewDidLoad() {
        super.viewDidLoad()
        PickerScreen.fill(view, title: items.lazy.compactMap { $0 as? String }.first ?? "Share", cancel: { [weak self] in self?.finish() })
    }

    private func finish() {
        presentingViewController?.dismiss(animated: true) { [self] in
            completionHandler?(nil, false)
            completionWithItemsHandler?(nil, false, nil, nil)
        }
    }
}
