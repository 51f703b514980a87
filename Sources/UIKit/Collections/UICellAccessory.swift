import Foundation

/// What a list cell shows beside its content.
@preconcurrency @MainActor public struct UICellAccessory {
    public typealias ActionHandler = () -> Void
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    public enum LayoutDimension { case actual, standard, custom(CGFloat) }

    public enum AccessoryType {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, detail, popUpMenu, label
        case customView(UIView)
    }

    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        case leading(displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { $0.count })
        case trailing(displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { _ in 0 })
    }

    public let accessoryType: UICellAccessory.AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    var isHidden = false
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: String?
    var font: UIFont?
    var width: LayoutDimension = .standard
    var isHeader = false
    var handler: ActionHandler?

    init(_ type: AccessoryType, _ displayed: DisplayedState, leading: Bool = false, handler: ActionHandler? = nil) {
        accessoryType = type
        self.displayed = displayed
        isLeading = leading
        self.handler = handler
    }

    private func with(_ hidden: Bool, _ tint: UIColor?, _ width: LayoutDimension) -> UICellAccessory {
        var copy = self
        copy.isHidden = hidden
        copy.tintColor = tint
        copy.width = width
        return copy
    }

    public static func disclosureIndicator(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
    }
    public static func checkmark(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
    }
    public static func detail(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = DetailOptions(), actionHandler: UICellAccessory.ActionHandler? = nil) -> UICellAccessory {
        UICellAccessory(.detail, displayed, handler: actionHandler).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
    }
    public static func delete(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: UICellAccessory.ActionHandler? = nil) -> UICellAccessory {
        UICellAccessory(.delete, displayed, leading: true, handler: actionHandler).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
    }
    public static func insert(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: UICellAccessory.ActionHandler? = nil) -> UICellAccessory {
        UICellAccessory(.insert, displayed, leading: true, handler: actionHandler).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
    }
    public static func reorder(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.ReorderOptions = ReorderOptions()) -> UICellAccessory {
        UICellAccessory(.reorder, displayed).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
    }
    public static func multiselect(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.MultiselectOptions = MultiselectOptions()) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, leading: true).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
    }
    public static func outlineDisclosure(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: UICellAccessory.ActionHandler? = nil) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed, handler: actionHandler).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
        accessory.isHeader = options.style == .header
        return accessory
    }
    public static func popUpMenu(_ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(), selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
        accessory.text = menu.selectedElements.first?.title ?? menu.title
        return accessory
    }
    public static func label(text: String, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.LabelOptions = LabelOptions()) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed).with(options.isHidden, options.tintColor, options.reservedLayoutWidth)
        accessory.text = text
        accessory.font = options.font
        return accessory
    }
    public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
        let (leading, displayed): (Bool, DisplayedState) = switch configuration.placement {
        case .leading(let displayed, _): (true, displayed)
        case .trailing(let displayed, _): (false, displayed)
        }
        return UICellAccessory(.customView(configuration.customView), displayed, leading: leading).with(configuration.isHidden, configuration.tintColor, configuration.reservedLayoutWidth)
    }
}
