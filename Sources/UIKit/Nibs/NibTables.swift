import NibArchive

/// An archive and its keys by name.
struct NibTables {
    let archive: NibArchive
    private let keyIndices: [String: Int32]

    init(_ archive: NibArchive) {
        self.archive = archive
        keyIndices = Dictionary(archive.keys.enumerated().map { ($1, Int32($0)) }) { first, _ in first }
    }

    func value(of object: Int, _ key: String) -> NibValue? {
        NibKeyUse.current?.note(key, of: object, in: archive)
        guard let index = keyIndices[key] else { return nil }
        return archive.entries(of: object).first { $0.key == index }?.value
    }

    /// The objects of an inlined collection, in order.
    func elements(of object: Int) -> [NibValue] {
        if let index = keyIndices["UINibEncoderEmptyKey"] {
            let inlined = archive.entries(of: object).filter { $0.key == index }
            if !inlined.isEmpty { return inlined.map(\.value) }
        }
        return archive.entries(of: object).filter { archive.keyName($0).hasPrefix("NS.object.") }.map(\.value)
    }

    /// `/path/Main.storyboard:34`: where the object stands in the document; nil for nibs that Xcode compiled.
    func place(of object: Int) -> String? {
        guard let line = line(of: object), let document = string(of: value(of: archive.root, NibPlace.document)) else { return nil }
        return "\(document):\(line)"
    }

    func string(of value: NibValue?) -> String? { value?.reference.flatMap { archive.string(of: $0) } }
}
