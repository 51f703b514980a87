import CXML2
import NibArchive

/// Reads a document's XML with libxml2: no network, no DTD, no entities but the five of XML itself, 256 levels at most.
final class XMLReader {
    struct Failure: Error {
        var line: Int
        var column: Int
        var message: String
    }

    private let builder: TreeBuilder
    private let context: xmlParserCtxtPtr
    private var hasDoctype = false
    private var failure: Failure?
    /// libxml2 interns names: one pointer a name. The last one of each slot, by the pointer's bits.
    private var recent: ContiguousArray<(pointer: UnsafePointer<xmlChar>?, name: Name)> = ContiguousArray(repeating: (nil, "document"), count: 1024)
    private let keyName: Name = "key"

    /// libxml2 asks for this before threads use it side by side.
    private static let library: Void = {
        xmlInitParser()
    }()

    /// - Returns: the root element, in the arena.
    static func read(_ bytes: [UInt8], into arena: Arena) throws(Failure) -> Element {
        _ = library
        // Errors of an encoding come here, past the handler, and would be printed: the reader says of each document once what is wrong.
        xmlSetStructuredErrorFunc(nil) { _, _ in }
        defer { xmlSetStructuredErrorFunc(nil, nil) }
        guard bytes.count < Int(Int32.max) else { throw Failure(line: 1, column: 1, message: "the document is larger than 2 GB") }
        let builder = TreeBuilder(arena)
        let failure = bytes.withUnsafeBytes { bytes -> Failure? in
            guard let start = bytes.baseAddress, let context = xmlCreateMemoryParserCtxt(start.assumingMemoryBound(to: CChar.self), Int32(bytes.count)) else {
                return Failure(line: 1, column: 1, message: "the document is empty")
            }
            defer { xmlFreeParserCtxt(context) }
            return XMLReader(context, builder).parse()
        }
        if let failure { throw failure }
        guard let root = builder.root else { throw Failure(line: 1, column: 1, message: "no element") }
        return root
    }

    private init(_ context: xmlParserCtxtPtr, _ builder: TreeBuilder) {
        self.context = context
        self.builder = builder
    }

    private func parse() -> Failure? {
        context.pointee.sax.pointee = Self.handler
        context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        // `&amp;` in an attribute stays `&#38;` unless entities are replaced; without a DTD there are none but those of XML itself.
        let options = [XML_PARSE_NONET, XML_PARSE_NOCDATA, XML_PARSE_NOENT]
        xmlCtxtUseOptions(context, options.reduce(0) { $0 | Int32($1.rawValue) })
        xmlParseDocument(context)
        if hasDoctype { return Failure(line: 1, column: 1, message: "a document type declaration is not allowed") }
        return context.pointee.wellFormed == 0 ? failure ?? Failure(line: 1, column: 1, message: "not well-formed XML") : nil
    }

    // MARK: Events

    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = XML_SAX2_MAGIC
        handler.internalSubset = { userData, _, _, _ in XMLReader.of(userData) { $0.refuseDoctype() } }
        handler.startElementNs = { userData, name, _, _, _, _, count, _, attributes in
            XMLReader.of(userData) { $0.start(name!, Int(count), attributes) }
        }
        handler.endElementNs = { userData, _, _, _ in XMLReader.of(userData) { $0.builder.end() } }
        handler.characters = { userData, text, count in XMLReader.of(userData) { $0.builder.characters(UnsafeBufferPointer(start: text, count: Int(count))) } }
        handler.cdataBlock = handler.characters
        handler.serror = { userData, error in XMLReader.of(userData) { $0.note(error?.pointee) } }
        return handler
    }

    private static func of(_ userData: UnsafeMutableRawPointer?, _ body: (XMLReader) -> Void) {
        Unmanaged<XMLReader>.fromOpaque(userData!)._withUnsafeGuaranteedRef(body)
    }

    /// The first error says what is wrong; those after it only follow from it.
    private func note(_ error: xmlError?) {
        guard let error, failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
        let text = error.message.map { String(cString: $0) } ?? "not well-formed XML"
        failure = Failure(
            line: Int(error.line), column: max(1, Int(error.int2)),
            message: text.split(separator: "\n").first.map(String.init) ?? text)
    }

    private func refuseDoctype() {
        hasDoctype = true
        xmlStopParser(context)
    }

    private func start(_ name: UnsafePointer<xmlChar>, _ count: Int, _ raw: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
        var key: Name?
        for i in 0..<count {
            // Five pointers an attribute: name, prefix, namespace, and the ends of the value.
            guard let raw, let attribute = raw[i * 5], let first = raw[i * 5 + 3], let last = raw[i * 5 + 4] else { continue }
            let name = intern(attribute)
            builder.attribute(name, UnsafeBufferPointer(start: first, count: last - first))
            if name == keyName, key == nil, let text = xmlDictLookup(context.pointee.dict, first, Int32(last - first)) { key = intern(text) }
        }
        builder.start(intern(name), key: key, offset: offset)
    }

    private func intern(_ pointer: UnsafePointer<xmlChar>) -> Name {
        let slot = Int((UInt64(UInt(bitPattern: pointer)) &* 0x9e37_79b9_7f4a_7c15) >> 54)
        if recent[slot].pointer == pointer { return recent[slot].name }
        let name = Name(Text(UnsafeBufferPointer(start: pointer, count: Int(xmlStrlen(pointer)))))
        recent[slot] = (pointer, name)
        return name
    }

    /// How many bytes of the document the parser has taken.
    private var offset: Int {
        guard let input = context.pointee.input else { return 0 }
        return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    }
}
