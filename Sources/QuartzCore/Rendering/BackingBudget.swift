import Foundation

/// How much memory the bitmaps of layers may take. Beyond it those that no frame has shown for longest go; their layers draw again when they are seen.
final class BackingBudget {
    nonisolated(unsafe) static let shared = BackingBudget(limit: 192 << 20)

    /// Bytes.
    let limit: Int
    private var entries: [Entry] = []
    /// Bytes of the entries, as far as is known: some may be gone.
    private var length = 0

    private struct Entry {
        weak var layer: CALayer?
        weak var backing: Backing?
        /// Of the two, while both are there.
        var owner: CALayer? { layer.flatMap { $0.backing === backing && backing != nil ? $0 : nil } }
    }

    init(limit: Int) { self.limit = limit }

    func add(_ backing: Backing, of layer: CALayer) {
        entries.append(Entry(layer: layer, backing: backing))
        length += backing.length
    }

    /// After a frame: what it showed stays.
    func trim(after frame: Int) {
        guard length > limit else { return }
        entries.removeAll { $0.owner == nil }
        length = entries.reduce(0) { $0 + ($1.backing?.length ?? 0) }
        guard length > limit else { return }
        let oldest = entries.filter { $0.backing.map { $0.lastShown < frame } ?? false }.sorted { ($0.backing?.lastShown ?? 0) < ($1.backing?.lastShown ?? 0) }
        // A quarter at once: not the next frame again.
        for entry in oldest where length > limit * 3 / 4 { drop(entry) }
    }

    private func drop(_ entry: Entry) {
        guard let layer = entry.owner, let backing = entry.backing else { return }
        length -= backing.length
        layer.backing = nil
        layer.dirt.display = true
    }
}
