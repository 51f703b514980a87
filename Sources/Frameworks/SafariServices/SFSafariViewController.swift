@_exported import UIKit

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// Named only: it keeps its address and shows an empty page.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    open class Configuration: ObjCObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    public enum DismissButtonStyle: Int, Sendable { case done = 0, close, cancel }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle: DismissButtonStyle = .done
    public let configuration: Configuration
    private let url: URL

    public init(url URL: URL, configuration: Configuration) {
        (url, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    public required init?(coder: NSCoder) {
        (url, configuration) = (URL(string: "about:blank")!, Configuration())
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        notImplemented("SFSafariViewController: pages")
        view.backgroundColor = .white
    }
}
