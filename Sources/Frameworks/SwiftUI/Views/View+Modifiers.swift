// Modifiers that UIKit code writes on a hosting controller's root. They change nothing that could be seen.

extension View {
    public func environmentObject<T: ObservableObject>(_ object: T) -> Self { self }
    public func environment<T: AnyObject>(_ object: T?) -> Self { self }
    public func padding(_ length: CGFloat) -> Self { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> Self { self }
    public func background(_ color: Color) -> Self { self }
    public func foregroundColor(_ color: Color?) -> Self { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
    public func ignoresSafeArea() -> Self { self }
    public func navigationTitle(_ title: String) -> Self { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> Self { self }
    public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
    public func eraseToAnyView() -> AnyView { AnyView(self) }
}
