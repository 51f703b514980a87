import Foundation
import ObjCRuntime

/// One segment: what it shows and how wide it is.
@MainActor struct SegmentModel {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
    let label = UILabel()
    let imageView = UIImageView()

    init(title: String?) { self.title = title }
    init(image: UIImage?) { self.image = image }
    init(action: UIAction) {
        self.action = action
        image = action.image
        if image == nil { title = action.title }
    }

    /// A string or an image, as `init(items:)` takes them.
    init(content: Any) {
        switch content {
        case let action as UIAction: self.init(action: action)
        case let image as UIImage: self.init(image: image)
        default: self.init(title: content as? String ?? (content as? NSString).map { $0 as String })
        }
    }
}

/// A segment as a nib stores it.
@preconcurrency @MainActor class UISegment: UIView {
    var model: SegmentModel

    required init?(coder: NSCoder) {
        let info = coder.decodeObject(forKey: "UISegmentInfo")
        model = SegmentModel(content: info as Any)
        if let width = coder.float("UISegmentWidth") { model.width = width }
        if coder.decodeBool(forKey: "UISegmentDisabled") { model.isEnabled = false }
        super.init(coder: coder)
    }
}
