/// Shows a placeholder that names its root view: views of SwiftUI aren't drawn here.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content
    open var sizingOptions: UIHostingControllerSizingOptions = []

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)") }

    open override func loadView() { view = Placeholder(Content.self) }

    /// The least that holds the placeholder.
    open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = Self(rawValue: 1), intrinsicContentSize = Self(rawValue: 2)
}
