import Foundation

/// One element with its place, in the coordinates of what holds it until the section is placed.
struct SolvedElement {
    var key: ElementKey
    var frame: CGRect
    var zIndex = 0
    var sizing = ElementSizing.fixed
    var pins = false
}

/// A section with its place in the content.
struct SolvedSection {
    var frame = CGRect.zero
    /// The rectangle of the groups, without headers and footers.
    var body = CGRect.zero
    var elements: [SolvedElement] = []
    /// For sections that scroll across: how long their row of groups is.
    var orthogonalLength: CGFloat?
}

/// Places the items of one section, group after group.
@MainActor struct GroupSolver {
    let section: Int
    let measured: [ElementKey: CGSize]
    var next: Int
    let count: Int
    var elements: [SolvedElement] = []
    let environment: LayoutEnvironment

    init(section: Int, count: Int, measured: [ElementKey: CGSize], environment: LayoutEnvironment) {
        self.section = section
        self.count = count
        self.measured = measured
        self.environment = environment
        next = 0
    }

    var isDone: Bool { next >= count }

    /// The size of an item; content decides estimated sides once it was measured.
    private func size(_ item: NSCollectionLayoutItem, in container: CGSize) -> CGSize { item.layoutSize.size(in: container) }

    private func measuredSize(_ item: NSCollectionLayoutItem, _ key: ElementKey, in container: CGSize) -> CGSize {
        var result = size(item, in: container)
        guard let known = measured[key] else { return result }
        if item.layoutSize.widthDimension.isEstimated { result.width = known.width }
        if item.layoutSize.heightDimension.isEstimated { result.height = known.height }
        return result
    }

    /// Places one group at `origin` in `container` and returns the size that it takes.
    mutating func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize) -> CGSize {
        var size = size(group, in: container)
        let inset = group.contentInsets
        let inner = CGSize(width: max(size.width - inset.leading - inset.trailing, 0), height: max(size.height - inset.top - inset.bottom, 0))
        let start = CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top)
        if group.arrangement == .custom { placeCustom(group, at: start, inner); return size }
        let used = placeItems(group, at: start, inner)
        if group.layoutSize.widthDimension.isEstimated { size.width = used.width + inset.leading + inset.trailing }
        if group.layoutSize.heightDimension.isEstimated { size.height = used.height + inset.top + inset.bottom }
        return size
    }

    private mutating func placeCustom(_ group: NSCollectionLayoutGroup, at origin: CGPoint, _ size: CGSize) {
        let environment = LayoutEnvironment(size: size, insets: .zero, traits: environment.traitCollection)
        for item in group.provider?(environment) ?? [] {
            guard !isDone else { return }
            elements.append(SolvedElement(key: .cell(IndexPath(item: next, section: section)), frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex))
            next += 1
        }
    }

    // MARK: Items in a row or a column

    private mutating func placeItems(_ group: NSCollectionLayoutGroup, at origin: CGPoint, _ size: CGSize) -> CGSize {
        let horizontal = group.arrangement == .horizontal
        let gap = group.interItemSpacing?.spacing ?? 0
        let room = horizontal ? size.width : size.height
        let estimated = horizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        var along: CGFloat = 0, across: CGFloat = 0, index = 0
        let firstElement = elements.count
        while !isDone, let item = subitem(group, index) {
            let container = share(of: size, group, horizontal, gap)
            let natural = natural(item, in: container)
            let length = horizontal ? natural.width : natural.height
            if index > 0, group.repeats == 0, !estimated, along + length > room + 0.5 { break }
            let point = horizontal ? CGPoint(x: origin.x + along, y: origin.y) : CGPoint(x: origin.x, y: origin.y + along)
            let used = placeItem(item, at: point, in: container)
            along += (horizontal ? used.width : used.height) + gap
            across = max(across, horizontal ? used.height : used.width)
            index += 1
        }
        along = max(along - gap, 0)
        if let spacing = group.interItemSpacing, spacing.isFlexible, index > 1, along < room { spread(from: firstElement, by: (room - along) / CGFloat(index - 1), horizontal) }
        return horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    private func subitem(_ group: NSCollectionLayoutGroup, _ index: Int) -> NSCollectionLayoutItem? {
        if group.repeats > 0 { return index < group.repeats ? group.subitems[0] : nil }
        guard !group.subitems.isEmpty else { return nil }
        return group.subitems[index % group.subitems.count]
    }

    /// `subitem:count:` divides the group evenly, gaps taken off.
    private func share(of size: CGSize, _ group: NSCollectionLayoutGroup, _ horizontal: Bool, _ gap: CGFloat) -> CGSize {
        guard group.divides, group.repeats > 0 else { return size }
        let gaps = gap * CGFloat(group.repeats - 1)
        return horizontal ? CGSize(width: (size.width - gaps) / CGFloat(group.repeats), height: size.height) : CGSize(width: size.width, height: (size.height - gaps) / CGFloat(group.repeats))
    }

    private func natural(_ item: NSCollectionLayoutItem, in container: CGSize) -> CGSize {
        item is NSCollectionLayoutGroup ? size(item, in: container) : measuredSize(item, .cell(IndexPath(item: next, section: section)), in: container)
    }

    private mutating func placeItem(_ item: NSCollectionLayoutItem, at point: CGPoint, in container: CGSize) -> CGSize {
        let edges = item.edgeSpacing
        let start = CGPoint(x: point.x + (edges?.leading?.spacing ?? 0), y: point.y + (edges?.top?.spacing ?? 0))
        var used: CGSize
        if let group = item as? NSCollectionLayoutGroup {
            used = place(group, at: start, in: container)
        } else {
            let path = IndexPath(item: next, section: section), key = ElementKey.cell(path)
            next += 1
            used = measuredSize(item, key, in: container)
            let inset = item.contentInsets
            let frame = CGRect(x: start.x + inset.leading, y: start.y + inset.top, width: max(used.width - inset.leading - inset.trailing, 0), height: max(used.height - inset.top - inset.bottom, 0))
            elements.append(SolvedElement(key: key, frame: frame, sizing: item.layoutSize.sizing))
            for badge in item.supplementaryItems { placeBadge(badge, of: frame, path) }
        }
        used.width += (edges?.leading?.spacing ?? 0) + (edges?.trailing?.spacing ?? 0)
        used.height += (edges?.top?.spacing ?? 0) + (edges?.bottom?.spacing ?? 0)
        return used
    }

    private mutating func placeBadge(_ badge: NSCollectionLayoutSupplementaryItem, of frame: CGRect, _ path: IndexPath) {
        let key = ElementKey.supplementary(badge.elementKind, path)
        elements.append(SolvedElement(key: key, frame: badge.containerAnchor.frame(of: measuredSize(badge, key, in: frame.size), in: frame), zIndex: badge.zIndex, sizing: badge.layoutSize.sizing))
    }

    private mutating func spread(from first: Int, by extra: CGFloat, _ horizontal: Bool) {
        for index in elements.indices.dropFirst(first) {
            let step = CGFloat(index - first) * extra
            elements[index].frame = elements[index].frame.offsetBy(dx: horizontal ? step : 0, dy: horizontal ? 0 : step)
        }
    }
}
