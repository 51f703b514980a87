import Foundation

/// Where a popover goes: on the first permitted side with room enough, else on the one with the most.
struct PopoverLayout {
    static let arrowLength: CGFloat = 13

    private(set) var direction = UIPopoverArrowDirection.up
    private(set) var frame = CGRect.zero
    /// Points from the middle of the popover's edge to the tip of the arrow.
    private(set) var arrowOffset: CGFloat = 0

    init(container: CGRect, margins: UIEdgeInsets, safeArea: UIEdgeInsets, source: CGRect, content: CGSize, permitted: UIPopoverArrowDirection) {
        let area = CGRect(
            x: container.minX + margins.left + safeArea.left, y: container.minY + margins.top + safeArea.top,
            width: container.width - margins.left - margins.right - safeArea.left - safeArea.right,
            height: container.height - margins.top - margins.bottom - safeArea.top - safeArea.bottom)
        let rooms: [(UIPopoverArrowDirection, CGFloat)] = [
            (.up, area.maxY - source.maxY), (.down, source.minY - area.minY), (.left, area.maxX - source.maxX), (.right, source.minX - area.minX),
        ]
        let allowed = rooms.filter { permitted.contains($0.0) }
        let candidates = allowed.isEmpty ? rooms : allowed
        func need(_ direction: UIPopoverArrowDirection) -> CGFloat {
            (direction == .up || direction == .down ? content.height : content.width) + Self.arrowLength
        }
        let chosen = candidates.first { $0.1 >= need($0.0) } ?? candidates.max { $0.1 / need($0.0) < $1.1 / need($1.0) }!
        direction = chosen.0
        place(source: source, content: content, area: area, room: chosen.1)
    }

    private mutating func place(source: CGRect, content: CGSize, area: CGRect, room: CGFloat) {
        let arrow = Self.arrowLength
        if direction == .up || direction == .down {
            let size = CGSize(width: min(content.width, area.width), height: min(content.height + arrow, max(room, 100)))
            let x = max(area.minX, min(source.midX - size.width / 2, area.maxX - size.width))
            frame = CGRect(x: x, y: direction == .up ? source.maxY : source.minY - size.height, width: size.width, height: size.height)
            arrowOffset = source.midX - frame.midX
        } else {
            let size = CGSize(width: min(content.width + arrow, max(room, 100)), height: min(content.height, area.height))
            let y = max(area.minY, min(source.midY - size.height / 2, area.maxY - size.height))
            frame = CGRect(x: direction == .left ? source.maxX : source.minX - size.width, y: y, width: size.width, height: size.height)
            arrowOffset = source.midY - frame.midY
        }
    }
}
