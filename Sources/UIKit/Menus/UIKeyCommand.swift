import Foundation
import FoundationGaps
import ObjCRuntime

/// A command that a key of a hardware keyboard runs.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private let ownInput: String?
    private let ownModifierFlags: UIKeyModifierFlags

    init(input: String?, modifierFlags: UIKeyModifierFlags, title: String, image: UIImage?, action: Selector, propertyList: Any?, alternates: [UICommandAlternate]) {
        ownInput = input
        ownModifierFlags = modifierFlags
        super.init(title: title, subtitle: nil, image: image, action: action, propertyList: propertyList, alternates: alternates)
    }

    public required init?(coder: NSCoder) {
        ownInput = coder.string("input")
        ownModifierFlags = UIKeyModifierFlags(rawValue: coder.integer("modifierFlags") ?? 0)
        super.init(coder: coder)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(input: input, modifierFlags: modifierFlags, title: "", image: nil, action: action, propertyList: nil, alternates: [])
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    public convenience init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) {
        self.init(input: input, modifierFlags: modifierFlags, title: title, image: image, action: action, propertyList: propertyList, alternates: alternates)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    open var input: String? { ownInput }
    open var modifierFlags: UIKeyModifierFlags { ownModifierFlags }
    open var wantsPriorityOverSystemBehavior: Bool = false
    open var allowsAutomaticLocalization: Bool = true
    open var allowsAutomaticMirroring: Bool = true

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "\u{8}"
    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
    public nonisolated static let f3 = "UIKeyInputF3"
    public nonisolated static let f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5"
    public nonisolated static let f6 = "UIKeyInputF6"
    public nonisolated static let f7 = "UIKeyInputF7"
    public nonisolated static let f8 = "UIKeyInputF8"
    public nonisolated static let f9 = "UIKeyInputF9"
    public nonisolated static let f10 = "UIKeyInputF10"
    public nonisolated static let f11 = "UIKeyInputF11"
    public nonisolated static let f12 = "UIKeyInputF12"
}
