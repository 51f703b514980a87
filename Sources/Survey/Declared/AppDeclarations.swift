import SwiftSyntax

/// What all files of the app declare.
final class AppDeclarations {
    private(set) var types: [String: AppType] = [:]
    private(set) var globals: [String: [AppMember]] = [:]
    private(set) var names: Set<String> = []
    private(set) var typeNames: Set<String> = []

    /// What is added to types by extensions, before it is known which types those are.
    private(set) var extensions: [AppType] = []

    init(_ files: [DeclarationCollector]) {
        for file in files {
            names.formUnion(file.names)
            typeNames.formUnion(file.typeNames)
            for member in file.globals { globals[member.name, default: []].append(member) }
            for type in file.types { add(type, at: type.path.joined(separator: ".")) }
            extensions += file.extensions
        }
    }

    /// Types of the same name in different files (`private` ones) become one, which knows the members of all.
    func add(_ type: AppType, at path: String) {
        guard let known = types[path] else {
            types[path] = type
            return
        }
        known.parents += type.parents
        known.generics.formUnion(type.generics)
        known.aliased = known.aliased ?? type.aliased
        if known.kind == .extensionOnly { known.kind = type.kind }
        for member in type.members.values.joined() { known.add(member) }
    }
}
