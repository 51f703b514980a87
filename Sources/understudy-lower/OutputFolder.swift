import Foundation
import Lowering

/// The folder of lowered files. Files are written only when their text changed, so that builds stay incremental; what an
/// earlier run wrote and this one doesn't is removed.
struct OutputFolder {
    let path: String

    func write(_ outputs: [Lowering.Output]) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for output in outputs { try Self.writeIfChanged(output.text, to: "\(path)/\(output.name)") }
        let list = "\(path)/.lowered"
        let names = Set(outputs.map(\.name))
        let earlier = (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        for name in earlier where !names.contains(name) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }
        try Self.writeIfChanged(names.sorted().joined(separator: "\n"), to: list)
    }

    static func writeIfChanged(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: path) == data { return }
        try data.write(to: URL(fileURLWithPath: path))
    }
}
