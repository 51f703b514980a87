import CoreGraphics
import Foundation

/// Previews under a finger that presses hard: no screen here feels that, as `forceTouchCapability` says.
extension UIViewController {
    @discardableResult
    public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate, sourceView)
    }

    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewingContext: _MainActorObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
        super.init()
    }
}
