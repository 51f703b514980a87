/// A cell's content made of views of SwiftUI: a placeholder.
@MainActor public struct UIHostingConfiguration<Content: View>: @preconcurrency UIContentConfiguration {
    public init(@ViewBuilder content: () -> Content) {}

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    public func background(_ color: Color) -> Self { self }
    public func makeContentView() -> UIView & UIContentView { HostedContent(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    private final class HostedContent: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(configuration: UIHostingConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            let placeholder = Placeholder(Content.self)
            placeholder.frame = bounds
            placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(placeholder)
        }

        required init?(coder: NSCoder) { fatalError("a hosted cell's content isn't archived") }
    }
}
