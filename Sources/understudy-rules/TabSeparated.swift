import Foundation

/// A table of `API/`: a heading, then rows of cells between tabs.
struct TabSeparated {
    struct Failure: Error, CustomStringConvertible { var description: String }

    let rows: [[String]]

    init(_ file: URL, columns: Int) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        rows = try text.split(separator: "\n").dropFirst().enumerated().map { index, line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == columns else { throw Failure(description: "\(file.lastPathComponent):\(index + 2): \(cells.count) cells, not \(columns)") }
            return cells
        }
    }

    static func text(_ heading: [String], _ rows: [[String]]) -> String { ([heading] + rows).map { $0.joined(separator: "\t") + "\n" }.joined() }
}
