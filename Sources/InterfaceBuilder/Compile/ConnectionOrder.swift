import NibArchive

/// The order in which a nib's connections were made before Xcode 12: actions, collections, outlets; each by name, then by their sources' ids.
enum ConnectionOrder {
    /// - Parameter ids: those of the document, by node.
    static func sorted(_ connections: [NibNode], _ ids: [ObjectIdentifier: String]) -> [NibNode] {
        connections.enumerated().map { index, node -> Keyed in
            let source = node["UISource"]?.object.flatMap { ids[ObjectIdentifier($0)] } ?? ""
            return Keyed(kind: kinds[node.className] ?? 3, label: text(node["UILabel"]?.object), source: Array(source.utf8), index: index, node: node)
        }.sorted { $0 < $1 }.map(\.node)
    }

    private struct Keyed {
        let kind: Int
        let label: [UInt8]
        let source: [UInt8]
        let index: Int
        let node: NibNode

        static func < (a: Keyed, b: Keyed) -> Bool {
            if a.kind != b.kind { return a.kind < b.kind }
            if a.label != b.label { return a.label.lexicographicallyPrecedes(b.label) }
            return a.source == b.source ? a.index < b.index : a.source.lexicographicallyPrecedes(b.source)
        }
    }

    private static func text(_ string: NibNode?) -> [UInt8] {
        if case .data(let bytes)? = string?["NS.bytes"] { bytes } else { [] }
    }

    private static let kinds = [
        "UIRuntimeEventConnection": 0, "UIRuntimeOutletCollectionConnection": 1, "UIRuntimeOutletConnection": 2,
    ]
}
