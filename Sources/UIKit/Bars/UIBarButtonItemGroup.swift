import Foundation
import ObjCRuntime

/// Bar button items that belong together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: ObjCObject, @preconcurrency NSCoding {
    public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        barButtonItems.forEach { $0.buttonGroup = self }
    }

    public required init?(coder: NSCoder) {
        barButtonItems = coder.array("UIBarButtonItems")
        representativeItem = coder.object("UIRepresentativeItem")
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open var barButtonItems: [UIBarButtonItem] { didSet { barButtonItems.forEach { $0.buttonGroup = self } } }
    open var representativeItem: UIBarButtonItem?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var alwaysAvailable: Bool = false
    open var isHidden: Bool = false
    open var menuRepresentation: UIMenuElement?

    public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    public class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        fixedGroup(representativeItem: representativeItem, items: items)
    }
    public class func optionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        fixedGroup(representativeItem: representativeItem, items: items)
    }
}
