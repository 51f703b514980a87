import Foundation

/// Derives one colour from another.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
        var white: CGFloat = 0, alpha: CGFloat = 0
        return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
    }
    nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }
    nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}

/// Derives text attributes from others.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
