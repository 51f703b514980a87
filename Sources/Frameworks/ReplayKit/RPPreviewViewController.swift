import UIKit

@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}
extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>) {}
}
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController { open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)? }

@preconcurrency @MainActor open class RPSystemBroadcastPickerView: UIView {
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
}
