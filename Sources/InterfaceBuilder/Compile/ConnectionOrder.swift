import NibArchive

/// The order in which a nib's connections were made before Xcode 12: actions, collections, outlets; each by name, then by their sources' ids.
enum ConnectionOrder {
    /// - Parameter ids: those of the document, by node.
    static func sorted(_ connections: [NibNode], _ ids: [NibNode: Text]) -> [NibNode] {
        connections.enumerated().map { index, node -> Keyed in
            let source = node["UISource"]?.object.flatMap { ids[$0] } ?? ""
            return Keyed(kind: kinds[node.className] ?? 3, label: text(node["UILabel"]?.object), source: source, index: index, node: node)
        }.sorted { $0 < $1 }.map(\.node)
    }

    private struct Keyed {
        let kind: Int
        let label: Text
        let source: Text
        let index: Int
        let node: NibNode

        static func < (a: Keyed, b: Keyed) -> Bool {
            if a.kind != b.kind { return a.kind < b.kind }
            if a.label != b.label { return a.label.bytes.lexicographicallyPrecedes(b.label.bytes) }
            return a.source == b.source ? a.index < b.index : a.source.bytes.lexicographicallyPrecedes(b.source.bytes)
        }
    }

    private static func text(_ string: NibNode?) -> Text {
        if case .data(let text)? = string?["NS.bytes"] { text } else { "" }
    }

    private static let kinds: [Key: Int] = ["UIRuntimeEventConnection": 0, "UIRuntimeOutletCollectionConnection": 1, "UIRuntimeOutletConnection": 2,
    ]
}
