import Foundation
import ObjCRuntime

/// What a button shows in one state.
struct ButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The contents of all states. Each attribute falls back to the normal state on its own.
struct ButtonContentTable {
    private var states: [UInt: ButtonContent] = [:]

    subscript(state: UIControl.State) -> ButtonContent {
        get { states[state.rawValue] ?? ButtonContent() }
        set { states[state.rawValue] = newValue }
    }

    func value<Value>(_ path: KeyPath<ButtonContent, Value?>, for state: UIControl.State) -> Value? {
        if let exact = states[state.rawValue]?[keyPath: path] { return exact }
        for flag: UIControl.State in [.disabled, .highlighted, .selected] where state.contains(flag) {
            if let single = states[flag.rawValue]?[keyPath: path] { return single }
        }
        return states[UIControl.State.normal.rawValue]?[keyPath: path]
    }
}

/// ``ButtonContent`` as a nib stores it.
@preconcurrency @MainActor class UIButtonContent: ObjCObject, @preconcurrency NSCoding {
    func encode(with coder: NSCoder) {}

    var content = ButtonContent()

    required init?(coder: NSCoder) {
        super.init()
        content.title = coder.object("UITitle")
        content.attributedTitle = coder.object("UIAttributedTitle")
        content.titleColor = coder.object("UITitleColor")
        content.shadowColor = coder.object("UIShadowColor")
        content.image = coder.object("UIImage")
        content.backgroundImage = coder.object("UIBackgroundImage")
        content.symbolConfiguration = coder.object("UIImageSymbolConfiguration")
    }
}
