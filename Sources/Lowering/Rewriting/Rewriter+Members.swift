import SwiftSyntax

extension Rewriter {
    // MARK: Methods

    func rewriteFunction(_ node: FunctionDeclSyntax) {
        if types.isEmpty { return stepAside(node) }
        guard let member = declared(Member(function: node)) else { return }
        if rewriteExtensionOverride(node, member) { return }
        rewriteInfoKeys(node, member)
        if Foreign.methodsOfSubclasses.contains(member.fullName) { blank("override", of: node.modifiers) }
        if Foreign.isAskedForSelector(member), let type = node.signature.parameterClause.parameters.first?.type { edits.insert("!", at: type.end) }
        if node.attributes.names.contains("NSManaged"), node.body == nil { edits.insert(" \(member.absentBody)", at: node.end) }
        if member.isLent, currentExtension == nil { edits.insert("override ", at: node.funcKeyword.start) }
        if currentExtension == nil ? member.isIsolatedOverride : member.isOverride || member.isMoved {
            moveOverride(node.modifiers, node.name, member)
        }
        if currentExtension != nil { widenIfReached(node.modifiers, member) }
        widenIfWitness(node.modifiers, member)
        dropTestOverride(node.modifiers, member)
    }

    /// A private member is no witness of an optional requirement on iOS, which only warns. Here it has to be one to compile;
    /// as glue doesn't list it, nobody calls it either.
    private func widenIfWitness(_ modifiers: DeclModifierListSyntax, _ member: Member) {
        if member.isPrivate, let type = currentType, index.answersOptionalRequirement(member, of: type) { widen(modifiers) }
    }

    /// corelibs has `NSNumber < NSNumber`, iOS hasn't: libraries that define it (SwiftyJSON) would make it ambiguous.
    private func stepAside(_ node: FunctionDeclSyntax) {
        guard node.name.text == "<", node.signature.parameterClause.parameters.parameters.allSatisfy({ $0.type == "NSNumber" }) else { return }
        edits.replace(node.name.range, with: "_isLess")
    }

    /// The member as the index has it, which knows more: what other files make of it.
    private func declared(_ member: Member) -> Member? {
        guard !types.isEmpty else { return nil }
        return currentType?.members.first { $0.offset == member.offset && $0.file == number && $0.name == member.name } ?? member
    }

    func rewriteInitializer(_ node: InitializerDeclSyntax) {
        guard node.modifiers.names.contains("override") else { return }
        if currentExtension == nil {
            guard let type = currentType, node.signature.parameterClause.parameters.isEmpty, index.startsInit(type) else { return }
            return blank("override", of: node.modifiers)
        }
        report(.error, at: node.start, "an initializer can't be overridden in an extension here", hint: "move it into the class")
    }

    /// Native Swift doesn't override in extensions: the body gets an override that calls the extension's member.
    private func moveOverride(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ member: Member) {
        blank("override", of: modifiers)
        edits.insert(String(member.movedName.dropLast(member.name.count)), at: name.text.hasPrefix("`") ? name.start + 1 : name.start)
        guard currentType == nil else { return }
        report(.warning, at: name.start, "an extension of \(path.last ?? "this class") can't override \(member.fullName) here: the override has no effect",
               hint: "override it in a subclass")
    }

    private func blank(_ name: String, of modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.name.text == name { edits.blank(modifier.range) }
    }

    // MARK: Access

    /// Glue in the class's file calls members of extensions in other files.
    func isReachedFromElsewhere(_ item: MemberBlockItemSyntax, exposed: Bool) -> Bool {
        let members = MemberBlockItemListSyntax([item]).members(exposed: exposed, inExtension: true)
        return isElsewhere && members.contains { $0.isExplicitlyExposed || $0.isExposedByContext || $0.isOverride || declared($0)?.isHoisted == true }
    }

    private var isElsewhere: Bool {
        guard currentExtension != nil else { return false }
        return currentType.map { index.file(of: $0) != number } ?? true
    }

    private func widenIfReached(_ modifiers: DeclModifierListSyntax, _ member: Member) {
        if isElsewhere, member.isExposed || member.isOverride || member.isMoved { widen(modifiers) }
    }

    func widen(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text) { edits.blank(modifier.range) }
    }

    // MARK: Properties

    func rewriteVariable(_ node: VariableDeclSyntax) {
        guard !types.isEmpty, node.bindings.count == 1, let binding = node.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
              let member = Member.properties(of: node).first.flatMap(declared) else { return }
        if currentExtension != nil {
            if member.isOverride, !member.observers.isEmpty { return moveObservers(node, binding, member) }
            if member.isOverride || member.isMoved { moveOverride(node.modifiers, name, member) }
            widenIfReached(node.modifiers, member)
        } else if member.isIsolatedOverride {
            moveOverride(node.modifiers, name, member)
        }
        widenIfWitness(node.modifiers, member)
        dropTestOverride(node.modifiers, member)
        let key = member.name
        if node.attributes.names.contains("NSManaged"), binding.accessorBlock == nil, isLayer {
            edits.insert(" { get { _managedValue(\"\(key)\") } set { setValue(newValue, forUndefinedKey: \"\(key)\") } }", at: binding.end)
        } else if node.attributes.names.contains("NSManaged"), binding.accessorBlock == nil {
            edits.insert(" { get { _objcCast(primitiveValue(forKey: \"\(key)\")) } set { willChangeValue(forKey: \"\(key)\"); setPrimitiveValue(newValue, forKey: \"\(key)\"); didChangeValue(forKey: \"\(key)\") } }", at: binding.end)
        } else if node.modifiers.names.contains("dynamic"), member.isExposed, !member.isStatic, currentType?.kind == .class,
                  currentType?.ancestry == .objectiveC, node.bindingSpecifier.tokenKind == .keyword(.var) {
            notifyObservers(binding, key)
        }
    }

    /// Layers hold values for any key, too, and animate them.
    private var isLayer: Bool {
        guard let type = currentType, let root = index.foreignSuperclass(of: type) else { return false }
        return root.hasSuffix("Layer") && !root.hasPrefix("NS")
    }

    /// `override var x: T { didSet {…} }`: the extension keeps the observers' bodies, as methods.
    private func moveObservers(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ member: Member) {
        guard case .accessors(let list) = binding.accessorBlock?.accessors, let block = binding.accessorBlock, let type = member.type else { return }
        edits.blank(node.start..<block.leftBrace.end)
        for accessor in list {
            let value = accessor.parameters?.name.text ?? (accessor.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue")
            let end = accessor.parameters?.end ?? accessor.accessorSpecifier.end
            edits.replace(accessor.start..<end, with: "func \(member.movedName)_\(accessor.accessorSpecifier.text)(_ \(value): \(type))")
        }
        edits.blank(block.rightBrace.range)
    }

    /// Key-value observing of a `dynamic` property: it tells of its changes itself.
    private func notifyObservers(_ binding: PatternBindingSyntax, _ key: String) {
        let will = "willChangeValue(forKey: \"\(key)\")", did = "didChangeValue(forKey: \"\(key)\")"
        guard let block = binding.accessorBlock else {
            edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.end)
            return
        }
        guard case .accessors(let list) = block.accessors else { return }
        func body(_ name: String) -> Int? { list.first { $0.accessorSpecifier.text == name }?.body?.leftBrace.end }
        if block.isComputed {
            if let start = body("set") { edits.insert(" \(will); defer { \(did) }; ", at: start) }
            return
        }
        if let start = body("willSet") { edits.insert(" \(will); ", at: start) } else { edits.insert(" willSet { \(will) } ", at: block.leftBrace.end) }
        if let start = body("didSet") { edits.insert(" defer { \(did) }; ", at: start) } else { edits.insert(" didSet { \(did) } ", at: block.leftBrace.end) }
    }

    // MARK: Protocols

    /// Optional requirements become requirements with a default that is never called: whoever calls asks for presence first.
    func rewrite(_ node: ProtocolDeclSyntax) {
        guard node.attributes.names.contains("objc") else { return }
        let inherited = node.inheritanceClause.names
        if let clause = node.inheritanceClause {
            if !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }), let first = clause.inheritedTypes.first {
                edits.insert("AnyObject, ", at: first.start)
            }
        } else {
            edits.insert(": AnyObject", at: node.name.end)
        }
        let access = node.modifiers.names.contains("public") ? "public " : ""
        var defaults: [String] = []
        for item in node.memberBlock.members {
            // An optional property is optional to whoever reads it: it is asked for by its key.
            if let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.names.contains("optional") {
                let isStatic = function.modifiers.names.contains("static") ? "static " : ""
                let member = Member(function: function)
                defaults.append("\(access)\(isStatic)func \(function.name.text)\(member.signature) \(member.absentBody)")
            } else if let variable = item.decl.as(VariableDeclSyntax.self), variable.modifiers.names.contains("optional"),
                      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription {
                edits.blank(variable.range)
                let plain = type.hasSuffix("!") ? String(type.dropLast()) + "?" : type
                defaults.append("\(access)var \(binding.pattern.trimmedDescription): Optional<\(plain)> { _optionalValue(of: self, \"\(binding.pattern.trimmedDescription)\") }")
            }
        }
        if !defaults.isEmpty { tail += "extension \(context.joined(separator: ".")) { \(defaults.joined(separator: "; ")) }\n" }
    }
}
