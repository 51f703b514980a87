import Foundation
import FoundationGaps
import ObjCRuntime

/// What an item of a bar shows.
@preconcurrency @MainActor open class UIBarItem: _MainActorObject, @preconcurrency NSCoding {
    var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
    /// The bar that shows the item is told of changes through this.
    var didChange: (() -> Void)?

    public init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        title = coder.string("UITitle")
        image = coder.object("UIImage")
        landscapeImagePhone = coder.object("UILandscapeImagePhone")
        if let insets = coder.insets("UIImageInsets") { imageInsets = insets }
        if let enabled = coder.bool("UIEnabled") { isEnabled = enabled }
        if let tag = coder.integer("UITag") { self.tag = tag }
    }

    open func encode(with coder: NSCoder) {}

    open var isEnabled: Bool = true { didSet { changed() } }
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero
    open var tag: Int = 0

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { titleAttributes[state] = attributes; changed() }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    func changed() { didChange?() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("title", get: { ($0 as! UIBarItem).title }, set: { ($0 as! UIBarItem).title = _objcCast($1) })
        glue.property("image", get: { ($0 as! UIBarItem).image }, set: { ($0 as! UIBarItem).image = _objcCast($1) })
        glue.property("enabled", get: { ($0 as! UIBarItem).isEnabled }, set: { ($0 as! UIBarItem).isEnabled = _objcCast($1) })
        glue.property("tag", get: { ($0 as! UIBarItem).tag }, set: { ($0 as! UIBarItem).tag = _objcCast($1) })
    }
}
