import Checking
import SwiftSyntax

extension UseFinder {
    func checkImport(_ node: ImportDeclSyntax) {
        guard let name = node.path.first?.name.plain else { return }
        switch modules.answer(name) {
        case .own: break
        case .here(let status): frameworks.add(name, status, at: place(node))
        case .skipped: frameworks.add(name, .partly, reason: "the import is left out; what needs it doesn't compile", at: place(node))
        case .missing: frameworks.add(name, .missing, reason: reasons["import " + name] ?? "no such module here", at: place(node))
        }
    }

    /// - Returns: whether what is in it counts.
    func checkMacro(_ name: String, at node: some SyntaxProtocol) -> Bool {
        switch name {
        case "Preview":
            features.add("#Preview", .partly, reason: "left out", at: place(node))
            return false
        case "selector", "keyPath":
            features.add("#" + name, .works, at: place(node))
            return false
        case "colorLiteral", "imageLiteral", "fileLiteral":
            features.add("#" + name, .works, at: place(node))
            return true
        case "file", "fileID", "filePath", "function", "line", "column", "dsohandle", "warning", "error", "isolation", "externalMacro": return true
        default:
            let isHere = universe.table.globals[name]?.contains { $0.kind == .macro } == true || universe.app.names.contains(name)
            features.add("#" + name, isHere ? .works : .missing, reason: isHere ? nil : "no such macro here", at: place(node))
            return true
        }
    }
}
