import Foundation

public typealias NSDataAssetName = String

/// A data set of an asset catalog.
open class NSDataAsset: ObjCObject, @unchecked Sendable {
    public let name: NSDataAssetName
    public let data: Data
    public let typeIdentifier: String

    private struct DataSet: Decodable {
        struct Variant: Decodable {
            var file: String
            var type: String?
            var traits: AssetFiles.Traits
        }

        var variants: [Variant]
    }

    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let assets = AssetFiles.of(bundle), let set = assets.index(.data, name, as: DataSet.self),
              let variant = AssetFiles.best(set.variants, .current, { $0.traits }),
              let data = try? Data(contentsOf: assets.folder(.data, name).appendingPathComponent(variant.file)) else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = variant.type ?? "public.data"
        super.init()
    }
}
