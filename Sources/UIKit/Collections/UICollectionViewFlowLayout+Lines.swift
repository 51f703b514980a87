import Foundation
import ObjCRuntime

/// One section of a flow layout. Main is the direction of scrolling, cross the one along a line.
struct FlowSection {
    var header = CGRect.zero
    var footer = CGRect.zero
    var items: [CGRect] = []
    /// Where each line begins and ends in the main direction, with the items on it.
    var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
    var start: CGFloat = 0
    var end: CGFloat = 0
}

extension UICollectionViewFlowLayout {
    private var isVertical: Bool { scrollDirection == .vertical }
    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { owner?.delegate as? any UICollectionViewDelegateFlowLayout }
    private func asks(_ name: String) -> Bool { _implements(owner?.delegate, name) && flowDelegate != nil }

    private func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func rect(main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) -> CGRect {
        isVertical ? CGRect(x: cross, y: main, width: crossLength, height: mainLength) : CGRect(x: main, y: cross, width: mainLength, height: crossLength)
    }

    /// Room along a line, without the collection view's insets there.
    private var crossRoom: CGFloat {
        guard let owner else { return 0 }
        let inset = owner.adjustedContentInset
        return isVertical ? owner.bounds.width - inset.left - inset.right : owner.bounds.height - inset.top - inset.bottom
    }

    func prepareFlow() {
        guard let owner else { return }
        sections = []
        var position: CGFloat = 0
        for index in 0..<owner.numberOfSections {
            let section = layOut(section: index, at: position)
            sections.append(section)
            position = section.end
        }
        contentLength = position
    }

    var flowContentSize: CGSize { isVertical ? CGSize(width: crossRoom, height: contentLength) : CGSize(width: contentLength, height: crossRoom) }

    // MARK: Metrics

    private func inset(_ section: Int) -> UIEdgeInsets {
        guard let owner else { return .zero }
        var inset = asks("collectionView(_:layout:insetForSectionAt:)") ? flowDelegate!.collectionView(owner, layout: self, insetForSectionAt: section) : sectionInset
        let outer: UIEdgeInsets = switch sectionInsetReference {
        case .fromSafeArea: owner.safeAreaInsets
        case .fromLayoutMargins: owner.layoutMargins
        default: .zero
        }
        if isVertical { inset.left += outer.left; inset.right += outer.right } else { inset.top += outer.top; inset.bottom += outer.bottom }
        return inset
    }

    private func size(_ path: IndexPath) -> CGSize {
        if let size = measured[path] { return size }
        if estimatedItemSize != .zero {
            if estimatedItemSize == Self.automaticSize { return itemSizeFromDelegate(path) }
            return asks("collectionView(_:layout:sizeForItemAt:)") ? itemSizeFromDelegate(path) : estimatedItemSize
        }
        return itemSizeFromDelegate(path)
    }

    private func itemSizeFromDelegate(_ path: IndexPath) -> CGSize {
        guard let owner, asks("collectionView(_:layout:sizeForItemAt:)") else { return itemSize }
        return flowDelegate!.collectionView(owner, layout: self, sizeForItemAt: path)
    }

    private func lineSpacing(_ section: Int) -> CGFloat {
        asks("collectionView(_:layout:minimumLineSpacingForSectionAt:)") ? flowDelegate!.collectionView(owner!, layout: self, minimumLineSpacingForSectionAt: section) : minimumLineSpacing
    }

    private func itemSpacing(_ section: Int) -> CGFloat {
        asks("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") ? flowDelegate!.collectionView(owner!, layout: self, minimumInteritemSpacingForSectionAt: section) : minimumInteritemSpacing
    }

    private func headerLength(_ section: Int) -> CGFloat {
        main(asks("collectionView(_:layout:referenceSizeForHeaderInSection:)") ? flowDelegate!.collectionView(owner!, layout: self, referenceSizeForHeaderInSection: section) : headerReferenceSize)
    }

    private func footerLength(_ section: Int) -> CGFloat {
        main(asks("collectionView(_:layout:referenceSizeForFooterInSection:)") ? flowDelegate!.collectionView(owner!, layout: self, referenceSizeForFooterInSection: section) : footerReferenceSize)
    }

    // MARK: Lines

    private func layOut(section index: Int, at start: CGFloat) -> FlowSection {
        var section = FlowSection()
        section.start = start
        let room = crossRoom, inset = inset(index)
        let header = headerLength(index), footer = footerLength(index)
        section.header = rect(main: start, cross: 0, mainLength: header, crossLength: room)
        let before = isVertical ? inset.left : inset.top, after = isVertical ? inset.right : inset.bottom
        var position = start + header + (isVertical ? inset.top : inset.left)
        position = layOutLines(&section, index, position, before, max(room - before - after, 0))
        position += isVertical ? inset.bottom : inset.right
        section.footer = rect(main: position, cross: 0, mainLength: footer, crossLength: room)
        section.end = position + footer
        return section
    }

    /// Returns where the last line ends.
    private func layOutLines(_ section: inout FlowSection, _ index: Int, _ start: CGFloat, _ before: CGFloat, _ room: CGFloat) -> CGFloat {
        let count = owner?.numberOfItems(inSection: index) ?? 0
        let spacing = itemSpacing(index), gap = lineSpacing(index)
        let sizes = (0..<count).map { size(IndexPath(item: $0, section: index)) }
        var position = start, first = 0, lastSpacing: CGFloat?
        section.items.reserveCapacity(count)
        while first < count {
            var last = first, used = cross(sizes[first])
            while last + 1 < count, used + spacing + cross(sizes[last + 1]) <= room + 0.01 {
                last += 1
                used += spacing + cross(sizes[last])
            }
            let line = first..<(last + 1)
            let thickness = line.reduce(CGFloat(0)) { max($0, main(sizes[$1])) }
            lastSpacing = place(line, sizes, &section, Line(position: position, thickness: thickness, before: before, room: room, spacing: spacing, isLast: last == count - 1), lastSpacing)
            section.lines.append((line, position, position + thickness))
            position += thickness
            first = last + 1
            if first < count { position += gap }
        }
        return position
    }

    private struct Line {
        let position: CGFloat, thickness: CGFloat, before: CGFloat, room: CGFloat, spacing: CGFloat, isLast: Bool
    }

    /// Full lines are justified; the last one goes on with the spacing of the line before where another item would still fit.
    private func place(_ items: Range<Int>, _ sizes: [CGSize], _ section: inout FlowSection, _ line: Line, _ lastSpacing: CGFloat?) -> CGFloat {
        let total = items.reduce(CGFloat(0)) { $0 + cross(sizes[$1]) }
        let free = line.room - total
        let wouldFitMore = total + CGFloat(items.count) * line.spacing + cross(sizes[items.upperBound - 1]) <= line.room + 0.01
        let isFull = !line.isLast || !wouldFitMore
        var spacing = line.spacing, cursor = line.before
        if items.count > 1, isFull { spacing = free / CGFloat(items.count - 1) } else if items.count > 1 || line.isLast, let lastSpacing { spacing = lastSpacing }
        // One that is larger than the room sticks out at both sides.
        if items.count == 1, isFull { cursor += free / 2 }
        let uniform = items.allSatisfy { sizes[$0] == sizes[items.lowerBound] }
        if !isFull, !uniform { spacing = line.spacing }
        let rtl = owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft && isVertical && flipsHorizontallyInOppositeLayoutDirection
        for item in items {
            let size = sizes[item]
            let offset = line.position + (line.thickness - main(size)) / 2
            var frame = rect(main: offset, cross: cursor, mainLength: main(size), crossLength: cross(size))
            if rtl { frame.origin.x = 2 * line.before + line.room - frame.maxX }
            section.items.append(owner?.pixelAligned(frame) ?? frame)
            cursor += cross(size) + spacing
        }
        return items.count > 1 ? spacing : line.spacing
    }

    // MARK: Attributes

    func flowAttributes(item path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else { return nil }
        let attributes = makeAttributes(cell: path)
        attributes.frame = sections[path.section].items[path.item]
        return attributes
    }

    func flowAttributes(supplementary kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section], isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let frame = isHeader ? section.header : section.footer
        guard main(frame.size) > 0 else { return nil }
        let attributes = makeAttributes(supplementary: kind, path)
        attributes.frame = isHeader && sectionHeadersPinToVisibleBounds ? pinned(frame, section, atStart: true) : !isHeader && sectionFootersPinToVisibleBounds ? pinned(frame, section, atStart: false) : frame
        if isHeader && sectionHeadersPinToVisibleBounds || !isHeader && sectionFootersPinToVisibleBounds { attributes.zIndex = 10 }
        return attributes
    }

    /// Held inside the visible bounds while its section is there.
    private func pinned(_ frame: CGRect, _ section: FlowSection, atStart: Bool) -> CGRect {
        guard let owner else { return frame }
        let inset = owner.adjustedContentInset
        let length = main(frame.size)
        let low = isVertical ? owner.bounds.minY + inset.top : owner.bounds.minX + inset.left
        let high = isVertical ? owner.bounds.maxY - inset.bottom : owner.bounds.maxX - inset.right
        var position = isVertical ? frame.minY : frame.minX
        if atStart { position = max(position, min(low, section.end - main(section.footer.size) - length)) } else { position = min(position, max(high - length, section.start + main(section.header.size))) }
        return isVertical ? CGRect(x: frame.minX, y: position, width: frame.width, height: frame.height) : CGRect(x: position, y: frame.minY, width: frame.width, height: frame.height)
    }

    func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let low = isVertical ? rect.minY : rect.minX, high = isVertical ? rect.maxY : rect.maxX
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.end >= low && section.start <= high {
            let path = IndexPath(item: 0, section: index)
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let attributes = flowAttributes(supplementary: kind, path), attributes.frame.intersects(rect) { found.append(attributes) }
            }
            var line = section.lines.partitionPoint { $0.end > low }
            while line < section.lines.count, section.lines[line].start < high {
                for item in section.lines[line].items where section.items[item].intersects(rect) {
                    found.append(layoutAttributesForItem(at: IndexPath(item: item, section: index)) ?? flowAttributes(item: IndexPath(item: item, section: index))!)
                }
                line += 1
            }
        }
        return found
    }
}

extension Array {
    /// The first index for which `predicate` holds, in an array where it holds from some point on.
    func partitionPoint(_ predicate: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension UIView {
    func pixelAligned(_ rect: CGRect) -> CGRect {
        let scale = pixelScale
        return CGRect(x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }
}
