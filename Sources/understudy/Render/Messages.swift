import Foundation

/// What a viewer says on standard error: collected while it runs, told once a line.
final class Messages {
    private let place: URL
    let file: FileHandle

    init(in work: URL) throws {
        place = work.appendingPathComponent("messages")
        try Data().write(to: place)
        file = try FileHandle(forWritingTo: place)
    }

    /// The viewer's own shortcomings as an app are nobody's business.
    private static let own = "CLIENT OF UIKIT REQUIRES UPDATE"

    func tell() {
        var told: Set<Substring> = []
        for line in lines where told.insert(line).inserted { StandardError.write(String(line)) }
    }

    /// What a crash leaves.
    var last: String? { lines.last.map(String.init) }

    private var lines: [Substring] {
        guard let data = try? Data(contentsOf: place) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix(Self.own) }
    }
}
