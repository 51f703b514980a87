import Foundation

extension ElementSnapshot {
    /// Everything in it, parents before their children.
    var descendants: [ElementSnapshot] { nodes.flatMap { [$0] + $0.descendants } }

    /// From the root down to its own parent.
    var ancestors: [ElementSnapshot] { parent.map { $0.ancestors + [$0] } ?? [] }

    /// Rows of tables are told of that have no cell.
    var hasEmptyRows: Bool { elementType == .cell && nodes.isEmpty && !isHittable || nodes.contains(where: \.hasEmptyRows) }

    func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || elementType == type }

    func isNamed(_ name: String?) -> Bool { name.map { identifiers.contains($0) } ?? true }

    /// Whether it lies in `other`, or is it.
    func isWithin(_ other: ElementSnapshot) -> Bool { self === other || ancestors.contains { $0 === other } }

    /// Where a finger touches it: where the app says, or the middle of what of it is on the screen.
    var hitPoint: CGPoint {
        if let point = record.hitPoint { return CGPoint(x: point.x, y: point.y) }
        let shown = frame.intersection(screen)
        let area = shown.isNull || shown.isEmpty ? frame : shown
        return CGPoint(x: area.midX, y: area.midY)
    }
}
