import Foundation
import SwiftSyntax

extension Rewriter {
    func rewriteImport(_ node: ImportDeclSyntax) {
        for attribute in node.attributes where attribute.trimmedDescription == "@objc" { edits.blank(attribute.range) }
        guard let module = node.path.first?.name.text else { return }
        if LoweringOptions.absentModules.contains(module) {
            edits.blank(node.range)
            report(.warning, at: node.start, "\(module) isn't available here; the import is left out")
        } else if let other = Self.replaced[module] {
            edits.replace(node.importKindSpecifier.map { $0.start..<node.end } ?? node.path.range, with: other)
        } else if node.path.count > 1 || node.importKindSpecifier != nil {
            // Sub-modules and single declarations: the module brings them all.
            edits.replace((node.importKindSpecifier?.start ?? node.path.start)..<node.end, with: module)
        }
        guard addsNetworking else { return }
        addsNetworking = false
        edits.insert("; import FoundationNetworking", at: node.end)
    }

    private static let replaced = [
        "Darwin": "Foundation", "CoreFoundation": "Foundation", "ObjectiveC": "Foundation", "MachO": "Foundation", "Glibc": "Foundation", "OSLog": "os",
    ]

    /// Whether the file names what corelibs keeps in `FoundationNetworking`.
    static func namesNetworking(_ bytes: [UInt8]) -> Bool {
        let names = ["Session", "Request", "Response", "Protocol", "Cache", "Credential", "AuthenticationChallenge", "ProtectionSpace"].map { Array($0.utf8) }
        var start = bytes.startIndex
        while let found = bytes[start...].firstIndex(of: UInt8(ascii: "U")) {
            start = found + 1
            guard bytes[found...].starts(with: [UInt8(ascii: "U"), UInt8(ascii: "R"), UInt8(ascii: "L")]) else { continue }
            if names.contains(where: { bytes[(found + 3)...].starts(with: $0) }) { return true }
        }
        return bytes.firstRange(of: Array("HTTPCookie".utf8)) != nil
    }
}
