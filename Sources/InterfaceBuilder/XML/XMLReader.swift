import CXML2

/// Reads a document's XML with libxml2: no network, no DTD, no entities but the five of XML itself, 256 levels at most.
struct XMLReader {
    struct Failure: Error {
        var line: Int
        var column: Int
        var message: String
    }

    static func read(_ bytes: [UInt8]) throws(Failure) -> Element {
        guard bytes.count < Int(Int32.max) else { throw Failure(line: 1, column: 1, message: "the document is larger than 2 GB") }
        guard !bytes.isEmpty else { throw Failure(line: 1, column: 1, message: "the document is empty") }
        let builder = TreeBuilder()
        let failure = bytes.withUnsafeBytes { parse($0, builder) }
        if let failure { throw failure }
        guard let root = builder.root else { throw Failure(line: 1, column: 1, message: "no element") }
        return root
    }

    private static func parse(_ bytes: UnsafeRawBufferPointer, _ builder: TreeBuilder) -> Failure? {
        let start = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
        guard let context = xmlCreateMemoryParserCtxt(start, Int32(bytes.count)) else {
            return Failure(line: 1, column: 1, message: "the document is empty")
        }
        defer { xmlFreeParserCtxt(context) }
        context.pointee.sax.pointee = handler
        context.pointee.userData = Unmanaged.passUnretained(builder).toOpaque()
        xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue) | Int32(XML_PARSE_NOCDATA.rawValue))
        builder.context = context
        xmlParseDocument(context)
        guard context.pointee.wellFormed == 0 || builder.hasDoctype else { return nil }
        if builder.hasDoctype { return Failure(line: 1, column: 1, message: "a document type declaration is not allowed") }
        return builder.failure ?? Failure(line: 1, column: 1, message: "not well-formed XML")
    }

    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = XML_SAX2_MAGIC
        handler.internalSubset = { userData, _, _, _ in TreeBuilder.from(userData).refuseDoctype() }
        handler.startElementNs = { userData, name, _, _, _, _, count, _, attributes in
            TreeBuilder.from(userData).start(name!, Int(count), attributes)
        }
        handler.endElementNs = { userData, _, _, _ in TreeBuilder.from(userData).end() }
        handler.characters = { userData, text, count in TreeBuilder.from(userData).characters(text!, Int(count)) }
        handler.serror = { userData, error in TreeBuilder.from(userData).note(error?.pointee) }
        handler.cdataBlock = { userData, text, count in TreeBuilder.from(userData).characters(text!, Int(count)) }
        return handler
    }
}

/// Makes elements of the parser's events.
private final class TreeBuilder {
    private(set) var root: Element?
    private(set) var hasDoctype = false
    private(set) var failure: XMLReader.Failure?
    var context: xmlParserCtxtPtr!
    private var open: [Element] = []
    /// libxml2 interns names: one pointer a name.
    private var interned: [UnsafePointer<xmlChar>: Name] = [:]
    /// The last name of each of some slots, by the pointer's bits.
    private var recent: [(pointer: UnsafePointer<xmlChar>?, name: Name)] = Array(repeating: (nil, "document"), count: 512)

    static func from(_ userData: UnsafeMutableRawPointer?) -> TreeBuilder {
        Unmanaged<TreeBuilder>.fromOpaque(userData!).takeUnretainedValue()
    }

    /// The first error says what is wrong; those after it only follow from it.
    func note(_ error: xmlError?) {
        guard let error, failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
        let text = error.message.map { String(cString: $0) } ?? "not well-formed XML"
        failure = XMLReader.Failure(
            line: Int(error.line), column: max(1, Int(error.int2)),
            message: text.split(separator: "\n").first.map(String.init) ?? text)
    }

    func refuseDoctype() {
        hasDoctype = true
        xmlStopParser(context)
    }

    func start(_ name: UnsafePointer<xmlChar>, _ count: Int, _ raw: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
        var names: [Name] = [], values: [String] = []
        names.reserveCapacity(count)
        values.reserveCapacity(count)
        for i in 0..<count {
            // Five pointers an attribute: name, prefix, namespace, and the ends of the value.
            guard let raw, let attribute = raw[i * 5], let first = raw[i * 5 + 3], let last = raw[i * 5 + 4] else { continue }
            names.append(intern(attribute))
            values.append(String(decoding: UnsafeBufferPointer(start: first, count: last - first), as: UTF8.self))
        }
        let element = Element(name: intern(name), attributeNames: names, attributeValues: values, offset: offset)
        if let parent = open.last { parent.add(element) } else { root = element }
        open.append(element)
    }

    func end() { open.removeLast() }

    func characters(_ text: UnsafePointer<xmlChar>, _ count: Int) {
        guard let element = open.last else { return }
        // Indentation between elements; only leaves hold text.
        let run = UnsafeBufferPointer(start: text, count: count)
        if element.text.isEmpty, !Self.holdsText.contains(element.name), run.allSatisfy({ $0 <= 32 }) { return }
        element.text += String(decoding: run, as: UTF8.self)
    }

    private static let holdsText: Set<Name> = ["string", "mutableString"]

    private func intern(_ pointer: UnsafePointer<xmlChar>) -> Name {
        let slot = (Int(bitPattern: pointer) >> 3) & 511
        if recent[slot].pointer == pointer { return recent[slot].name }
        let name = interned[pointer] ?? Name(String(cString: pointer))
        interned[pointer] = name
        recent[slot] = (pointer, name)
        return name
    }

    /// How many bytes of the document the parser has taken.
    private var offset: Int {
        guard let input = context.pointee.input else { return 0 }
        return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    }
}
