/// The pixels in which one frame differs from the one before.
struct FrameChange {
    private(set) var region = PixelRegion()

    /// Items from front to back, as both are.
    init(from old: [FrameItem.Key], to new: [FrameItem]) {
        guard old.count != new.count || !zip(old, new).allSatisfy({ $0.isSameThing(as: $1.key) }) else {
            for (before, after) in zip(old, new) where before != after.key { note(before, after.key) }
            return
        }
        var places: [Thing: Int] = [:], isLeft = [Bool](repeating: true, count: old.count), last = -1
        for (index, key) in old.enumerated() { places[Thing(key)] = index }
        for item in new {
            guard let place = places[Thing(item.key)] else {
                region.add(item.key.box)
                continue
            }
            isLeft[place] = false
            // One that was behind another and no longer is, or the other way round.
            if old[place] != item.key || place < last { note(old[place], item.key) }
            last = max(last, place)
        }
        for (index, key) in old.enumerated() where isLeft[index] { region.add(key.box) }
    }

    private mutating func note(_ before: FrameItem.Key, _ after: FrameItem.Key) {
        region.add(before.box)
        region.add(after.box)
    }

    private struct Thing: Hashable {
        let layer: ObjectIdentifier?
        let kind: FrameItem.Kind

        init(_ key: FrameItem.Key) { (layer, kind) = (key.layer, key.kind) }
    }
}
