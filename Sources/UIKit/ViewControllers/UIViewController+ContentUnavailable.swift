import CoreGraphics
import Foundation

/// What a controller shows over its view while it has no content.
extension UIViewController {
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable?.configuration }
        set {
            guard let newValue else {
                (contentUnavailable as UIView?)?.removeFromSuperview()
                contentUnavailable = nil
                return
            }
            let updated = newValue.updated(for: contentUnavailableConfigurationState)
            if let shown = contentUnavailable, shown.supports(updated) {
                shown.configuration = updated
                return
            }
            (contentUnavailable as UIView?)?.removeFromSuperview()
            let made = updated.makeContentView()
            made.frame = view.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(made)
            contentUnavailable = made
        }
    }
}
