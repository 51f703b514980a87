import Checking
import SwiftSyntax

extension UseFinder {
    func checkType(_ name: [String], at node: some SyntaxProtocol) {
        if inference.generics.contains(name[0]) || ["Self", "Any", "AnyObject", "AnyClass", "Void", "Never", "_"].contains(name[0]) { return }
        guard let path = universe.path(of: name, in: inference.context) else {
            let last = name.last!
            guard !universe.app.typeNames.contains(last), !universe.table.typeNames.contains(last) || isSurelyAbsent(name) else { return }
            return missing(name.joined(separator: "."), at: node)
        }
        countType(path, at: node)
    }

    /// A type nested in one that is wholly known, or one that only goes by a longer name.
    private func isSurelyAbsent(_ name: [String]) -> Bool {
        guard name.count > 1 else { return isWhollyKnown }
        guard let owner = universe.path(of: Array(name.dropLast()), in: inference.context) else { return false }
        return universe.ancestry(of: universe.unaliased(owner)).isComplete
    }

    func countType(_ path: String, at node: some SyntaxProtocol) {
        guard universe.app.types[path].map({ $0.kind == .extensionOnly }) ?? true, let type = universe.table.types[path] else { return }
        if type.status == .missing { return missing(path, "Apple's API, not here yet", at: node) }
        if type.modules.isDisjoint(with: visible) { return missing(path, "of \(type.module), which this file doesn't import", at: node) }
        count(path, type.module, type.status, at: node)
    }

    /// The language's own names and C's aren't counted as API.
    func count(_ name: String, _ module: String, _ status: APIStatus, at node: some SyntaxProtocol) {
        guard !Self.uncounted.contains(module) else { return }
        apis.add(name, status, at: place(node))
    }

    private static let uncounted: Set<String> = ["Swift", "_Concurrency", "_StringProcessing", "Glibc", "SwiftGlibc", "Observation", "Synchronization"]

    func checkAttribute(_ node: AttributeSyntax) {
        guard let name = node.attributeName.path else { return }
        if name.count == 1, Self.builtIn.contains(name[0]) { return }
        if universe.path(of: name, in: inference.context) == nil, universe.table.globals[name[0]] == nil, !universe.app.typeNames.contains(name.last!) {
            missing("@" + name.joined(separator: "."), at: node)
        }
        if case .argumentList(let list)? = node.arguments { walk(list) }
    }

    private static let builtIn: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSCopying", "NSManaged",
        "UIApplicationMain", "NSApplicationMain", "main", "available", "convention", "escaping", "autoclosure", "discardableResult", "inlinable", "inline",
        "usableFromInline", "frozen", "unknown", "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder", "_functionBuilder", "testable",
        "_exported", "preconcurrency", "Sendable", "MainActor", "globalActor", "unchecked", "warn_unqualified_access", "retroactive", "_implementationOnly",
        "noescape", "_silgen_name", "_cdecl", "isolated", "nonisolated", "concurrent", "_spi", "_disfavoredOverload", "_specialize", "_transparent", "optional",
        "requires_stored_property_inits", "LLDBDebuggerFunction", "differentiable", "_semantics", "_marker", "_alwaysEmitIntoClient", "attached", "freestanding",
    ]
}
