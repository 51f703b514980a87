import Checking
import SwiftSyntax

extension UseFinder {
    // MARK: x.name

    func checkMember(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.plain
        if ["self", "init", "Type", "Protocol"].contains(name) || node.declName.baseName.tokenKind == .keyword(.self) {
            if name == "init", let call = call(of: node), let base = node.base, case .metatype(let path, _) = inference.shape(of: base) { checkInitializer(path, call) }
            return
        }
        if Int(name) != nil { return }
        if isModule(node.base) { return checkQualified(name, node) }
        if let base = node.base, case .anyObject = inference.shape(of: base) { return checkAnyObject(name, node) }
        guard let (owner, path, found, isComplete) = inference.members(node) else { return checkByName(name, node) }
        if found.isEmpty {
            if case .metatype = owner, let nested = universe.path(of: path.split(separator: ".").map(String.init) + [name], in: []) {
                call(of: node).map { checkInitializer(nested, $0) }
                return countType(nested, at: node)
            }
            if Self.ofEveryOptional.contains(name) || !isComplete { return checkByName(name, node) }
            return missing(name, of: path, at: node.declName)
        }
        check(found, name: name, of: path, node.declName, call(of: node))
    }

    /// Only Objective-C can find a member of `AnyObject`; what its extensions and protocols give is there.
    private func checkAnyObject(_ name: String, _ node: MemberAccessExprSyntax) {
        guard universe.members(name, of: "AnyObject").found.isEmpty, !Self.ofEveryOptional.contains(name) else { return }
        missing(name, of: "AnyObject", "members of AnyObject are found by Objective-C", at: node.declName)
    }

    /// Members of `Optional`, which counts as what it holds.
    private static let ofEveryOptional: Set<String> = ["map", "flatMap", "some", "none", "unsafelyUnwrapped", "take", "hash", "hashValue", "rawValue"]

    private func isModule(_ base: ExprSyntax?) -> Bool {
        guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.plain, name.first?.isUppercase == true else { return false }
        return universe.path(of: [name], in: inference.context) == nil && modules.known.contains(name)
    }

    private func checkQualified(_ name: String, _ node: MemberAccessExprSyntax) {
        if let path = universe.path(of: [name], in: []) { countType(path, at: node) } else { checkByName(name, node) }
    }

    func call(of node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else { return nil }
        return call
    }

    /// Whether one of the table's declarations means what is called; the app's own were checked where it was written.
    private func check(_ found: [Universe.Found], name: String, of path: String, _ place: some SyntaxProtocol, _ call: FunctionCallExprSyntax?) {
        if Self.loweredTypes.contains(path) { return }
        let named = found.compactMap { found -> APIName? in if case .table(let name) = found { return name } else { return nil } }
        if named.count < found.count { return }
        let here = named.filter { $0.status != .missing }
        guard let first = here.first else { return missing(named[0].name, of: named[0].owner, "Apple's API, not here yet", at: place) }
        guard let call else { return count(first.path, first.module, here.map(\.status).min()!, at: place) }
        let labels = CallLabels(call)
        let fitting = here.filter { name in universe.member(name).map(labels.fit) ?? true }
        if fitting.isEmpty, here.contains(where: { Self.partlyListed.contains($0.module) }) { return }
        if let best = fitting.min(by: { $0.status < $1.status }) { return count(best.path, best.module, best.status, at: place) }
        missing(name + labels.description, of: path, "it is here with other arguments: \(here.prefix(3).map(\.name).joined(separator: ", "))", at: place)
    }

    // MARK: Names whose owner isn't known

    /// Missing when nobody declares the name, or nobody with these labels.
    private func checkByName(_ name: String, _ node: MemberAccessExprSyntax) {
        if universe.app.names.contains(name) || universe.app.typeNames.contains(name) || universe.table.typeNames.contains(name) { return }
        let all = universe.table.byBaseName[name] ?? []
        let here = all.filter { $0.status != .missing }
        if here.isEmpty {
            if let first = all.first { return missing(first.name, of: first.owner, "Apple's API, not here yet", at: node.declName) }
            return missing("." + name, "nothing of that name is declared here or in the app", at: node.declName)
        }
        let callable = call(of: node).map { call in here.filter { name in universe.member(name).map(CallLabels(call).fit) ?? true } } ?? here
        if callable.isEmpty, here.contains(where: { Self.partlyListed.contains($0.module) }) { return }
        guard let first = callable.first else {
            let labels = call(of: node).map { CallLabels($0).description } ?? ""
            return missing("." + name + labels, "it is here with other arguments: \(Set(here.map(\.name)).sorted().prefix(3).joined(separator: ", "))", at: node.declName)
        }
        let owners = Set(callable.map(\.owner))
        count(owners.count == 1 ? first.path : "." + name, first.module, callable.map(\.status).min()!, at: node)
    }

    // MARK: Plain names

    func checkReference(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.plain
        guard case .identifier = node.baseName.tokenKind, !modules.known.contains(name) || universe.path(of: [name], in: []) != nil else { return }
        switch inference.reference(name) {
        case .local: break
        case .member(let found, .named(let path, _)), .member(let found, .metatype(let path, _)): check(found, name: name, of: path, node, call(of: node))
        case .member: break
        case .global(let found): check(found, name: name, of: "", node, call(of: node))
        case .type(let path):
            countType(path, at: node)
            call(of: node).map { checkInitializer(path, $0) }
        case .nothing:
            if universe.app.names.contains(name) || universe.app.typeNames.contains(name) || Self.lowered.contains(name) { return }
            if universe.table.byBaseName[name] != nil, !isWhollyKnown { return }
            if universe.table.typeNames.contains(name), !isWhollyKnown { return }
            missing(name, at: node)
        }
    }

    /// All members that a plain name here could mean are known.
    var isWhollyKnown: Bool {
        let context = inference.context
        return context.isEmpty || (1...context.count).allSatisfy { universe.ancestry(of: context.prefix($0).joined(separator: ".")).isComplete }
    }

    /// Names that lowering gives another meaning.
    private static let lowered: Set<String> = ["NSClassFromString", "NSStringFromClass", "NSStringFromSelector", "NSSelectorFromString"]

    /// Types whose calls lowering gives another meaning.
    private static let loweredTypes: Set<String> = ["Timer", "Bundle"]

    /// `UIView(frame: x)`: of the table's types only, as the app's own were checked where they were written.
    /// Symbol graphs leave out overloads of theirs.
    private static let partlyListed: Set<String> = ["Swift", "_Concurrency", "_StringProcessing", "Glibc", "SwiftGlibc"]

    private func checkInitializer(_ path: String, _ call: FunctionCallExprSyntax) {
        let path = universe.unaliased(path)
        if Self.loweredTypes.contains(path) { return }
        guard universe.app.types[path] == nil, let type = universe.table.types[path], type.status != .missing, type.kind != .protocol, type.kind != .associatedType else { return }
        let isComplete = universe.ancestry(of: path).isComplete
        let found = universe.initializers(of: path), labels = CallLabels(call)
        if !isComplete || Self.partlyListed.contains(type.module) || found.contains(where: { universe.member($0).map(labels.fit) ?? true }) { return countInitializer(found, labels, call) }
        missing("init" + labels.description, of: path, "it is here with other arguments", at: call)
    }

    private func countInitializer(_ found: [Universe.Found], _ labels: CallLabels, _ call: FunctionCallExprSyntax) {
        for case .table(let name) in found where universe.member(name).map(labels.fit) == true {
            return name.status == .missing ? missing(name.name, of: name.owner, "Apple's API, not here yet", at: call) : count(name.path, name.module, name.status, at: call)
        }
    }

    // MARK: x.y = .name

    func checkAssignment(_ elements: [ExprSyntax]) {
        guard elements.count == 3, let value = elements[2].as(MemberAccessExprSyntax.self), value.base == nil else { return }
        guard elements[1].is(AssignmentExprSyntax.self) || ["==", "!="].contains(elements[1].trimmedDescription) else { return }
        guard case .named(let path, _) = inference.shape(of: elements[0]) else { return }
        let name = value.declName.baseName.plain
        let (found, isComplete) = universe.members(name, of: path)
        if found.isEmpty, isComplete, !Self.ofEveryOptional.contains(name) { missing(name, of: path, at: value) }
    }

    func checkKeyPath(_ node: KeyPathExprSyntax) {
        node.root.map { walk($0) }
        for component in node.components {
            guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else { continue }
            let name = property.declName.baseName.plain
            if !universe.app.names.contains(name), universe.table.byBaseName[name] == nil, name != "self", Int(name) == nil { missing("\\." + name, at: property) }
        }
    }
}
