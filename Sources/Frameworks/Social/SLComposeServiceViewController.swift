import UIKit

/// The sheet of a share extension. No extension runs here: an app's own target may share the file of one.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    public let textView: UITextView! = UITextView()
    open var placeholder: String!
    open var charactersRemaining: NSNumber!
    open var contentText: String! { textView.text }
    open func presentationAnimationDidFinish() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func cancel() {}
    open func isContentValid() -> Bool { true }
    open func validateContent() {}
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    open func popConfigurationViewController() {}
    open func loadPreviewView() -> UIView! { nil }
}

open class SLComposeSheetConfigurationItem: ObjCObject {
    open var title: String!
    open var value: String!
    open var valuePending = false
    open var tapHandler: (() -> Void)!
}
