/// An effect of a view under the pointer.
public protocol UIHoverEffect: Sendable {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect { public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() } }
extension UIHoverEffect where Self == UIHoverHighlightEffect { public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() } }
extension UIHoverEffect where Self == UIHoverLiftEffect { public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() } }

public struct UIHoverAutomaticEffect: UIHoverEffect { public init() {} }
public struct UIHoverHighlightEffect: UIHoverEffect { public init() {} }
public struct UIHoverLiftEffect: UIHoverEffect { public init() {} }
