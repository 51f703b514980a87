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
    private var classNames: [Int: [String]] = [:]

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
        try copy.add(["NSObject"], copy.root.map { entry throws(NibError) in (entry.key, try copy.value(entry.value)) })
        for object in objects { try copy.add(Int(object)) }
        return copy.archive
    }

    /// - Parameter names: the class, then the classes to try where it is unknown.
    private mutating func add(_ names: [String], _ entries: [(String, NibValue)]) throws(NibError) {
        let first = archive.values.count
        // Every value has bytes of its own in an honest file.
        guard first + entries.count <= list.bytes.count, archive.blob.count <= 4 * list.bytes.count else { throw NibError(reason: .overlap, offset: 0) }
        for entry in entries { archive.values.append(NibEntry(key: Self.index(of: entry.0, in: &keys, &archive.keys), value: entry.1)) }
        archive.objects.append(NibObject(classIndex: classIndex(names), firstValue: entries.isEmpty ? 0 : first, valueCount: entries.count))
    }

    private mutating func classIndex(_ names: [String]) -> Int {
        let index = index(ofClass: names[0])
        if names.count > 1, archive.classes[index].fallbacks.isEmpty { archive.classes[index].fallbacks = names.dropFirst().map { self.index(ofClass: $0) } }
        return index
    }

    private mutating func index(ofClass name: String) -> Int {
        if let index = classes[name] { return index }
        classes[name] = archive.classes.count
        archive.classes.append(NibClass(name: name))
        return archive.classes.count - 1
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
        case .ascii(let slice): try add(["NSString"], [("NS.bytes", .data(slice))])
        case .utf16:
            try add(["NSString"], [("NS.bytes", utf8(index))])
        case .integer(let number, _): try add(["NSNumber"], [("NS.intval", .int64(number))])
        case .bool(let flag): try add(["NSNumber"], [("NS.intval", .int8(flag ? 1 : 0))])
        case .real(let number, _): try add(["NSNumber"], [("NS.dblval", .double(number))])
        case .data(let slice): try add(["NSData"], [("NS.bytes", .data(slice))])
        default: try add(["NSObject"], [])
        }
    }

    /// The characters of a string of the list, in UTF-8.
    private mutating func utf8(_ index: Int) -> NibValue {
        if case .ascii(let slice) = list.values[index] { return .data(slice) }
        let text = Array((list.string(index) ?? "").utf8)
        archive.blob += text
        return .data(NibSlice(offset: archive.blob.count - text.count, count: text.count))
    }

    private mutating func addInstance(_ entries: [(key: String, value: Int)]) throws(NibError) {
        guard let reference = entries.first(where: { $0.key == "$class" }) else { return try add(["$class"], []) }
        let names = try classNames(reference.value)
        let members = entries.first { $0.key == "NS.objects" }.map { list.values[$0.value] }
        if case .array(let items)? = members {
            var keys: [Int32] = []
            if let entry = entries.first(where: { $0.key == "NS.keys" }), case .array(let found) = list.values[entry.value] { keys = found }
            var inlined: [(String, NibValue)] = [("NSInlinedValue", .bool(true))]
            for (position, item) in items.enumerated() {
                if position < keys.count { inlined.append(("UINibEncoderEmptyKey", try value(Int(keys[position])))) }
                inlined.append(("UINibEncoderEmptyKey", try value(Int(item))))
            }
            return try add(names, inlined)
        }
        var values: [(String, NibValue)] = []
        for entry in entries where entry.key != "$class" {
            if let content = content(entry) { values.append(content) } else { values.append((entry.key, try value(entry.value))) }
        }
        try add(names, values)
    }

    /// What an NSMutableString or NSMutableData holds, under the key that a nib has it under.
    private mutating func content(_ entry: (key: String, value: Int)) -> (String, NibValue)? {
        guard entry.key == "NS.string" || entry.key == "NS.data" else { return nil }
        var index = entry.value
        if case .uid(let uid, _) = list.values[index], let object = Int(exactly: uid), object < objects.count { index = Int(objects[object]) }
        switch list.values[index] {
        case .ascii, .utf16: return ("NS.bytes", utf8(index))
        case .data(let slice): return ("NS.bytes", .data(slice))
        default: return nil
        }
    }

    /// The class and, nearest first, those above it that a nib's object may stand in as. The list is the file's: its length isn't to be trusted.
    private mutating func classNames(_ reference: Int) throws(NibError) -> [String] {
        guard case .uid(let uid, _) = list.values[reference], let index = Int(exactly: uid), index < objects.count else {
            throw NibError(reason: .invalidText("class"), offset: 0)
        }
        if let names = classNames[index] { return names }
        let entries = Self.dictionary(Int(objects[index]), list)
        guard let name = entries.first(where: { $0.key == "$classname" }).flatMap({ list.string($0.value) }) else { throw NibError(reason: .invalidText("class name"), offset: 0) }
        var names = [name]
        if let chain = entries.first(where: { $0.key == "$classes" }), case .array(let items) = list.values[chain.value] {
            names += items.prefix(16).compactMap { list.string(Int($0)) }.filter { $0 != name && !Self.roots.contains($0) }
        }
        classNames[index] = names
        return names
    }

    private static let roots: Set<String> = ["NSObject", "UIResponder"]

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
