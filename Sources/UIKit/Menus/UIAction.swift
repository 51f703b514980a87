import Foundation
import FoundationGaps
import ObjCRuntime

/// A menu element, or a control's action, whose work is a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    let handler: UIActionHandler
    private var currentSender: Any?

    init(title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, handler: @escaping UIActionHandler) {
        self.handler = handler
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        handler = { _ in }
        identifier = Identifier("")
        super.init(coder: coder)
    }

    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) {
        self.init(title: title, subtitle: subtitle, image: image, identifier: identifier, handler: handler)
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    open override var title: String { get { ownTitle } set { ownTitle = newValue } }
    open override var image: UIImage? { get { ownImage } set { ownImage = newValue } }
    open var selectedImage: UIImage?
    public let identifier: UIAction.Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off

    /// The object that runs the action, while it runs.
    open var sender: Any? { currentSender }

    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    func perform(sender: Any?) {
        currentSender = sender
        handler(self)
        currentSender = nil
    }
}
