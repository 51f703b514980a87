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
        guard let data = try? Data(contentsOf: place) else { return }
        var told: Set<Substring> = []
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where !line.hasPrefix(Self.own) && told.insert(line).inserted {
            StandardError.write(String(line))
        }
    }
}
