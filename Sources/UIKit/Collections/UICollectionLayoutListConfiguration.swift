import Foundation

/// How a list section of a collection view looks.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public typealias ItemSeparatorHandler = (_ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: UICollectionLayoutListConfiguration.Appearance
    public var showsSeparators: Bool = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    public var headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
    public var footerMode: UICollectionLayoutListConfiguration.FooterMode = .none
    public var headerTopPadding: CGFloat?
    public var contentHuggingElements: UICollectionLayoutListConfiguration.ContentHuggingElements = []

    public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        backgroundColor = switch appearance {
        case .grouped, .insetGrouped: .systemGroupedBackground
        default: .systemBackground
        }
    }
}

/// The separators of a list's items.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// Stands for insets that follow the content.
    public static let automaticInsets = NSDirectionalEdgeInsets(top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility: UIListSeparatorConfiguration.Visibility = .automatic
    public var bottomSeparatorVisibility: UIListSeparatorConfiguration.Visibility = .automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color: UIColor = .separator
    public var multipleSelectionColor: UIColor = .separator
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public static func == (a: Self, b: Self) -> Bool {
        a.topSeparatorVisibility == b.topSeparatorVisibility && a.bottomSeparatorVisibility == b.bottomSeparatorVisibility && a.topSeparatorInsets == b.topSeparatorInsets
            && a.bottomSeparatorInsets == b.bottomSeparatorInsets && a.color == b.color
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(topSeparatorVisibility); hasher.combine(bottomSeparatorVisibility) }
}

/// List sections: rows of full width that size themselves, with headers and footers as the configuration has them.
@MainActor enum ListSection {
    static func make(_ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        section.contentInsets = insets(configuration, environment)
        if configuration.headerMode == .supplementary { section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top, pins: configuration.appearance == .plain)) }
        if configuration.footerMode == .supplementary { section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom, pins: false)) }
        return section
    }

    private static func boundary(_ kind: String, _ alignment: NSRectAlignment, pins: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = pins
        return item
    }

    /// Groups without header keep 35 points above, 17.5 between; inset groups the margin at the sides.
    private static func insets(_ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment) -> NSDirectionalEdgeInsets {
        let margin: CGFloat = environment.container.contentSize.width > 402 ? 20 : 16
        let top: CGFloat = configuration.headerMode == .supplementary ? 0 : 17.5
        switch configuration.appearance {
        case .insetGrouped: return NSDirectionalEdgeInsets(top: top, leading: margin, bottom: 17.5, trailing: margin)
        case .grouped: return NSDirectionalEdgeInsets(top: top, leading: 0, bottom: 17.5, trailing: 0)
        case .sidebar: return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        default: return .zero
        }
    }
}

extension UICollectionView {
    /// Where in its list section a cell stands, with the configuration of the list.
    func listPlace(_ path: IndexPath) -> ListCellPlace {
        let count = numberOfItems(inSection: path.section)
        let configuration = (currentLayout as? UICollectionViewCompositionalLayout)?.listConfiguration(of: path.section)
        return ListCellPlace(configuration: configuration, path: path, isFirst: path.item == 0, isLast: path.item == count - 1)
    }
}

extension UICollectionViewCompositionalLayout {
    func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? {
        listConfiguration ?? provider(section, LayoutEnvironment(size: owner?.bounds.size ?? .zero, insets: .zero, traits: owner?.traitCollection ?? UITraitCollection()))?.list
    }
}

@MainActor struct ListCellPlace {
    var configuration: UICollectionLayoutListConfiguration?
    var path = IndexPath(item: 0, section: 0)
    var isFirst = true
    var isLast = true
}
