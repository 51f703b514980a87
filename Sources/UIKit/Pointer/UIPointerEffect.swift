/// How a control looks under the pointer. No pointer moves here: it keeps what it is given.
public enum UIPointerEffect: Equatable, Sendable, UIHoverEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    public enum TintMode: Equatable, Hashable, Sendable { case none, overlay, underlay }

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
