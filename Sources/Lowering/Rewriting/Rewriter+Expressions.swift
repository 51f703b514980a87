import SwiftSyntax

extension Rewriter {
    func rewriteMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": rewriteSelector(node)
        case "keyPath": rewriteKeyPath(node)
        case "Preview": dropPreview(node)
        case "colorLiteral":
            // The compiler knows it: it is whatever the context asks for, by default UIKit's.
            needsUIKit = true
            return .visitChildren
        case "imageLiteral":
            needsUIKit = true
            edits.replace(node.pound.start..<node.macroName.end, with: "UIImage")
            if let label = node.arguments.first?.label { edits.replace(label.range, with: "named") }
            edits.insert("!", at: node.end)
            return .visitChildren
        case "fileLiteral":
            edits.replace(node.pound.start..<node.macroName.end, with: "Bundle.main.url")
            if let label = node.arguments.first?.label { edits.replace(label.range, with: "forResource") }
            if let paren = node.rightParen { edits.insert(", withExtension: nil", at: paren.start) }
            edits.insert("!", at: node.end)
            return .visitChildren
        default: return .visitChildren
        }
        return .skipChildren
    }

    private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let reference = SelectorReference(node) else {
            return report(.error, at: node.start, "#selector of this expression can't be lowered", hint: "name the method: #selector(Type.method(_:))")
        }
        let (name, outcome) = SelectorResolver(index: index).selector(for: reference, in: context)
        statistics.selectors += 1
        if outcome != .derived { statistics.resolvedSelectors += 1 }
        if outcome == .ambiguous { statistics.ambiguousSelectors += 1 }
        if outcome == .ambiguous || outcome == .derived {
            let (line, column) = file.position(node.start)
            statistics.doubts.append("\(file.path):\(line):\(column): \(node.trimmedDescription) is taken for '\(name)', \(outcome == .ambiguous ? "one of several" : "by the rules of naming")")
        }
        let requirement = reference.labels.map { "\(reference.name)(\($0.map { ($0 ?? "_") + ":" }.joined()))" }.flatMap { index.optionalMethods.contains($0) ? $0 : nil }
        edits.replace(node.range, with: "Selector(\"\(name)\"\(requirement.map { ", \"\($0)\"" } ?? ""))")
    }

    /// The path as single names: an extension of `A.B` is two.
    var context: [String] { path.flatMap { $0.split(separator: ".").map(String.init) } }

    private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        var names = argument.expression.trimmedDescription.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" && $0 != "`" } }
        var isDeclared = false
        while names.count > 1, names[0].first?.isUppercase == true || index.resolve(names[0], in: context) != nil {
            isDeclared = index.resolve(names[0], in: context) != nil
            names.removeFirst()
        }
        if names.first == "self" { names.removeFirst() }
        // Apple's Booleans: `isHidden` is the key `hidden`.
        if !isDeclared || names.count > 1, let last = names.last, last.hasPrefix("is"), let first = last.dropFirst(2).first, first.isUppercase,
           !index.declaresProperty(last) {
            names[names.count - 1] = first.lowercased() + last.dropFirst(3)
        }
        edits.replace(node.range, with: "\"\(names.joined(separator: "."))\"")
    }

    // MARK: Calls

    func rewriteCall(_ node: FunctionCallExprSyntax) {
        if let name = calledName(node) { rewriteNamedCall(node, name.text, name.range) }
        if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) { rewriteOptionalCall(node, chained) }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "urls", node.arguments.first?.label?.text == "forResourcesWithExtension" {
            // corelibs gives NSURLs.
            edits.insert("_", at: member.declName.baseName.start)
        }
        if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) { rewriteForcedCall(node, forced) }
        rewriteImplicitInitializer(node)
        rewriteObserve(node)
        rewriteConstantAddress(node)
        rewriteSearchPath(node)
        rewriteSceneFile(node)
        rewriteMetatypeInit(node)
        boxConstants(node)
        rewriteClassDescription(node)
    }

    /// `type(of: object).description()`: the object may be anything.
    private func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description",
              let base = member.base?.as(FunctionCallExprSyntax.self), base.calledExpression.trimmedDescription == "type",
              base.arguments.first?.label?.text == "of" else { return }
        edits.insert("_description(ofType: ", at: base.start)
        edits.replace(base.end..<node.end, with: ")")
    }

    /// The function's name, or the type's: `Bundle.init(…)` is `Bundle(…)`.
    private func calledName(_ node: FunctionCallExprSyntax) -> (text: String, range: Range<Int>)? {
        let called = node.calledExpression
        if let name = called.as(DeclReferenceExprSyntax.self) { return (name.baseName.text, name.range) }
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
              let type = member.base?.as(DeclReferenceExprSyntax.self) else { return nil }
        return (type.baseName.text, type.start..<member.end)
    }

    private func rewriteNamedCall(_ node: FunctionCallExprSyntax, _ name: String, _ range: Range<Int>) {
        switch name {
        case "NSClassFromString": edits.replace(range, with: "_classNamed")
        case "NSSearchPathForDirectoriesInDomains": edits.insert("_", at: range.lowerBound)
        case "HTTPURLResponse" where node.arguments.isEmpty && node.trailingClosure == nil:
            edits.replace(node.range, with: "HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, headerFields: nil)!")
        case "URLResponse" where node.arguments.isEmpty && node.trailingClosure == nil:
            edits.replace(node.range, with: "URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)")
        case "NSStringFromClass": edits.replace(range, with: "_nameOfClass")
        case "URLCache": nameCacheFolder(node)
        case "NSManagedObject" where node.arguments.first?.label?.text == "entity": edits.replace(range, with: "NSManagedObject._object")
        case "ValueTransformer" where node.arguments.first?.label?.text == "forName": edits.replace(range, with: "ValueTransformer._registered")
        case "Bundle" where node.arguments.first?.label?.text == "for": edits.replace(range, with: "_bundle")
        case "Progress" where index.resolve(name, in: context) == nil:
            edits.replace(range, with: "_Progress")
            fillPlainInitializer(node, name)
        case "Timer" where node.arguments.isEmpty && node.trailingClosure == nil || node.arguments.contains { $0.label?.text == "target" }: edits.replace(range, with: "_timer")
        default: fillPlainInitializer(node, name)
        }
    }

    /// `URLCache(memoryCapacity:diskCapacity:directory:)`: corelibs has only the one with a path.
    private func nameCacheFolder(_ node: FunctionCallExprSyntax) {
        guard let folder = node.arguments.last, let label = folder.label, label.text == "directory" else { return fillPlainInitializer(node, "URLCache") }
        edits.replace(label.range, with: "diskPath")
        edits.insert("(", at: folder.expression.start)
        edits.insert(" as URL?)?.path", at: folder.expression.end)
    }

    /// `NSMutableAttributedString()`: on iOS every class of Foundation has NSObject's initialiser, in corelibs few.
    private func fillPlainInitializer(_ node: FunctionCallExprSyntax, _ name: String) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let paren = node.rightParen,
              let arguments = FoundationInitializers.arguments[name], index.resolve(name, in: context) == nil else { return }
        edits.insert(arguments, at: paren.start)
    }

    /// `var progress: Progress = .init()`, `progress = .init()`: the initialiser is that of the declared type.
    func rewriteImplicitInitializer(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.base == nil, called.declName.baseName.text == "init",
              let type = expectedType(of: node)?.filter({ $0 != "?" && $0 != "!" }), FoundationInitializers.arguments[type] != nil, index.resolve(type, in: context) == nil else { return }
        if type == "Progress" { edits.replace(called.range, with: "_Progress") }
        fillPlainInitializer(node, type)
    }

    /// The type that a declaration writes, or that a name which is assigned to was declared with.
    private func expectedType(of node: FunctionCallExprSyntax) -> String? {
        if let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.trimmedDescription }
        guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
        let assigned = elements[0].as(DeclReferenceExprSyntax.self) ?? elements[0].as(MemberAccessExprSyntax.self).flatMap { $0.base?.trimmedDescription == "self" ? $0.declName : nil }
        return assigned.flatMap { declaredType(of: $0.baseName.identifierText, at: node) }
    }

    /// `delegate?.foo?(x)` asks whether the delegate has the method: `_ifImplemented(delegate, "foo(_:)")?.foo(x)`.
    private func rewriteOptionalCall(_ node: FunctionCallExprSyntax, _ chained: OptionalChainingExprSyntax) {
        guard let member = chained.expression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        guard let name = optionalMethod(member.declName.baseName.identifierText, node) else { return }
        askPresence(of: name, base)
        edits.replace(chained.questionMark.range, with: "")
    }

    /// `delegate.foo!(x)`: what is there needs no question.
    private func rewriteForcedCall(_ node: FunctionCallExprSyntax, _ forced: ForceUnwrapExprSyntax) {
        guard let member = forced.expression.as(MemberAccessExprSyntax.self), optionalMethod(member.declName.baseName.identifierText, node) != nil else { return }
        edits.replace(forced.exclamationMark.range, with: "")
    }

    private func askPresence(of name: String, _ base: ExprSyntax) {
        let chained = base.as(OptionalChainingExprSyntax.self)
        // The method of an object without a type is that of the protocol which declares it.
        let owner = isAnyObject(chained?.expression ?? base) ? index.protocolDeclaring(name) : nil
        edits.insert((owner == nil ? "" : "(") + "_ifImplemented(", at: base.start)
        edits.replace((chained?.questionMark.start ?? base.end)..<base.end, with: ", \"\(name)\")" + (owner.map { " as? \($0))" } ?? "") + "?")
    }

    private func optionalMethod(_ base: String, _ node: FunctionCallExprSyntax) -> String? {
        let labels = node.arguments.map { ($0.label?.identifierText ?? "_") + ":" }
        if node.trailingClosure == nil {
            let full = "\(base)(\(labels.joined()))"
            return index.optionalMethods.contains(full) || FoundationProtocols.optionalMethods.contains(full) ? full : nil
        }
        let start = "\(base)(\(labels.joined())"
        return index.optionalMethods.first { $0.hasPrefix(start) } ?? FoundationProtocols.optionalMethods.first { $0.hasPrefix(start) }
    }

    /// `x.observe(\.a.b)`, `x.publisher(for: \.a.b)`: the key path's names go along.
    private func rewriteObserve(_ node: FunctionCallExprSyntax) {
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let first = node.arguments.first else { return }
        guard called?.baseName.text == "observe" && first.label == nil || called?.baseName.text == "publisher" && first.label?.text == "for" else { return }
        guard let keyPath = first.expression.as(KeyPathExprSyntax.self) else { return }
        let names = keyPath.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.identifierText }
        if !names.isEmpty { edits.insert(", \"\(names.joined(separator: "."))\"", at: first.expression.end) }
    }

    // MARK: Members

    /// `UIApplication.shared.delegate?.window` is doubly optional on iOS, because the requirement is.
    func rewriteMemberAccess(_ node: MemberAccessExprSyntax) {
        rewriteNumberText(node)
        guard node.declName.baseName.text == "window", let base = node.base else { return }
        let owner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        guard let owner = owner?.as(MemberAccessExprSyntax.self), owner.declName.baseName.text == "delegate",
              owner.base?.trimmedDescription.hasSuffix(".shared") == true, !isAssigned(node) else { return }
        edits.insert("_optional(", at: node.start)
        edits.insert(")", at: node.end)
    }

    /// `delegate?.window = w`, `delegate?.window? = w`, but not what a member of it is set to.
    func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        var syntax = Syntax(node)
        while let parent = syntax.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { syntax = parent }
        guard let elements = syntax.parent?.as(ExprListSyntax.self).map(Array.init), elements.count > 1 else { return false }
        return elements[1].is(AssignmentExprSyntax.self) && elements[0].id == syntax.id
    }

    /// `if let foo = delegate?.foo` asks for presence.
    func rewriteBinding(_ node: OptionalBindingConditionSyntax) {
        guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self), let base = member.base, let name = index.optionalMethod(member.declName),
              !index.declaresProperty(member.declName.baseName.identifierText) else { return }
        edits.insert("_ifImplemented(", at: base.start)
        if let chained = base.as(OptionalChainingExprSyntax.self) { edits.replace(chained.questionMark.range, with: ", \"\(name)\")?") } else { edits.insert(", \"\(name)\")?", at: base.end) }
    }

    /// `delegate?.foo != nil` asks for presence too.
    func rewriteComparison(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[2].is(NilLiteralExprSyntax.self), ["!=", "=="].contains(elements[1].trimmedDescription) else { return }
        guard let member = elements[0].as(MemberAccessExprSyntax.self), let base = member.base, let name = index.optionalMethod(member.declName) else { return }
        let chained = base.as(OptionalChainingExprSyntax.self)
        guard chained != nil || !index.declaresProperty(member.declName.baseName.identifierText) else { return }
        edits.insert("_ifImplemented(", at: base.start)
        edits.replace((chained?.questionMark.start ?? base.end)..<member.end, with: ", \"\(name)\")")
    }
}

extension ModuleIndex {
    /// The types that properties of a name are declared with, in types and extensions of the module.
    func types(ofProperty name: String) -> Set<String> {
        let members = files.lazy.flatMap(\.types).flatMap(\.members).filter { $0.kind == .property && $0.name == name }
        let foreign = foreignExtensions.lazy.flatMap(\.members).filter { $0.kind == .property && $0.name == name }
        return Set(members.map { $0.type ?? "" }).union(foreign.map { $0.type ?? "" })
    }

    func declaresProperty(_ name: String) -> Bool {
        files.contains { $0.types.contains { $0.members.contains { $0.kind == .property && $0.name == name } } }
    }

    /// The protocol of the module whose optional method it is.
    func protocolDeclaring(_ fullName: String) -> String? {
        files.lazy.flatMap(\.types).first { $0.kind == .protocol && $0.optionalMethods.contains(fullName) }?.fullName
    }

    /// The one optional method that a reference without a call can mean.
    func optionalMethod(_ reference: DeclReferenceExprSyntax) -> String? {
        let name = reference.baseName.identifierText
        let full = reference.argumentNames.map { name + $0.trimmedDescription }
        if full == nil, UIKitProtocols.alsoProperties.contains(name) { return nil }
        let found = optionalMethods.filter { full == nil ? $0.hasPrefix(name + "(") : $0 == full }
        return found.count == 1 ? found.first : nil
    }
}
