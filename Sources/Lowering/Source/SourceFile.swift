import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// One file, parsed, with its conditional compilation decided: what isn't active is blank, every line where it was.
package struct SourceFile {
    package let path: String
    let bytes: [UInt8]
    package let tree: SourceFileSyntax
    var diagnostics: [Diagnostic] = []

    package init(path: String, text: String, options: LoweringOptions) {
        self.path = path
        var bytes = Array(text.utf8)
        var tree = Parser.parse(source: text)
        if text.contains("#if") {
            let configuration = Configuration(options: options)
            let visitor = ConditionVisitor(configuration: configuration)
            visitor.walk(tree)
            if !visitor.edits.isEmpty {
                bytes = visitor.edits.applied(to: bytes)
                tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            }
        }
        self.bytes = bytes
        self.tree = tree
    }

    func position(_ offset: Int) -> (line: Int, column: Int) {
        var (line, start) = (1, 0)
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            start = index + 1
        }
        return (line, offset - start + 1)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
    /// UTF-8 offset of the first token, without what stands before it.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    var range: Range<Int> { start..<max(start, end) }
}
