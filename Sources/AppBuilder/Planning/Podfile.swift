import Foundation
import XcodeProject

/// The pods that a Podfile names. It is a program in Ruby; its lines that begin with `pod` are read and nothing is run.
struct Podfile {
    struct Pod: Equatable {
        var name: String
        /// The parts of it that are asked for, as `Core` of `pod 'Nests/Core'`.
        var parts: [String]
        /// Where `:path` says that its sources lie.
        var folder: URL?
    }

    let url: URL
    private(set) var pods: [Pod] = []

    init?(in folder: URL) {
        url = folder.appendingPathComponent("Podfile")
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            guard line.hasPrefix("pod ") || line.hasPrefix("pod(") || line.hasPrefix("pod\t") else { continue }
            let quoted = RubyText.quoted(in: line)
            guard let named = quoted.first else { continue }
            let path = [":path =>", ":path=>", "path:"].lazy.compactMap { line.range(of: $0) }.first.flatMap { RubyText.quoted(in: line[$0.upperBound...]).first }
            let components = named.split(separator: "/").map(String.init)
            pods.append(Pod(name: components.first ?? named, parts: Array(components.dropFirst()), folder: path.map { folder.resolving($0) }))
        }
    }

    /// The pods whose sources lie elsewhere in the repository: one for each name, with all parts that are asked for.
    var local: [Pod] {
        pods.filter { $0.folder != nil }.reduce(into: []) { result, pod in
            if let index = result.firstIndex(where: { $0.name == pod.name }) { result[index].parts += pod.parts } else { result.append(pod) }
        }
    }
}
