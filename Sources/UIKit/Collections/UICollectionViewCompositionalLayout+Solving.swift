import Foundation

extension UICollectionViewCompositionalLayout {
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    private var container: CGSize {
        guard let owner else { return .zero }
        let inset = owner.adjustedContentInset
        return CGSize(width: owner.bounds.width - inset.left - inset.right, height: owner.bounds.height - inset.top - inset.bottom)
    }

    var solvedContentSize: CGSize { isVertical ? CGSize(width: container.width, height: contentLength) : CGSize(width: contentLength, height: container.height) }

    func solve() {
        guard let owner else { return }
        solved = []
        boundary = []
        var position: CGFloat = placeGlobal(atEnd: false, from: 0)
        for index in 0..<owner.numberOfSections {
            if index > 0 { position += configuration.interSectionSpacing }
            let section = solveSection(index, at: position)
            solved.append(section)
            position = isVertical ? section.frame.maxY : section.frame.maxX
        }
        contentLength = placeGlobal(atEnd: true, from: position)
    }

    /// Headers and footers of the whole layout.
    private func placeGlobal(atEnd: Bool, from position: CGFloat) -> CGFloat {
        var position = position
        for item in configuration.boundarySupplementaryItems where item.isAtBottom == atEnd {
            let key = ElementKey.supplementary(item.elementKind, IndexPath(index: 0))
            let size = size(of: item, key, in: container)
            boundary.append(SolvedElement(key: key, frame: CGRect(x: isVertical ? 0 : position, y: isVertical ? position : 0, width: size.width, height: size.height), zIndex: item.zIndex, sizing: item.layoutSize.sizing, pins: item.pinToVisibleBounds))
            position += isVertical ? size.height : size.width
        }
        return position
    }

    private func size(of item: NSCollectionLayoutItem, _ key: ElementKey, in container: CGSize) -> CGSize {
        var size = item.layoutSize.size(in: container)
        if let known = measured[key] {
            if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
        }
        return size
    }

    private func environment() -> LayoutEnvironment { LayoutEnvironment(size: container, insets: .zero, traits: owner?.traitCollection ?? UITraitCollection()) }

    // MARK: One section

    private func solveSection(_ index: Int, at position: CGFloat) -> SolvedSection {
        let environment = environment()
        guard let owner, let section = provider(index, environment) else { return SolvedSection() }
        let inset = section.contentInsets
        var solver = GroupSolver(section: index, count: owner.numberOfItems(inSection: index), measured: measured, environment: environment)
        let room = CGSize(width: container.width - inset.leading - inset.trailing, height: isVertical ? container.height : container.height - inset.top - inset.bottom)
        let tops = section.boundarySupplementaryItems.filter(\.isAtTop), bottoms = section.boundarySupplementaryItems.filter { !$0.isAtTop }
        var result = SolvedSection()
        let headerLength = lengths(tops, index, room)
        let origin = isVertical ? CGPoint(x: inset.leading, y: position + headerLength + inset.top) : CGPoint(x: position + headerLength + inset.leading, y: inset.top)
        let across = section.orthogonalScrollingBehavior != .none
        let size = placeGroups(section, &solver, origin, room, vertically: isVertical != across)
        result.elements = solver.elements
        result.body = CGRect(origin: origin, size: across ? (isVertical ? CGSize(width: room.width, height: size.height) : CGSize(width: size.width, height: room.height)) : size)
        if across { result.orthogonalLength = (isVertical ? size.width + inset.leading + inset.trailing : size.height + inset.top + inset.bottom) }
        let end = isVertical ? origin.y + size.height + inset.bottom : origin.x + size.width + inset.trailing
        placeBoundary(tops, index, &result, section, position, atTop: true)
        placeBoundary(bottoms, index, &result, section, end, atTop: false)
        let total = end + lengths(bottoms, index, room) - position
        result.frame = isVertical ? CGRect(x: 0, y: position, width: container.width, height: total) : CGRect(x: position, y: 0, width: total, height: container.height)
        for item in section.decorationItems { placeDecoration(item, index, &result) }
        return result
    }

    private func placeGroups(_ section: NSCollectionLayoutSection, _ solver: inout GroupSolver, _ origin: CGPoint, _ room: CGSize, vertically: Bool) -> CGSize {
        var point = origin, size = CGSize.zero
        while !solver.isDone {
            let before = solver.next
            let used = solver.place(section.group, at: point, in: room)
            if vertically {
                point.y += used.height + section.interGroupSpacing
                size = CGSize(width: max(size.width, used.width), height: point.y - origin.y - section.interGroupSpacing)
            } else {
                point.x += used.width + section.interGroupSpacing
                size = CGSize(width: point.x - origin.x - section.interGroupSpacing, height: max(size.height, used.height))
            }
            if solver.next == before { break }
        }
        return size
    }

    private func lengths(_ items: [NSCollectionLayoutBoundarySupplementaryItem], _ section: Int, _ room: CGSize) -> CGFloat {
        items.filter(\.extendsBoundary).reduce(0) { sum, item in
            let size = size(of: item, .supplementary(item.elementKind, IndexPath(item: 0, section: section)), in: room)
            return sum + (isVertical ? size.height : size.width)
        }
    }

    private func placeBoundary(_ items: [NSCollectionLayoutBoundarySupplementaryItem], _ index: Int, _ result: inout SolvedSection, _ section: NSCollectionLayoutSection, _ start: CGFloat, atTop: Bool) {
        var position = start
        let inset = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        let room = CGSize(width: container.width - inset.leading - inset.trailing, height: container.height)
        for item in items {
            let key = ElementKey.supplementary(item.elementKind, IndexPath(item: 0, section: index))
            let size = size(of: item, key, in: room)
            var x = inset.leading
            if item.alignment == .top || item.alignment == .bottom { x += (room.width - size.width) / 2 }
            if item.alignment == .topTrailing || item.alignment == .bottomTrailing { x += room.width - size.width }
            let origin = isVertical ? CGPoint(x: x + item.offset.x, y: position + item.offset.y) : CGPoint(x: position + item.offset.x, y: inset.top + item.offset.y)
            result.elements.append(SolvedElement(key: key, frame: CGRect(origin: origin, size: size), zIndex: item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex, sizing: item.layoutSize.sizing, pins: item.pinToVisibleBounds))
            if item.extendsBoundary { position += isVertical ? size.height : size.width }
        }
    }

    private func placeDecoration(_ item: NSCollectionLayoutDecorationItem, _ index: Int, _ result: inout SolvedSection) {
        let inset = item.contentInsets
        let frame = CGRect(x: result.frame.minX + inset.leading, y: result.frame.minY + inset.top, width: max(result.frame.width - inset.leading - inset.trailing, 0), height: max(result.frame.height - inset.top - inset.bottom, 0))
        result.elements.append(SolvedElement(key: ElementKey(category: 2, kind: item.elementKind, path: IndexPath(item: 0, section: index)), frame: frame, zIndex: item.zIndex))
    }

    // MARK: Attributes

    func element(_ key: ElementKey) -> SolvedElement? {
        guard key.path.count == 2, solved.indices.contains(key.path.section) else { return boundary.first { $0.key == key } }
        let elements = solved[key.path.section].elements
        if key.isCell, elements.indices.contains(key.path.item), elements[key.path.item].key == key { return elements[key.path.item] }
        return elements.first { $0.key == key }
    }

    func solvedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? { element(key).map { attributes($0, section: key.path.count == 2 ? key.path.section : nil) } }

    private func attributes(_ element: SolvedElement, section: Int?) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(cell: element.key.path)
        attributes.category = UICollectionView.ElementCategory(rawValue: element.key.category) ?? .cell
        attributes.kind = element.key.isCell ? nil : element.key.kind
        var frame = element.frame
        if let section, element.key.isCell, let offset = orthogonalOffsets[section] { frame = frame.offsetBy(dx: isVertical ? -offset : 0, dy: isVertical ? 0 : -offset) }
        if element.pins, let section { frame = pinned(frame, in: solved[section].frame) }
        if owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft, isVertical { frame.origin.x = container.width - frame.maxX }
        attributes.frame = owner?.pixelAligned(frame) ?? frame
        attributes.zIndex = element.zIndex
        return attributes
    }

    private func pinned(_ frame: CGRect, in section: CGRect) -> CGRect {
        guard let owner else { return frame }
        var frame = frame
        if isVertical { frame.origin.y = max(frame.minY, min(owner.bounds.minY + owner.adjustedContentInset.top, section.maxY - frame.height)) } else { frame.origin.x = max(frame.minX, min(owner.bounds.minX + owner.adjustedContentInset.left, section.maxX - frame.width)) }
        return frame
    }

    func solvedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found = boundary.filter { $0.frame.intersects(rect) }.map { attributes($0, section: nil) }
        for (index, section) in solved.enumerated() where section.frame.intersects(rect) || section.frame.isEmpty {
            for element in section.elements {
                let attributes = attributes(element, section: index)
                if attributes.frame.intersects(rect) { found.append(attributes) }
            }
        }
        return found
    }

    /// Scrolls a section across, within what it has.
    package func scrollSection(_ index: Int, to offset: CGFloat) {
        guard solved.indices.contains(index), let length = solved[index].orthogonalLength else { return }
        orthogonalOffsets[index] = min(max(offset, 0), max(length - (isVertical ? container.width : container.height), 0))
        owner?.setNeedsLayout()
    }
}
