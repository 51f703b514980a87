import Foundation

/// Why names aren't here, as far as the project tells: Objective-C declares them, or a package or pod that isn't beside it.
struct AbsenceReasons {
    private(set) var all: [String: String] = [:]

    init(plan: AppPlan) {
        for package in plan.packages {
            if let place = package.missing { all["import " + package.name] = "a package that isn't beside the project, \(place)" }
        }
        for header in Self.headers(of: plan) { read(header) }
    }

    /// Beside the Objective-C sources and the bridging header.
    private static func headers(of plan: AppPlan) -> [URL] {
        let files = plan.objectiveC + plan.modules.compactMap(\.bridgingHeader)
        let folders = Set(files.map { $0.deletingLastPathComponent() })
        return folders.sorted { $0.path < $1.path }.flatMap { folder -> [URL] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".h") }.sorted().map { folder.appendingPathComponent($0) }
        }
    }

    private mutating func read(_ header: URL) {
        guard let text = try? String(contentsOf: header, encoding: .utf8) else { return }
        for line in text.split(separator: "\n") {
            guard let mark = ["@interface ", "@protocol ", "NS_ENUM(", "NS_OPTIONS("].first(where: line.contains), let range = line.range(of: mark) else { continue }
            let rest = mark.hasSuffix("(") ? line[range.upperBound...].drop { $0 != "," }.dropFirst().drop { $0 == " " } : line[range.upperBound...]
            let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            if !name.isEmpty { all[name] = "Objective-C, declared in \(header.lastPathComponent)" }
        }
    }
}
