import Foundation

/// Picks documents of other apps. There are none here: the user can only cancel.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    private var mode = UIDocumentPickerMode.open

    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
    }

    public init(url: URL, in mode: UIDocumentPickerMode) {
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
    }

    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool) {
        mode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var documentPickerMode: UIDocumentPickerMode { mode }
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    override var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    open override func viewDidLoad() {
        super.viewDidLoad()
        PickerScreen.fill(view, title: "Documents", cancel: { [weak self] in self?.cancel() })
    }

    private func cancel() {
        presentingViewController?.dismiss(animated: true) { [self] in
            if let delegate, _implements(delegate, "documentPickerWasCancelled(_:)") { delegate.documentPickerWasCancelled(self) }
        }
    }
}
