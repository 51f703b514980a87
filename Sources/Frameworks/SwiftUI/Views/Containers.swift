// Views that UIKit code writes in place, as a hosting controller's root.

public struct Text: PrimitiveView {
    public let text: String
    nonisolated public init(_ content: some StringProtocol) { text = String(content) }
    nonisolated public init(verbatim content: String) { text = content }
    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { text = key.key }
}

public struct Image: PrimitiveView {
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {}
    nonisolated public init(uiImage: UIImage) {}
}

public struct Spacer: PrimitiveView {
    nonisolated public init(minLength: CGFloat? = nil) {}
}

public struct Divider: PrimitiveView {
    nonisolated public init() {}
}

public struct Group<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct VStack<Content: View>: PrimitiveView {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: PrimitiveView {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: PrimitiveView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct NavigationView<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Content: View>: PrimitiveView {
    public init(@ViewBuilder root: () -> Content) {}
}

public struct ScrollView<Content: View>: PrimitiveView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

public struct Button<Label: View>: PrimitiveView {
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    public init(_ title: some StringProtocol, action: @escaping () -> Void) where Label == Text {}
}
