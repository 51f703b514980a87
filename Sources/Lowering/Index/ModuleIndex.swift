/// Everything that the module declares, by name.
struct ModuleIndex {
    let options: LoweringOptions
    private(set) var files: [FileDeclarations] = []
    private(set) var types: [String: TypeDeclaration] = [:]
    private var byOffset: [Int: [Int: TypeDeclaration]] = [:]
    private var aliases: [String: String] = [:]
    /// Classes of imported modules: what they derive from.
    private var imported: [String: Ancestry] = [:]
    /// The optional requirements of imported modules' protocols.
    private var importedOptional: [String: Set<String>] = [:]
    /// Classes of imported modules that are the main actor's.
    private(set) var importedIsolated: Set<String> = []
    /// Classes of imported modules that derive from `XCTestCase`.
    private var importedTestCases: Set<String> = []
    /// Those of them that list their tests themselves, in `allTests`.
    private var importedTestLists: Set<String> = []
    /// Imported modules' types that bear the name of one of Foundation's, and the module of each.
    private(set) var importedNamesakes: [String: String] = [:]
    /// Members that extensions give to types of other modules.
    private(set) var foreignExtensions: [ExtensionDeclaration] = []
    /// Methods, by full name, that extensions give to other modules' classes and that classes of the module override.
    private(set) var overriddenExtensionMethods: Set<String> = []
    /// Other modules' classes to which extensions give an override of such a method, by its full name.
    private(set) var overridingExtensions: [String: [String]] = [:]
    private(set) var selectorNames: Set<String> = []
    private(set) var optionalMethods = UIKitProtocols.optionalMethods
    /// The names of optional properties that the module's protocols declare.
    private(set) var optionalProperties: Set<String> = []
    private(set) var imports: Set<String> = []

    init(options: LoweringOptions) {
        self.options = options
        for line in options.importedClasses.joined(separator: "\n").split(separator: "\n") {
            let parts = line.split(separator: "\t").map(String.init)
            guard parts.count == 3 else { continue }
            switch parts[0] {
            case "class": imported[parts[1]] = parts[2] == "objc" ? .objectiveC : parts[2] == "foreign" ? .foreign : Ancestry.none
            case "optional":
                optionalMethods.insert(parts[2])
                importedOptional[parts[1], default: []].insert(parts[2])
            case "optionalProperty": optionalProperties.insert(parts[2])
            case "isolated": importedIsolated.insert(parts[1])
            case "namesake": importedNamesakes[parts[1]] = parts[2]
            case "tests":
                importedTestCases.insert(parts[1])
                if parts[2] == "allTests" { importedTestLists.insert(parts[1]) }
            default: break
            }
        }
    }

    mutating func add(_ file: FileDeclarations) {
        let number = files.count
        files.append(file)
        for type in file.types {
            byOffset[number, default: [:]][type.offset] = type
            if !type.isInFunction, types[type.fullName] == nil { types[type.fullName] = type }
        }
        aliases.merge(file.aliases) { one, _ in one }
        selectorNames.formUnion(file.selectorNames)
        imports.formUnion(file.imports)
    }

    func type(file: Int, offset: Int) -> TypeDeclaration? { byOffset[file]?[offset] }

    /// The file number of a declaration is known only here.
    func file(of type: TypeDeclaration) -> Int { owners[ObjectIdentifier(type)] ?? 0 }
    private var owners: [ObjectIdentifier: Int] = [:]

    /// Joins extensions with their types and finds where each class comes from.
    mutating func finish() {
        for (number, file) in files.enumerated() {
            for type in file.types {
                owners[ObjectIdentifier(type)] = number
                for index in type.members.indices { type.members[index].file = number }
                type.conformances = type.inherits
            }
        }
        for (number, file) in files.enumerated() {
            for some in file.extensions { join(some, number) }
        }
        let added = Set(foreignExtensions.flatMap(\.members).filter { $0.kind == .method && !$0.isStatic && !$0.isOverride && $0.isExposed }.map(\.fullName))
        for some in foreignExtensions {
            for member in some.members where member.kind == .method && member.isOverride && added.contains(member.fullName) {
                overriddenExtensionMethods.insert(member.fullName)
                overridingExtensions[member.fullName, default: []].append(some.extended)
            }
        }
        for file in files {
            for type in file.types where type.kind == .class { type.ancestry = ancestry(of: type, depth: 0) }
            for type in file.types where type.kind == .class { findIsolation(of: type) }
            for type in file.types where type.kind == .class { findExtensionOverrides(type, added) }
            for type in file.types where type.kind == .class { hoistOverridden(by: type) }
            for type in file.types where type.kind == .protocol {
                for member in type.members where member.isOptionalRequirement {
                    if member.kind == .method { optionalMethods.insert(member.fullName) } else { optionalProperties.insert(member.name) }
                }
            }
        }
        // The texts of annotations are optional requirements, too.
        if files.contains(where: { $0.imports.contains("MapKit") }) { optionalProperties.formUnion(["title", "subtitle"]) }
        for file in files {
            for type in file.types where type.kind == .class {
                lendToAncestors(type)
                settleAmbiguities(of: type)
                guard type.ancestry != .objectiveC else { continue }
                if type.members.contains(where: \.isExposed) || !optionalRequirements(of: type).isEmpty { chain(of: type).last!.startsGlue = true }
            }
        }
    }

    private mutating func join(_ some: ExtensionDeclaration, _ file: Int) {
        guard let type = resolve(some.extended, in: some.context) else {
            foreignExtensions.append(some.placed(in: file))
            return
        }
        type.members += some.placed(in: file).members.map { member in
            var member = member
            member.owner = type.path
            // `open` in an extension: a subclass in another module may override it.
            member.isHoisted = type.kind == .class && member.modifiers.contains("open") && !member.isOverride && !member.isStatic && member.kind != .initializer
            return member
        }
        type.conformances += some.inherits
    }

    // MARK: Names

    /// The type that `name` means where `context` encloses it.
    func resolve(_ name: String, in context: [String] = []) -> TypeDeclaration? {
        var plain = name.prefix { $0 != "<" }
        if plain.hasPrefix(options.module + ".") { plain = plain.dropFirst(options.module.count + 1) }
        for depth in stride(from: context.count, through: 0, by: -1) {
            let full = (context.prefix(depth) + [String(plain)]).joined(separator: ".")
            if let type = types[full] { return type }
            if let target = aliases[full], target != name { return resolve(target, in: Array(context.prefix(depth))) }
        }
        return nil
    }

    /// The class's superclass in the module, nil where it is elsewhere or there is none.
    func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
        guard let first = type.inherits.first, let found = resolve(first, in: type.path.dropLast()), found.kind == .class, found !== type else { return nil }
        return found
    }

    /// The name of the superclass that isn't the module's, at the end of the chain.
    func foreignSuperclass(of type: TypeDeclaration) -> String? {
        var type = type
        for _ in 0..<64 {
            guard let next = superclass(of: type) else { break }
            type = next
        }
        guard let first = type.inherits.first, resolve(first, in: type.path.dropLast()) == nil else { return nil }
        let name = unaliased(first, in: Array(type.path.dropLast()))
        return Superclasses.isClass(name, of: type, imported: imported) ? name : nil
    }

    /// Whether `name` is a class of Objective-C that another module declares.
    func isForeignClass(_ name: String) -> Bool {
        let probe = TypeDeclaration(kind: .class, path: [name], inherits: [], attributes: [], modifiers: [], members: [], file: 0, offset: 0)
        return Superclasses.ancestry(name, of: probe, imported: imported) == .objectiveC
    }

    /// Whether the class derives from `XCTestCase`, here or by way of an imported module.
    func isTestCase(_ type: TypeDeclaration) -> Bool {
        testRoot(of: type).map { $0 == "XCTestCase" || importedTestCases.contains($0) } ?? false
    }

    /// Whether an imported superclass knows the tests of the class when it runs, as specifications of Quick do.
    func listsTests(_ type: TypeDeclaration) -> Bool { testRoot(of: type).map(importedTestLists.contains) ?? false }

    private func testRoot(of type: TypeDeclaration) -> String? { foreignSuperclass(of: type)?.split(separator: ".").last.map(String.init) }

    /// What a type alias of the module stands for.
    private func unaliased(_ name: String, in context: [String]) -> String {
        for depth in stride(from: context.count, through: 0, by: -1) {
            if let target = aliases[(context.prefix(depth) + [name]).joined(separator: ".")], target != name { return unaliased(target, in: []) }
        }
        return name
    }

    private func ancestry(of type: TypeDeclaration, depth: Int) -> Ancestry {
        guard depth < 64, let first = type.inherits.first else { return .none }
        if let superclass = superclass(of: type) { return ancestry(of: superclass, depth: depth + 1) }
        if resolve(first, in: type.path.dropLast()) != nil { return .none }
        return Superclasses.ancestry(unaliased(first, in: Array(type.path.dropLast())), of: type, imported: imported)
    }

    /// Every class of the module from `type` upwards.
    func chain(of type: TypeDeclaration) -> [TypeDeclaration] {
        var chain = [type]
        while chain.count < 64, let next = superclass(of: chain.last!) { chain.append(next) }
        return chain
    }

    private mutating func findExtensionOverrides(_ type: TypeDeclaration, _ added: Set<String>) {
        for index in type.members.indices where type.members[index].isOverride && added.contains(type.members[index].fullName) {
            let name = type.members[index].fullName
            let isDeclaredAbove = chain(of: type).dropFirst().contains { $0.members.contains { !$0.isOverride && $0.fullName == name } }
            guard !isDeclaredAbove else { continue }
            type.members[index].overridesExtension = true
            overriddenExtensionMethods.insert(name)
        }
    }

    /// What an extension gives to a class of the module, and `type` overrides.
    private func hoistOverridden(by type: TypeDeclaration) {
        let overrides = Set(type.members.filter { $0.isOverride && !$0.overridesExtension && $0.kind != .initializer }.map(\.fullName))
        guard !overrides.isEmpty else { return }
        for ancestor in chain(of: type).dropFirst() {
            for index in ancestor.members.indices {
                let member = ancestor.members[index]
                if member.isInExtension, !member.isOverride, !member.modifiers.contains("static"), overrides.contains(member.fullName) { ancestor.members[index].isHoisted = true }
            }
        }
    }

    /// Whether the class's own member stands for an optional requirement of a protocol that it adopts.
    func answersOptionalRequirement(_ member: Member, of type: TypeDeclaration) -> Bool {
        if member.kind == .property { return member.name == "window" && type.conformances.contains { $0 == "UIApplicationDelegate" || $0.hasPrefix("UIWindowScene") } }
        return member.kind == .method && optionalMethods.contains(member.fullName) && optionalRequirements(of: type).contains(member.fullName)
    }

    /// Whether a superclass of `type` in the module overrides the extension's method too.
    func isOverriddenAbove(_ type: TypeDeclaration, _ fullName: String) -> Bool {
        chain(of: type).dropFirst().contains { $0.members.contains { $0.isOverride && $0.fullName == fullName } }
    }

    // MARK: Optional requirements

    /// The optional requirements, of UIKit's protocols and the module's, that the class itself conforms to.
    func optionalRequirements(of type: TypeDeclaration) -> Set<String> {
        type.conformances.reduce(into: []) { $0.formUnion(optionalRequirements(ofProtocol: $1, depth: 0)) }
    }

    private func optionalRequirements(ofProtocol name: String, depth: Int) -> Set<String> {
        guard let type = resolve(name), depth < 16 else { return UIKitProtocols.optional(of: name).union(importedOptional[name] ?? []) }
        guard type.kind == .protocol else { return [] }
        return type.inherits.reduce(into: type.optionalMethods) { $0.formUnion(optionalRequirements(ofProtocol: $1, depth: depth + 1)) }
    }

    /// An optional requirement that two protocols declare has two defaults, of which the compiler chooses none: a class that
    /// implements neither gets one that nobody calls.
    private func settleAmbiguities(of type: TypeDeclaration) {
        let protocols = type.conformances.compactMap { resolve($0) }.filter { $0.kind == .protocol }
        guard !protocols.isEmpty, type.conformances.count > 1 else { return }
        for some in protocols {
            for member in some.members where member.isOptionalRequirement && member.kind == .method {
                let isElsewhere = type.conformances.contains { other in
                    guard let found = resolve(other) else { return UIKitProtocols.optional(of: other).contains(member.fullName) }
                    return found !== some && found.optionalMethods.contains(member.fullName) && !found.inherits.contains(some.name) && !some.inherits.contains(found.name)
                }
                guard isElsewhere, !chain(of: type).contains(where: { ($0.members + $0.borrowed).contains { $0.fullName == member.fullName } }) else { continue }
                type.borrowed.append(member)
            }
        }
    }

    /// A conformance finds the methods of its own class only: where a subclass alone implements an optional one, the class
    /// that conforms gets it too, and the subclass's overrides it.
    private func lendToAncestors(_ type: TypeDeclaration) {
        let ancestors = chain(of: type).dropFirst()
        guard !ancestors.isEmpty else { return }
        for index in type.members.indices {
            let member = type.members[index]
            guard member.kind == .method, !member.isOverride, !member.isStatic, optionalMethods.contains(member.fullName) else { continue }
            guard let owner = ancestors.last(where: { optionalRequirements(of: $0).contains(member.fullName) }) else { continue }
            type.members[index].isLent = true
            if !owner.members.contains(where: { $0.fullName == member.fullName }) && !owner.borrowed.contains(where: { $0.fullName == member.fullName }) {
                owner.borrowed.append(member)
            }
        }
    }

    // MARK: For other modules

    /// Names of Foundation's that libraries had first.
    private static let foundationNames: Set<String> = ["Predicate", "Expression", "SortDescriptor", "SortOrder"]

    func exported() -> String {
        var lines = types.values.filter { Self.foundationNames.contains($0.fullName) && !$0.modifiers.isDisjoint(with: ["public", "open"]) }.map { "namesake\t\($0.fullName)\t\(options.module)" }
        for type in types.values where type.kind == .class && type.modifiers.isDisjoint(with: ["private", "fileprivate"]) {
            lines.append("class\t\(type.fullName)\t\(type.ancestry == .objectiveC ? "objc" : type.ancestry == .foreign ? "foreign" : "none")")
            if isTestCase(type) {
                let lists = listsTests(type) || type.members.contains { $0.name == "allTests" && $0.isStatic }
                lines.append("tests\t\(type.name)\t\(lists ? "allTests" : "XCTestCase")")
            }
            if type.isMainActor { lines.append("isolated\t\(type.fullName)\tMainActor") }
        }
        for type in types.values where type.kind == .protocol {
            lines.append("class\t\(type.fullName)\tnone")
            lines += type.optionalMethods.map { "optional\t\(type.fullName)\t\($0)" }
            lines += type.members.filter { $0.isOptionalRequirement && $0.kind == .property }.map { "optionalProperty\t\(type.fullName)\t\($0.name)" }
        }
        return lines.sorted().joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
    }
}

extension ExtensionDeclaration {
    func placed(in file: Int) -> ExtensionDeclaration {
        ExtensionDeclaration(
            extended: extended, context: context, inherits: inherits, attributes: attributes, modifiers: modifiers,
            members: members.map { member($0, in: file) }, file: file, offset: offset)
    }

    /// Members of a `public extension` are public unless they say otherwise.
    private func member(_ member: Member, in file: Int) -> Member {
        var member = member
        member.file = file
        if modifiers.contains("public"), member.modifiers.isDisjoint(with: Self.access) { member.modifiers.insert("public") }
        return member
    }

    private static let access: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
}
