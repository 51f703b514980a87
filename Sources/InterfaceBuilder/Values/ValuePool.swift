import NibArchive

/// Foundation values of one nib. Equal strings, numbers, colours and fonts are one object, as Apple's encoder has it.
struct ValuePool {
    /// What makes a colour or a font: its names, and its numbers bit by bit.
    struct Signature: Hashable {
        var name: Text
        var catalog: Text = ""
        var numbers: SIMD4<UInt64>
        var count: Int
    }

    private let graph: NibGraph
    private var strings = TextTable<NibNode>()
    private var integers: [Int: NibNode] = [:]
    private var doubles: [UInt64: NibNode] = [:]
    private var shared: [Signature: NibNode] = [:]
    private var emptyArray: NibNode?

    init(_ graph: NibGraph) { self.graph = graph }

    mutating func string(_ text: Text) -> NibNode {
        if let node = strings[text] { return node }
        let node = graph.node("NSString"), kept = Text(graph.arena.keep(text.bytes))
        node.add("NS.bytes", .data(kept))
        strings[kept] = node
        return node
    }

    /// Of text that is put together; what stands in the document or in the program needs no copy.
    @_disfavoredOverload mutating func string(_ text: String) -> NibNode {
        var text = text
        return text.withUTF8 { string(Text($0)) }
    }

    /// Bytes that last as long as the nib is made.
    func bytes(_ bytes: some Collection<UInt8>) -> Text {
        Text(Array(bytes).withUnsafeBufferPointer(graph.arena.keep))
    }

    /// Text to be looked up in `<language>.lproj/<Document>.strings`.
    mutating func localizable(_ text: Text, key: String) -> NibNode {
        let node = graph.node("NSLocalizableString")
        let development = string(text)
        node.add("NS.bytes", development["NS.bytes"])
        node.add("NSKey", .object(string(key)))
        node.add("NSDev", .object(development))
        return node
    }

    mutating func number(_ value: Int) -> NibNode {
        if let node = integers[value] { return node }
        let node = graph.node("NSNumber")
        node.add("NS.intval", .int(value))
        integers[value] = node
        return node
    }

    mutating func number(_ value: Double) -> NibNode {
        if let node = doubles[value.bitPattern] { return node }
        let node = graph.node("NSNumber")
        node.add("NS.dblval", .double(value))
        doubles[value.bitPattern] = node
        return node
    }

    /// The colour or font of a signature; text styles are never shared.
    func shared(_ signature: Signature) -> NibNode? { shared[signature] }
    mutating func share(_ node: NibNode, _ signature: Signature) { shared[signature] = node }

    mutating func array(_ items: [NibNode]) -> NibNode {
        if items.isEmpty, let emptyArray { return emptyArray }
        let node = collection("NSArray", items)
        if items.isEmpty { emptyArray = node }
        return node
    }

    func set(_ items: [NibNode]) -> NibNode { collection("NSSet", items) }

    func mutableArray(_ items: [NibNode]) -> NibNode { collection("NSMutableArray", items) }

    func dictionary(_ pairs: [(NibNode, NibNode)], mutable: Bool = false) -> NibNode {
        collection(mutable ? "NSMutableDictionary" : "NSDictionary", pairs.flatMap { [$0.0, $0.1] })
    }

    private func collection(_ className: Key, _ items: [NibNode]) -> NibNode {
        let node = graph.node(className)
        node.add("NSInlinedValue", .bool(true))
        for item in items { node.add("UINibEncoderEmptyKey", .object(item)) }
        return node
    }

    /// A set in its other form: numbered keys.
    func numberedSet(_ className: Key, _ items: [NibNode]) -> NibNode {
        let node = graph.node(className)
        for (index, item) in items.enumerated() { node.add(Key("NS.object.\(index)"), .object(item)) }
        return node
    }

    /// An NSValue of a size (2) or a rectangle (3), whose numbers are text.
    mutating func geometry(_ special: Int, _ key: Key, _ text: String) -> NibNode {
        let node = graph.node("NSValue")
        node.add("NS.special", .int(special))
        node.add(key, .object(string(text)))
        return node
    }
}
