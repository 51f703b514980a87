extension NibArchive {
    /// Reads a nib of either kind: a NIBArchive, or the keyed archive in a binary property list that nibs were before iOS 6.
    /// - Throws: `NibError` with the offset of the first fault.
    package init(nib bytes: [UInt8]) throws(NibError) {
        if BinaryPropertyList.isPropertyList(bytes) {
            self = try KeyedArchive(BinaryPropertyList(bytes)).tables()
        } else {
            try self.init(bytes)
        }
    }
}

/// A keyed archive in a property list → the tables of a nib. What is an object there is one here; collections become
/// inlined ones, strings and numbers objects of their class. Geometry stays the text it was (`{{0, 0}, {320, 460}}`).
private struct KeyedArchive {
    private let list: BinaryPropertyList
    private let objects: [Int32]
    private let root: [(key: String, value: Int)]
    private var archive = NibArchive()
    private var keys: [String: Int] = [:]
    private var classes: [String: Int] = [:]
    private var classNames: [Int: String] = [:]

    init(_ list: BinaryPropertyList) throws(NibError) {
        self.list = list
        let top = Self.dictionary(list.top, list)
        guard let objects = top.first(where: { $0.key == "$objects" })?.value, case .array(let items) = list.values[objects],
              let root = top.first(where: { $0.key == "$top" })?.value else { throw NibError(reason: .notAKeyedArchive, offset: 0) }
        self.objects = items
        self.root = Self.dictionary(root, list)
        archive.blob = list.bytes
        archive.coderVersion = 0
    }

    /// Object 0 is what `$top` holds, object n+1 the archive's n-th. The archive's zeroth is `$null`.
    func tables() throws(NibError) -> NibArchive {
        var copy = self
        try copy.add("NSObject", copy.root.map { entry throws(NibError) in (entry.key, try copy.value(entry.value)) })
        for object in objects { try copy.add(Int(object)) }
        return copy.archive
    }

    private mutating func add(_ className: String, _ entries: [(String, NibValue)]) throws(NibError) {
        let first = archive.values.count
        // Every value has bytes of its own in an honest file.
        guard first + entries.count <= list.bytes.count, archive.blob.count <= 4 * list.bytes.count else { throw NibError(reason: .overlap, offset: 0) }
        for entry in entries { archive.values.append(NibEntry(key: Self.index(of: entry.0, in: &keys, &archive.keys), value: entry.1)) }
        if classes[className] == nil {
            classes[className] = archive.classes.count
            archive.classes.append(NibClass(name: className))
        }
        archive.objects.append(NibObject(classIndex: classes[className]!, firstValue: entries.isEmpty ? 0 : first, valueCount: entries.count))
    }

    private static func index(of text: String, in table: inout [String: Int], _ list: inout [String]) -> Int {
        if let index = table[text] { return index }
        table[text] = list.count
        list.append(text)
        return list.count - 1
    }

    private mutating func add(_ index: Int) throws(NibError) {
        switch list.values[index] {
        case .dictionary: try addInstance(Self.dictionary(index, list))
        case .ascii(let slice): try add("NSString", [("NS.bytes", .data(slice))])
        case .utf16:
            let text = Array((list.string(index) ?? "").utf8)
            archive.blob += text
            try add("NSString", [("NS.bytes", .data(NibSlice(offset: archive.blob.count - text.count, count: text.count)))])
        case .integer(let number, _): try add("NSNumber", [("NS.intval", .int64(number))])
        case .bool(let flag): try add("NSNumber", [("NS.intval", .int8(flag ? 1 : 0))])
        case .real(let number, _): try add("NSNumber", [("NS.dblval", .double(number))])
        case .data(let slice): try add("NSData", [("NS.bytes", .data(slice))])
        default: try add("NSObject", [])
        }
    }

    private mutating func addInstance(_ entries: [(key: String, value: Int)]) throws(NibError) {
        guard let reference = entries.first(where: { $0.key == "$class" }) else { return try add("$class", []) }
        let name = try className(reference.value)
        let members = entries.first { $0.key == "NS.objects" }.map { list.values[$0.value] }
        if case .array(let items)? = members {
            var keys: [Int32] = []
            if let entry = entries.first(where: { $0.key == "NS.keys" }), case .array(let found) = list.values[entry.value] { keys = found }
            var inlined: [(String, NibValue)] = [("NSInlinedValue", .bool(true))]
            for (position, item) in items.enumerated() {
                if position < keys.count { inlined.append(("UINibEncoderEmptyKey", try value(Int(keys[position])))) }
                inlined.append(("UINibEncoderEmptyKey", try value(Int(item))))
            }
            return try add(name, inlined)
        }
        try add(name, entries.filter { $0.key != "$class" }.map { entry throws(NibError) in (entry.key, try value(entry.value)) })
    }

    private mutating func className(_ reference: Int) throws(NibError) -> String {
        guard case .uid(let uid, _) = list.values[reference], let index = Int(exactly: uid), index < objects.count else {
            throw NibError(reason: .invalidText("class"), offset: 0)
        }
        if let name = classNames[index] { return name }
        let entry = Self.dictionary(Int(objects[index]), list).first { $0.key == "$classname" }
        guard let name = entry.flatMap({ list.string($0.value) }) else { throw NibError(reason: .invalidText("class name"), offset: 0) }
        classNames[index] = name
        return name
    }

    private func value(_ index: Int) throws(NibError) -> NibValue {
        switch list.values[index] {
        case .bool(let flag): return .bool(flag)
        case .integer(let number, _): return Int32(exactly: number).map(NibValue.int32) ?? .int64(number)
        case .real(let number, 4): return .float(Float(number))
        case .real(let number, _): return .double(number)
        case .date(let seconds): return .double(seconds)
        case .data(let slice), .ascii(let slice), .utf16(let slice): return .data(slice)
        case .uid(let uid, _):
            guard let object = Int(exactly: uid), object < objects.count else {
                throw NibError(reason: .indexOutOfRange("object", index: Int(clamping: uid), count: objects.count), offset: 0)
            }
            return object == 0 ? .null : .object(Int32(object + 1))
        case .null, .array, .set, .dictionary: return .null
        }
    }

    private static func dictionary(_ index: Int, _ list: BinaryPropertyList) -> [(key: String, value: Int)] {
        guard case .dictionary(let keys, let values) = list.values[index] else { return [] }
        return zip(keys, values).compactMap { key, value in list.string(Int(key)).map { ($0, Int(value)) } }
    }
}
