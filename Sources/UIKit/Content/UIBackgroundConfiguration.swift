import Foundation

/// How the background of a cell, header or button looks.
public struct UIBackgroundConfiguration: Hashable {
    /// The configurations whose colour follows the state of their cell.
    enum Role { case none, plainCell, groupedCell, sidebarCell, header }

    var role: Role = .none

    nonisolated(unsafe) public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var shadowProperties = UIShadowProperties()

    /// A nil colour stands for the tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { resolve(backgroundColor, backgroundColorTransformer, tintColor) }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { resolve(strokeColor, strokeColorTransformer, tintColor) }

    private func resolve(_ color: UIColor?, _ transformer: UIConfigurationColorTransformer?, _ tint: UIColor) -> UIColor {
        transformer?(color ?? tint) ?? color ?? tint
    }

    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    public static func listCell() -> UIBackgroundConfiguration { cell(.groupedCell, .secondarySystemGroupedBackground) }
    public static func listPlainCell() -> UIBackgroundConfiguration { cell(.plainCell, .systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { cell(.groupedCell, .secondarySystemGroupedBackground) }
    public static func listHeader() -> UIBackgroundConfiguration { cell(.header, .clear) }
    public static func listFooter() -> UIBackgroundConfiguration { cell(.header, .clear) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { cell(.header, .clear) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { cell(.header, .clear) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { cell(.header, .clear) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { sidebar() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { sidebar() }

    private static func sidebar() -> UIBackgroundConfiguration {
        var configuration = cell(.sidebarCell, .clear)
        configuration.cornerRadius = 10
        return configuration
    }

    private static func cell(_ role: Role, _ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.role = role
        configuration.backgroundColor = color
        return configuration
    }

    /// Selected and highlighted cells turn systemGray4.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard role != .none, role != .header, let state = state as? UICellConfigurationState, state.isSelected || state.isHighlighted else { return self }
        var result = self
        result.backgroundColor = role == .sidebarCell && state.isSelected && !state.isHighlighted ? .tintColor : .systemGray4
        return result
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.customView === b.customView && a.cornerRadius == b.cornerRadius && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor
            && a.image === b.image && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset && a.role == b.role
            && a.edgesAddingLayoutMarginsToBackgroundInsets == b.edgesAddingLayoutMarginsToBackgroundInsets
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}
