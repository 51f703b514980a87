/// The pixels in which one frame differs from the one before.
struct FrameChange {
    /// More rectangles than these are one around all: they would take longer to go through than it takes to draw what lies between them.
    private static let most = 600
    private var rects: [PixelRect] = []

    var pixels: PixelBands {
        let pixels = PixelBands(rects)
        return pixels.count <= Self.most ? pixels : PixelBands(pixels.bounds)
    }

    /// Items from front to back, as both are.
    init(from old: [FrameItem.Past], to new: [FrameItem]) {
        guard old.count != new.count || !zip(old, new).allSatisfy({ $0.key.isSameThing(as: $1.key) }) else {
            for (before, after) in zip(old, new) where before.key != after.key { note(before, after.past) }
            return
        }
        var places: [Thing: Int] = [:], isLeft = [Bool](repeating: true, count: old.count), last = -1
        for (index, item) in old.enumerated() { places[Thing(item.key)] = index }
        for item in new {
            guard let place = places[Thing(item.key)] else {
                rects.append(item.visible)
                continue
            }
            isLeft[place] = false
            // One that was behind another and no longer is, or the other way round.
            if place < last { rects += [old[place].visible, item.visible] } else if old[place].key != item.key { note(old[place], item.past) }
            last = max(last, place)
        }
        for (index, item) in old.enumerated() where isLeft[index] { rects.append(item.visible) }
    }

    /// A plain fill that has moved leaves what it fills now as before.
    private mutating func note(_ before: FrameItem.Past, _ after: FrameItem.Past) {
        guard let was = before.key.plain, let now = after.key.plain, was.looks(like: now) else { return rects += [before.visible, after.visible] }
        let same = was.pixels.intersection(now.pixels)
        rects += before.visible.pieces(without: same) + after.visible.pieces(without: same)
    }

    private struct Thing: Hashable {
        let layer: ObjectIdentifier?
        let kind: FrameItem.Kind

        init(_ key: FrameItem.Key) { (layer, kind) = (key.layer, key.kind) }
    }
}
