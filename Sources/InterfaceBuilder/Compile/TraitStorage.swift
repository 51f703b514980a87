import NibArchive

/// Trait storage lists: what UIKit applies to loaded objects when traits change.
enum TraitStorage {
    static func lists(_ variations: [VariationStorage], _ nib: NibCompiler) -> [NibNode] {
        guard !variations.isEmpty, let root = topLevelView(nib) else { return [] }
        var descendants: [NibNode] = []
        let storages = variations.map { variation -> NibNode in
            if case .members(let candidates, _) = variation.records {
                descendants += candidates.filter { candidate in !descendants.contains { $0 == candidate } }
            }
            return storage(variation, nib)
        }
        let list = nib.object("_UITraitStorageList")
        list.add("UITopLevelObject", .object(root))
        list.add("UITraitStorages", .object(nib.values.array(storages)))
        list.add("UIDescendants", .object(set(nib, descendants)))
        return [list]
    }

    private static func topLevelView(_ nib: NibCompiler) -> NibNode? {
        nib.topLevel.first { $0.className != "UIProxyObject" }
    }

    private static func storage(_ variation: VariationStorage, _ nib: NibCompiler) -> NibNode {
        switch variation.records {
        case .values(let records): values(variation, records, nib)
        case .members(let candidates, let records): members(variation, candidates, records, nib)
        case .namedColor(let name, let fallback): namedColor(variation, name, fallback, nib)
        }
    }

    private static func values(_ variation: VariationStorage, _ records: [(traits: NibNode, value: NibNode)], _ nib: NibCompiler) -> NibNode {
        let storage = nib.object("_UIAttributeTraitStorage")
        storage.add("UIObject", .object(variation.object))
        storage.add("UIKeyPath", .object(nib.values.string(variation.keyPath)))
        storage.add("UIRecords", .object(nib.values.mutableArray(records.map { record in
            let node = nib.object("_UIAttributeTraitStorageRecord")
            node.add("UITraitCollection", .object(record.traits))
            node.add("UIValue", .object(record.value))
            return node
        })))
        return storage
    }

    private static func members(
        _ variation: VariationStorage, _ candidates: [NibNode],
        _ records: [(traits: NibNode, added: [NibNode], removed: [NibNode])], _ nib: NibCompiler
    ) -> NibNode {
        let storage = nib.object("_UIRelationshipTraitStorage")
        storage.add("UIObject", .object(variation.object))
        storage.add("UIKeyPath", .object(nib.values.string(variation.keyPath)))
        storage.add("UIRecords", .object(nib.values.mutableArray(records.map { record in
            let node = nib.object("_UIRelationshipTraitStorageRecord")
            node.add("UITraitCollection", .object(record.traits))
            node.add("UIAddedObjects", .object(set(nib, record.added)))
            node.add("UIRemovedObjects", .object(set(nib, record.removed)))
            return node
        })))
        storage.add("UIRelationshipCandidates", .object(nib.values.numberedSet("NSOrderedSet", candidates)))
        return storage
    }

    private static func namedColor(_ variation: VariationStorage, _ name: Text, _ fallback: NibNode, _ nib: NibCompiler) -> NibNode {
        let color = nib.object("_UICoreUICatalogColorWrapper")
        color.add("UIAssetName", .object(nib.values.string(name)))
        color.add("UIAssetBundleID", .null)
        color.add("UIFallbackColor", .object(fallback))
        let storage = nib.object("_UIColorAttributeTraitStorage")
        storage.add("UIObject", .object(variation.object))
        storage.add("UIKeyPath", .object(nib.values.string(variation.keyPath)))
        storage.add("UIRecords", .object(nib.values.mutableArray([])))
        storage.add("UINamedColor", .object(color))
        return storage
    }

    /// Since Xcode 14 a set's members have numbered keys.
    private static func set(_ nib: NibCompiler, _ members: [NibNode]) -> NibNode {
        nib.session.isXcode(since: 14) ? nib.values.numberedSet("NSSet", members) : nib.values.set(members)
    }

    // MARK: Traits

    /// `heightClass=regular-widthClass=compact` → UITraitCollection; empty: any traits.
    static func traits(_ key: String, _ element: Element, _ nib: NibCompiler) -> NibNode {
        let node = nib.object("UITraitCollection")
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=").map(String.init)
            guard pair.count == 2, let trait = known[pair[0]] else {
                nib.session.unknown(element, "unknown trait '\(part)': left out")
                continue
            }
            guard let value = trait.values[pair[1]] ?? Int(pair[1]) else {
                nib.session.unknown(element, "unknown value of the trait '\(part)': left out")
                continue
            }
            node.add(Key("UITraitCollectionBuiltinTrait-_UITraitName\(trait.name)"), .int(value))
        }
        return node
    }

    private struct Trait {
        let name: String
        let values: [String: Int]
    }

    private static let sizeClasses: [String: Int] = ["compact": 1, "regular": 2]
    private static let known: [String: Trait] = [
        "widthClass": Trait(name: "HorizontalSizeClass", values: sizeClasses),
        "heightClass": Trait(name: "VerticalSizeClass", values: sizeClasses),
        "userInterfaceIdiom": Trait(name: "UserInterfaceIdiom", values: ["phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5, "vision": 6]),
        "userInterfaceStyle": Trait(name: "UserInterfaceStyle", values: ["light": 1, "dark": 2]),
        "displayGamut": Trait(name: "DisplayGamut", values: ["sRGB": 0, "SRGB": 0, "P3": 1]),
        "layoutDirection": Trait(name: "UserInterfaceLayoutDirection", values: ["leftToRight": 0, "rightToLeft": 1]),
        "displayScale": Trait(name: "DisplayScale", values: [:]),
    ]
}
