import NibArchive

/// Xcode lists a view's constraints by what they place, in reading order; by id where items begin in one point. Constraints
/// of one item keep the document's order.
enum ConstraintOrder {
    static func sorted(_ constraints: [Element], of owner: Element, in document: Document) -> [Element] {
        guard constraints.count > 1 else { return constraints }
        var places = TextTable<Place>()
        let keyed = constraints.enumerated().map { index, constraint -> (place: Place, index: Int) in
            let id = placed(by: constraint, of: owner)
            let place = places[id] ?? Place(id, document.objects[id], in: owner)
            places[id] = place
            return (place, index)
        }
        guard places.count > 1 else { return constraints }
        return keyed.sorted { $0.place.id == $1.place.id ? $0.index < $1.index : Place.isBefore($0.place, $1.place) }.map { constraints[$0.index] }
    }

    /// The first item; the second when the first is the constraint's owner.
    private static func placed(by constraint: Element, of owner: Element) -> Text {
        let own = owner.id ?? ""
        let first = constraint[firstItem] ?? own
        return first == own ? constraint[secondItem] ?? own : first
    }

    private struct Place {
        var x = 0.0, y = 0.0
        let height: Double
        let id: Text

        /// Guides and the owner itself lie at the origin.
        init(_ id: Text, _ item: Element?, in owner: Element) {
            self.id = id
            height = item.flatMap { $0 == owner ? nil : Geometry.frame(of: $0) }?.height ?? 0
            var view = item
            while let element = view, element != owner {
                if let frame = Geometry.frame(of: element) {
                    x += frame.x
                    y += frame.y
                }
                view = element.parent
            }
        }

        /// As text is read: what lies wholly above comes first; side by side, from left to right.
        static func isBefore(_ a: Place, _ b: Place) -> Bool {
            if a.height > 0, b.height > 0 {
                if a.y + a.height <= b.y { return true }
                if b.y + b.height <= a.y { return false }
            }
            if a.x != b.x { return a.x < b.x }
            return a.y != b.y ? a.y < b.y : a.id.bytes.lexicographicallyPrecedes(b.id.bytes)
        }
    }

    private static let firstItem: Name = "firstItem", secondItem: Name = "secondItem"
}
