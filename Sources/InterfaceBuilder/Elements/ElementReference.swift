/// The page of all elements: which class each becomes, the key of each attribute and child, and what isn't done.
package enum ElementReference {
    /// A further column of the tables: what becomes of a key beyond compiling.
    package struct Column {
        package let title: String
        /// The cell of a class's key.
        package let cell: (_ className: String, _ key: String) -> String

        package init(_ title: String, cell: @escaping (_ className: String, _ key: String) -> String) {
            self.title = title
            self.cell = cell
        }
    }

    package static func markdown(_ columns: [Column] = []) -> String {
        let kinds = ElementKind.registry.all.sorted { $0.name.text < $1.name.text }
        var lines = [
            "# Interface Builder documents: what is compiled, loaded and drawn", "",
            "Written by `ElementReference`; a test keeps it true (`UPDATE_EXPECTED=1 swift test --filter LoadedKeysTests` rewrites it).",
            "An element, attribute or child that isn't named here gets a warning with its place, and the document is carried on",
            "without it (an unknown view as a plain one); what is *not done* here gets one too. With `--strict` they are errors.",
            "Documents of before Xcode 5 (`<archive>`) are turned into the same elements first. How our nibs compare with Xcode's: [NibPairs](NibPairs.md).", "",
            "*Loaded* is a key that UIKit's decoder of the class asks for; what isn't is compiled for Xcode's sake and has no effect here.",
            "*Drawn* is a key that makes another picture: a view of the class is loaded with it set to one value after the other, and drawn alone in a window. What",
            "isn't drawn so shows in what the view does, or with other keys; – is what isn't in a view of its own: controllers, constraints, recognisers, lists.", "",
            summary(kinds), "",
        ]
        for kind in kinds { lines += section(kind, columns) }
        return (lines + values()).joined(separator: "\n") + "\n"
    }

    private static func summary(_ kinds: [ElementKind]) -> String {
        let rows = kinds.reduce(0) { $0 + own($1).count }
        let notDone = kinds.reduce(0) { $0 + ownNotDone($1).count }
        let values = ValueElements.registry.all
        let editors = values.filter(\.isForTheEditor).count
        return "\(kinds.count) kinds of objects with \(rows) rows of their own, \(values.count - editors) of values and lists, "
            + "\(editors) for the editor alone; \(notDone) attributes and children are not done."
    }

    // MARK: Objects

    private static func section(_ kind: ElementKind, _ columns: [Column]) -> [String] {
        var lines = ["## `<\(kind.name)>` → \(kind.className)", ""]
        let own = own(kind), notDone = ownNotDone(kind)
        if let base = inherited(kind).name { lines += ["All rows of `<\(base)>`\(own.isEmpty && notDone.isEmpty ? "." : ", and:")", ""] }
        if !own.isEmpty || !notDone.isEmpty {
            lines.append("| attribute or child | key |" + columns.map { " \($0.title) |" }.joined())
            lines.append("|---|---|" + columns.map { _ in "---|" }.joined())
            lines += own.map { row in
                let key = row.key?.text
                return "| \(names(row.attributes + row.children)) | \(key.map { "`\($0)`" } ?? "several") |"
                    + columns.map { column in " \(key.map { column.cell(kind.className.text, $0) } ?? "") |" }.joined()
            }
            lines += notDone.map { "| `\($0)` | *not done* |" + columns.map { _ in " |" }.joined() }
            lines.append("")
        }
        let ignored = Set(kind.ignored).subtracting(inherited(kind).name.flatMap { ElementKind.registry[$0]?.ignored } ?? [])
        if !ignored.isEmpty { lines += ["No effect on the nib: \(names(ignored.sorted { $0.text < $1.text })).", ""] }
        return lines
    }

    private static func own(_ kind: ElementKind) -> [Row] {
        kind.rows.dropFirst(inherited(kind).count).filter { !$0.isIgnored && !($0.attributes + $0.children).isEmpty }
    }

    private static func ownNotDone(_ kind: ElementKind) -> [String] {
        kind.rows.dropFirst(inherited(kind).count).flatMap(\.notDone).map(\.text).sorted()
    }

    private static func names(_ names: [Name]) -> String {
        var seen: Set<Name> = []
        return names.filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: ", ")
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

    // MARK: Values

    private static func values() -> [String] {
        let all = ValueElements.registry.all.sorted { $0.name.text < $1.name.text }
        var lines = ["## Values and lists", "", "| element | attributes | becomes |", "|---|---|---|"]
        for kind in all where !kind.isForTheEditor {
            let attributes = kind.attributes.map { names($0.subtracting(["key", "id"]).sorted { $0.text < $1.text }) } ?? "those of its object"
            lines.append("| `<\(kind.name)>` | \(attributes) | \(kind.meaning.replacing("not done", with: "*not done*")) |")
        }
        let editors = all.filter(\.isForTheEditor).map { "`<\($0.name)>`" }.joined(separator: ", ")
        return lines + ["", "## For the editor alone", "", "These and what is inside them change nothing in the nib: \(editors).", ""]
    }
}
