import Foundation

/// From the lines of a lowered copy to those of the user's file, by its `#sourceLocation` directives.
struct LineMap {
    struct Place: Equatable {
        var file: String
        var line: Int
    }

    private var places: [Place?] = []

    /// Nil where the file is no lowered copy.
    init?(lowered path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.hasPrefix("#sourceLocation(") else { return nil }
        self.init(text: text)
    }

    init(text: String) {
        var next: Place?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("#sourceLocation(") {
                places.append(nil)
                next = Self.place(line)
            } else {
                // What lowering adds at a class's end is nobody's line.
                places.append(line.contains("class func _glue(") ? nil : next)
                next?.line += 1
            }
        }
    }

    /// - Parameter line: counted from 1.
    subscript(line: Int) -> Place? { places.indices.contains(line - 1) ? places[line - 1] : nil }

    /// `#sourceLocation(file: "/a/b.swift", line: 3)`; nil for `#sourceLocation()`.
    private static func place(_ directive: Substring) -> Place? {
        guard let open = directive.firstIndex(of: "\""), let close = directive.lastIndex(of: "\""), open < close,
            let line = directive[close...].split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
        else { return nil }
        let file = directive[directive.index(after: open)..<close].replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\\\", with: "\\")
        return Place(file: file, line: line)
    }
}
