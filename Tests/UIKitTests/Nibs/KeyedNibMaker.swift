@testable import NibArchive

/// Writes a nib's objects as the keyed archive that nibs were before iOS 6: `$top` names the lists, `$objects` holds strings
/// and numbers as such and every other object as a dictionary of its keys, geometry is text.
struct KeyedNibMaker {
    /// Classes by the name they get: what an old archive calls them and lists above them.
    var renamed: [String: [String]] = [:]
    private var list = BinaryPropertyList()
    private var objects: [Int32] = []
    private var classes: [String: UInt64] = [:]

    init(renaming renamed: [String: [String]] = [:]) { self.renamed = renamed }

    func bytes(of archive: NibArchive) -> [UInt8] {
        var copy = self
        return copy.make(archive)
    }

    private mutating func make(_ archive: NibArchive) -> [UInt8] {
        objects = [text("$null")]
        // Each object keeps its place; what else they need follows them.
        objects += archive.objects.indices.dropFirst().map { _ in 0 }
        for index in archive.objects.indices.dropFirst() { objects[index] = object(index, archive) }
        let top = dictionary(archive.entries(of: 0).map { (archive.keyName($0), value($0.value, archive)) })
        let root = dictionary([
            ("$version", add(.integer(100_000, width: 4))), ("$archiver", text("NSKeyedArchiver")), ("$top", top), ("$objects", add(.array(objects))),
        ])
        list.top = Int(root)
        list.referenceWidth = 2
        list.offsetWidth = 4
        return list.encoded()
    }

    private mutating func object(_ index: Int, _ archive: NibArchive) -> Int32 {
        let name = archive.className(of: index), entries = archive.entries(of: index)
        switch name {
        case "NSString": return text(archive.string(of: index) ?? "")
        case "NSNumber": return value(entries.first?.value ?? .int8(0), archive)
        default: break
        }
        var members: [(String, Int32)] = [("$class", reference(to: cls(name)))]
        let items = entries.filter { archive.keyName($0) == "UINibEncoderEmptyKey" }.map { value($0.value, archive) }
        if entries.contains(where: { archive.keyName($0) == "NSInlinedValue" }) {
            let isDictionary = name.hasSuffix("Dictionary")
            if isDictionary { members.append(("NS.keys", add(.array(stride(from: 0, to: items.count, by: 2).map { items[$0] })))) }
            members.append(("NS.objects", add(.array(isDictionary ? stride(from: 1, to: items.count, by: 2).map { items[$0] } : items))))
        } else {
            for entry in entries { members.append((name == "NSMutableString" ? "NS.string" : archive.keyName(entry), name == "NSMutableString" ? text(archive.string(of: index) ?? "") : value(entry.value, archive))) }
        }
        return dictionary(members)
    }

    private mutating func value(_ value: NibValue, _ archive: NibArchive) -> Int32 {
        switch value {
        case .object(let index): return reference(to: UInt64(index))
        case .null: return reference(to: 0)
        case .bool(let flag): return add(.bool(flag))
        case .float(let number): return add(.real(Double(number), width: 4))
        case .double(let number): return add(.real(number, width: 8))
        case .data(let slice): return data(archive.bytes(slice))
        case .int8, .int16, .int32, .int64: return add(.integer(Int64(value.integer ?? 0), width: 8))
        }
    }

    private mutating func data(_ bytes: ArraySlice<UInt8>) -> Int32 {
        if let numbers = NibArchive.geometry(bytes) {
            let pairs = stride(from: 0, to: numbers.count, by: 2).map { "{\(numbers[$0]), \(numbers[$0 + 1])}" }
            objects.append(text(pairs.count == 1 ? pairs[0] : "{\(pairs.joined(separator: ", "))}"))
            return reference(to: UInt64(objects.count - 1))
        }
        return add(.data(slice(Array(bytes))))
    }

    private mutating func cls(_ name: String) -> UInt64 {
        if let known = classes[name] { return known }
        let chain = renamed[name] ?? [name]
        let made = dictionary([("$classname", text(chain[0])), ("$classes", add(.array((chain + ["NSObject"]).map { text($0) })))])
        objects.append(made)
        classes[name] = UInt64(objects.count - 1)
        return classes[name]!
    }

    // MARK: List

    private mutating func reference(to index: UInt64) -> Int32 { add(.uid(index, width: 2)) }
    private mutating func text(_ text: String) -> Int32 { add(.ascii(slice(Array(text.utf8)))) }

    private mutating func dictionary(_ entries: [(String, Int32)]) -> Int32 {
        add(.dictionary(keys: entries.map { text($0.0) }, values: entries.map(\.1)))
    }

    private mutating func slice(_ bytes: [UInt8]) -> NibSlice {
        list.bytes += bytes
        return NibSlice(offset: list.bytes.count - bytes.count, count: bytes.count)
    }

    private mutating func add(_ value: BinaryPropertyList.Value) -> Int32 {
        list.values.append(value)
        return Int32(list.values.count - 1)
    }
}
