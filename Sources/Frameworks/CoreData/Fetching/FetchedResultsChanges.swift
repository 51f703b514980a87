import Foundation

/// How the results became others, as a delegate is told: sections and objects that went and came, objects that moved, objects that changed where
/// they are. Objects that only made room for others aren't named.
struct FetchedResultsChanges {
    private(set) var sections: [(info: FetchedResults.Section, index: Int, type: NSFetchedResultsChangeType)] = []
    private(set) var objects: [(object: AnyObject, from: IndexPath?, type: NSFetchedResultsChangeType, to: IndexPath?)] = []
    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from before: [FetchedResults.Section], _ old: [ObjectIdentifier: IndexPath], to after: [FetchedResults.Section], _ new: [ObjectIdentifier: IndexPath], changed: Set<ObjectIdentifier>) {
        let names = (Set(before.map(\.name)), Set(after.map(\.name)))
        for (index, section) in before.enumerated() where !names.1.contains(section.name) { sections.append((section, index, .delete)) }
        for (index, section) in after.enumerated() where !names.0.contains(section.name) { sections.append((section, index, .insert)) }

        for item in before.lazy.flatMap(\.items) where new[ObjectIdentifier(item)] == nil { objects.append((item, old[ObjectIdentifier(item)], .delete, nil)) }
        for item in after.lazy.flatMap(\.items) where old[ObjectIdentifier(item)] == nil { objects.append((item, nil, .insert, new[ObjectIdentifier(item)])) }

        let stayed = after.flatMap(\.items).filter { old[ObjectIdentifier($0)] != nil }
        let kept = Self.inOrder(stayed.map { old[ObjectIdentifier($0)]! })
        for (place, item) in stayed.enumerated() {
            let id = ObjectIdentifier(item), from = old[id]!, to = new[id]!
            if !kept.contains(place) || before[from.section].name != after[to.section].name {
                objects.append((item, from, .move, to))
            } else if changed.contains(id) {
                objects.append((item, from, .update, to))
            }
        }
    }

    /// The places of a longest run of paths that still follow each other: the rest has moved.
    private static func inOrder(_ paths: [IndexPath]) -> Set<Int> {
        var ends: [Int] = [], previous = [Int?](repeating: nil, count: paths.count)
        for (place, path) in paths.enumerated() {
            var low = 0, high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if paths[ends[middle]] < path { low = middle + 1 } else { high = middle }
            }
            previous[place] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var kept: Set<Int> = [], next = ends.last
        while let place = next {
            kept.insert(place)
            next = previous[place]
        }
        return kept
    }
}
