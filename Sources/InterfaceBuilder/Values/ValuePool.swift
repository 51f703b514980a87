import NibArchive

/// Foundation values of one nib. Equal strings, numbers, colours and fonts are one object, as Apple's encoder has it.
struct ValuePool {
    private var strings: [String: NibNode] = [:]
    private var numbers: [String: NibNode] = [:]
    private var colors: [String: NibNode] = [:]
    private var fonts: [String: NibNode] = [:]
    private var emptyArray: NibNode?

    mutating func string(_ text: String) -> NibNode {
        if let node = strings[text] { return node }
        let node = NibNode("NSString")
        node.add("NS.bytes", .data(Array(text.utf8)))
        strings[text] = node
        return node
    }

    /// Text to be looked up in `<language>.lproj/<Document>.strings`.
    mutating func localizable(_ text: String, key: String) -> NibNode {
        let node = NibNode("NSLocalizableString")
        node.add("NS.bytes", .data(Array(text.utf8)))
        node.add("NSKey", .object(string(key)))
        node.add("NSDev", .object(string(text)))
        return node
    }

    mutating func number(_ value: Int) -> NibNode { number("i\(value)", "NS.intval", .int(value)) }

    mutating func number(_ value: Double) -> NibNode { number("d\(value)", "NS.dblval", .double(value)) }

    private mutating func number(_ signature: String, _ key: Key, _ field: NibField) -> NibNode {
        if let node = numbers[signature] { return node }
        let node = NibNode("NSNumber")
        node.add(key, field)
        numbers[signature] = node
        return node
    }

    /// The colour of a signature, made at first use.
    mutating func color(_ signature: String, _ make: (inout ValuePool) -> NibNode) -> NibNode {
        if let node = colors[signature] { return node }
        let node = make(&self)
        colors[signature] = node
        return node
    }

    /// Equal fonts are one object too, but for text styles.
    func font(_ signature: String) -> NibNode? { fonts[signature] }
    mutating func keep(_ font: NibNode, _ signature: String) { fonts[signature] = font }

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

    private func collection(_ className: String, _ items: [NibNode]) -> NibNode {
        let node = NibNode(className)
        node.add("NSInlinedValue", .bool(true))
        for item in items { node.add("UINibEncoderEmptyKey", .object(item)) }
        return node
    }

    /// A set in its other form: numbered keys.
    func numberedSet(_ className: String, _ items: [NibNode]) -> NibNode {
        let node = NibNode(className)
        for (index, item) in items.enumerated() { node.add(Key("NS.object.\(index)"), .object(item)) }
        return node
    }

    /// An NSValue of a size (2) or a rectangle (3), whose numbers are text.
    mutating func geometry(_ special: Int, _ key: Key, _ text: String) -> NibNode {
        let node = NibNode("NSValue")
        node.add("NS.special", .int(special))
        node.add(key, .object(string(text)))
        return node
    }
}
