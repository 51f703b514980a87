import CoreGraphics
import Foundation

/// A preview of what is dragged.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    /// A card with a link's title, or its host without one.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        let label = UILabel()
        label.text = title ?? url.host ?? url.lastPathComponent
        label.sizeToFit()
        self.init(view: label, parameters: UIDragPreviewParameters(), target: target)
    }

    public convenience init(for url: URL, target: UIDragPreviewTarget) { self.init(for: url, title: nil, target: target) }
    public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) { self.init(for: url, title: title, target: target) }
    public convenience init(forURL url: URL, target: UIDragPreviewTarget) { self.init(for: url, title: nil, target: target) }

    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview { UITargetedDragPreview(view: view, parameters: parameters, target: newTarget) }
}
