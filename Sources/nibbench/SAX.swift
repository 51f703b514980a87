import CXML2

/// libxml2 parsing for nobody: a SAX2 handler without callbacks.
enum SAX {
    static func parse(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                  let context = xmlCreateMemoryParserCtxt(start, Int32(buffer.count)) else { return }
            var handler = xmlSAXHandler()
            handler.initialized = XML_SAX2_MAGIC
            context.pointee.sax.pointee = handler
            xmlParseDocument(context)
            xmlFreeParserCtxt(context)
        }
    }
}
