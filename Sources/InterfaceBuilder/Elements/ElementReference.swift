/// The page of all elements: which class each becomes, and the key of each attribute and child.
package enum ElementReference {
    package static func markdown() -> String {
        var lines = [
            "# Interface Builder documents: what is compiled", "",
            "Written by `ElementReference`; a test keeps it true (`UPDATE_EXPECTED=1 swift test --filter ReferenceTests` rewrites it).",
            "An element, attribute or child that isn't named here gets a warning with its place, and the document is carried on",
            "without it (an unknown view as a plain one); with `--strict` it is an error.", "",
        ]
        for kind in ElementKind.registry.values.sorted(by: { $0.name.text < $1.name.text }) { lines += section(kind) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ kind: ElementKind) -> [String] {
        var lines = ["## `<\(kind.name)>` → \(kind.className)", ""]
        let own = kind.rows.dropFirst(inherited(kind).count).filter { !$0.isIgnored && !($0.attributes + $0.children).isEmpty }
        if let base = inherited(kind).name { lines += ["All rows of `<\(base)>`\(own.isEmpty ? "." : ", and:")", ""] }
        if !own.isEmpty {
            lines += ["| attribute or child | key |", "|---|---|"]
            lines += own.map { row in "| \(names(row)) | \(row.key.map { "`\($0)`" } ?? "several") |" }
            lines.append("")
        }
        let ignored = Set(kind.ignored).subtracting(inherited(kind).name.flatMap { ElementKind.registry[$0]?.ignored } ?? [])
        if !ignored.isEmpty {
            lines += ["No effect: \(ignored.map(\.text).sorted().map { "`\($0)`" }.joined(separator: ", ")).", ""]
        }
        return lines
    }

    private static func names(_ row: Row) -> String {
        var seen: Set<Name> = []
        return (row.attributes + row.children).filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: ", ")
    }

    /// The superclass's rows that an element's table starts with.
    private static func inherited(_ kind: ElementKind) -> (name: Name?, count: Int) {
        let bases: [(Name, [Row])] = [
            ("scrollView", ScrollElements.rows), ("control", ControlElements.rows), ("viewController", ControllerElements.rows),
            ("view", ViewElements.rows),
        ]
        for (name, rows) in bases where name != kind.name && kind.rows.count >= rows.count && starts(kind.rows, with: rows) {
            return (name, rows.count)
        }
        return (nil, 0)
    }

    private static func starts(_ rows: [Row], with base: [Row]) -> Bool {
        zip(rows, base).allSatisfy { $0.attributes == $1.attributes && $0.children == $1.children && $0.key == $1.key }
    }
}
