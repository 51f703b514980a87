import Foundation
import Traces

/// A folder of `Fixtures`: two traces and what comparing them prints.
struct Fixture {
    let folder: URL
    var name: String { folder.lastPathComponent }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    static func all() throws -> [Fixture] {
        try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil).map(Fixture.init)
            .filter { FileManager.default.fileExists(atPath: $0.file("ios.jsonl").path) }.sorted { $0.name < $1.name }
    }

    func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func recording(_ name: String) throws -> Recording { try Recording(String(contentsOf: file(name), encoding: .utf8), name: name) }

    func comparison() throws -> TraceComparison { try TraceComparison(recording("ios.jsonl"), recording("ours.jsonl")) }

    /// `UPDATE_EXPECTED=1` writes instead what is found.
    func expected(_ found: String) throws -> String {
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" { try found.write(to: file("expected.txt"), atomically: true, encoding: .utf8) }
        return try String(contentsOf: file("expected.txt"), encoding: .utf8)
    }
}
