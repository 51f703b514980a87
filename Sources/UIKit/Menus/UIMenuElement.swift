import Foundation
import FoundationGaps
import ObjCRuntime

/// One entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: ObjCObject, @preconcurrency NSCoding {
    var ownTitle: String
    var ownImage: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        ownTitle = title
        ownImage = image
        self.subtitle = subtitle
        super.init()
    }

    public required init?(coder: NSCoder) {
        ownTitle = coder.string("UITitle") ?? coder.string("title") ?? ""
        ownImage = coder.object("UIImage")
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open var title: String { ownTitle }
    open var subtitle: String?
    open var image: UIImage? { ownImage }
}
