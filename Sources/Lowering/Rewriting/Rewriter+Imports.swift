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
        guard !parts.isEmpty else { return }
        edits.insert(parts.map { "; import \($0)" }.joined(), at: node.end)
        parts = []
    }

    func importUIKitForLiterals() {
        guard needsUIKit, let first = file.tree.statements.first else { return }
        let imports = file.tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        if !imports.contains("UIKit") { edits.insert("import UIKit; ", at: first.start) }
    }

    private static let replaced = [
        "Darwin": "Foundation", "CoreFoundation": "Foundation", "ObjectiveC": "Foundation", "MachO": "Foundation", "Glibc": "Foundation", "OSLog": "os",
        "CoreServices": "MobileCoreServices",
    ]

    /// Classes of corelibs for which FoundationGaps has its own: an import of the one declaration goes before that of Foundation.
    private static let replacedClasses = ["UserDefaults", "PersonNameComponentsFormatter", "DateFormatter"]

    /// Foundation's locks can be inherited from where Core Foundation, which their stored properties name, is loaded: any declaration of it brings it.
    static func derivesFromLock(_ file: FileDeclarations) -> Bool {
        file.types.contains { $0.kind == .class && $0.inherits.first.map(["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"].contains) == true }
    }

    /// The parts that corelibs splits off Foundation and that the file names something of.
    static func partsOfFoundation(_ bytes: [UInt8]) -> [String] {
        func names(_ prefix: String, _ rest: [String]) -> Bool {
            let (prefix, rest) = (Array(prefix.utf8), rest.map { Array($0.utf8) })
            var start = bytes.startIndex
            while let found = bytes[start...].firstIndex(of: prefix[0]) {
                start = found + 1
                guard bytes[found...].starts(with: prefix) else { continue }
                if rest.contains(where: { bytes[(found + prefix.count)...].starts(with: $0) }) { return true }
            }
            return false
        }
        var parts: [String] = []
        let urls = ["Session", "Request", "Response", "Protocol", "Cache", "Credential", "AuthenticationChallenge", "ProtectionSpace"]
        if names("URL", urls) || names("HTTPCookie", [""]) { parts.append("FoundationNetworking") }
        if names("XML", ["Parser"]) { parts.append("FoundationXML") }
        // What UIKit brings along on iOS.
        if names("UN", ["UserNotification", "Notification", "MutableNotification", "Authorization", "CalendarNotification", "TimeInterval"]) { parts.append("UserNotifications") }
        return parts + replacedClasses.filter { names(String($0.prefix(1)), [String($0.dropFirst())]) }.map { "class FoundationGaps.\($0)" }
    }
}
