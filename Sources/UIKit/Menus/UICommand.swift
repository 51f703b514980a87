import Foundation
import FoundationGaps
import ObjCRuntime

/// A menu element whose work is an action message up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    var ownAction: Selector
    var ownPropertyList: Any?
    var ownAlternates: [UICommandAlternate]

    init(title: String, subtitle: String?, image: UIImage?, action: Selector, propertyList: Any?, alternates: [UICommandAlternate]) {
        ownAction = action
        ownPropertyList = propertyList
        ownAlternates = alternates
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        ownAction = Selector(coder.string("UIAction") ?? coder.string("action") ?? "")
        ownPropertyList = nil
        ownAlternates = []
        super.init(coder: coder)
    }

    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) {
        self.init(title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    open override var title: String { get { ownTitle } set { ownTitle = newValue } }
    open override var image: UIImage? { get { ownImage } set { ownImage = newValue } }
    open var discoverabilityTitle: String?
    open var action: Selector { ownAction }
    open var propertyList: Any? { ownPropertyList }
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off
    open var alternates: [UICommandAlternate] { ownAlternates }
}
