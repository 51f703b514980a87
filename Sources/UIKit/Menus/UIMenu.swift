import Foundation
import FoundationGaps
import ObjCRuntime

/// A group of menu elements.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let ownIdentifier: Identifier
    private let ownOptions: Options
    private let ownChildren: [UIMenuElement]

    init(title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options, children: [UIMenuElement], copying: Void) {
        ownIdentifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        ownOptions = options
        ownChildren = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        ownIdentifier = Identifier(coder.string("UIIdentifier") ?? coder.string("identifier") ?? "com.apple.menu.dynamic")
        ownOptions = Options(rawValue: UInt(bitPattern: coder.integer("UIOptions") ?? coder.integer("options") ?? 0))
        let children: [UIMenuElement] = coder.array("UIChildren")
        ownChildren = children.isEmpty ? coder.array("children") : children
        super.init(coder: coder)
    }

    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []) {
        self.init(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children, copying: ())
        self.preferredElementSize = preferredElementSize
    }

    open var identifier: UIMenu.Identifier { ownIdentifier }
    open var options: UIMenu.Options { ownOptions }
    open var children: [UIMenuElement] { ownChildren }
    open var preferredElementSize: UIMenu.ElementSize = .automatic
    open var displayPreferences: UIMenuDisplayPreferences?

    /// The leaves whose state is on, in this menu and the ones inline in it.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
            case let action as UIAction where action.state == .on: [action]
            case let command as UICommand where command.state == .on: [command]
            default: []
            }
        }
    }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize, children: newChildren)
    }
}
