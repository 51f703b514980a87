/// Cells of static tables whose frames lie over the row before, and those after them: nothing laid them out since rows were added.
struct OverlappingRows {
    private(set) var cells: Set<String> = []

    init(_ document: Document) { collect(document.root) }

    private mutating func collect(_ element: Element) {
        if element.name == "tableView" { check(element) }
        for child in element.children { collect(child) }
    }

    private mutating func check(_ table: Element) {
        var bottom = -Double.infinity, isOff = false
        for section in table.children(of: "sections") {
            for cell in section.children(of: "cells") {
                guard let id = cell.id?.string, let rect = cell.child("frame"), let y = rect.number("y"), let height = rect.number("height") else { continue }
                isOff = isOff || y < bottom - 1
                if isOff { cells.insert(id) }
                bottom = y + height
            }
        }
    }
}
