import SwiftSyntax

/// What Objective-C finds at run time: members of an `AnyObject`, initialisers of a metatype.
extension Rewriter {
    // MARK: AnyObject

    /// `(x as AnyObject).doubleValue`, `sender.tag` where `sender` is an `AnyObject`.
    func rewriteAnyObjectMember(_ node: MemberAccessExprSyntax) {
        guard Self.anyObjectMembers.contains(node.declName.baseName.text), let base = node.base else { return }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        if isCastToAnyObject(object) {
            edits.insert("_AnyObject", at: object.start)
        } else if isDynamic(object) {
            edits.insert("_AnyObject(", at: object.start)
            edits.insert(")", at: object.end)
        }
    }

    /// Its members are looked up at run time.
    func isDynamic(_ object: ExprSyntax) -> Bool { isCastToAnyObject(object) || isBitCastToAnyObject(object) || isElementOfAnyObjects(object) || isAnyObject(object) || isKeyboardInfo(object) }

    /// `delete(kSecClassKey)` where the module's own `delete` takes an `AnyObject`: Core Foundation's constants are objects on iOS, values here.
    func boxConstants(_ node: FunctionCallExprSyntax) {
        let constants = node.arguments.enumerated().filter { $0.element.expression.as(DeclReferenceExprSyntax.self).map { Self.isConstant($0.baseName.text) } == true }
        guard !constants.isEmpty, let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
        let full = "\(name)(\(node.arguments.map { ($0.label?.identifierText ?? "_") + ":" }.joined()))"
        let methods = index.types.values.flatMap(\.members).filter { $0.fullName == full }
        for (place, argument) in constants where !methods.isEmpty && methods.allSatisfy({ isAnyObject($0.parameters[place].type) }) {
            edits.insert(" as AnyObject", at: argument.expression.end)
        }
    }

    /// `Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()`: the constant is a text here, which has no address of its own.
    func rewriteConstantAddress(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "toOpaque",
              let passed = member.base?.as(FunctionCallExprSyntax.self), let only = passed.arguments.first?.expression, passed.arguments.count == 1,
              ["Unmanaged.passUnretained", "Unmanaged.passRetained"].contains(passed.calledExpression.trimmedDescription), Self.isConstant(only.trimmedDescription) else { return }
        edits.replace(node.start..<only.start, with: "_cfAddress(of: ")
        edits.replace(only.end..<node.end, with: ")")
    }

    private static func isConstant(_ name: String) -> Bool { ["kSec", "kCG", "kCI", "kCT", "kCF", "kUTType"].contains(where: name.hasPrefix) }

    /// `unsafeBitCast(pointer, to: AnyObject.self)`
    private func isBitCastToAnyObject(_ node: ExprSyntax) -> Bool {
        guard let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "unsafeBitCast" else { return false }
        return call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
    }

    /// Whether `node` is a name that is declared `AnyObject`.
    func isAnyObject(_ node: ExprSyntax) -> Bool {
        if let member = node.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" { return isAnyObject(property(member.declName.baseName.identifierText)) }
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
        return isAnyObject(declaredType(of: name, at: node))
    }

    private func isAnyObject(_ type: String?) -> Bool {
        guard let type else { return false }
        return ["AnyObject", "AnyObject?", "AnyObject!"].contains(type)
    }

    /// `info[UIResponder.keyboardFrameEndUserInfoKey]`: a number or a rectangle, whatever type the dictionary's values are declared with.
    private func isKeyboardInfo(_ node: ExprSyntax) -> Bool {
        guard let arguments = node.as(SubscriptCallExprSyntax.self)?.arguments, arguments.count == 1 else { return false }
        let key = arguments.first!.expression.trimmedDescription
        return key.hasSuffix("UserInfoKey") && (key.hasPrefix("UIResponder.keyboard") || key.hasPrefix("UIKeyboard"))
    }

    /// `views.first`, where every property of that name in the module is a list of `AnyObject`.
    private func isElementOfAnyObjects(_ node: ExprSyntax) -> Bool {
        guard let member = node.as(MemberAccessExprSyntax.self), ["first", "last"].contains(member.declName.baseName.text), let list = member.base else { return false }
        let name = list.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText ?? list.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        let types = name.map { index.types(ofProperty: $0) } ?? []
        return types == ["[AnyObject]"]
    }

    private func isCastToAnyObject(_ node: ExprSyntax) -> Bool {
        guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first?.expression else { return false }
        guard let type = only.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription else { return false }
        return isAnyObject(type) && only.as(SequenceExprSyntax.self)!.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    }

    /// The members of `_AnyObject`.
    private static let anyObjectMembers: Set<String> = [
        "doubleValue", "floatValue", "integerValue", "intValue", "int32Value", "int64Value", "uintValue", "boolValue", "stringValue", "length", "count",
        "cgRectValue", "cgPointValue", "cgSizeValue", "rangeValue", "timeIntervalSinceNow", "absoluteString", "path", "localizedDescription", "userInfo",
        "value", "setValue", "object", "isKind", "isMember", "isEqual", "responds", "perform", "copy", "hash", "description", "tag", "frame", "bounds",
        "center", "superview", "subviews", "layer", "isHidden", "isEnabled", "isSelected", "isOn", "isFirstResponder", "date", "currentPage",
        "selectedSegmentIndex", "currentTitle", "titleLabel", "imageView", "contentOffset", "text", "title", "state", "location", "priority",
        "uiEdgeInsetsValue", "cgAffineTransformValue", "cgVectorValue", "uiOffsetValue", "image", "view", "numberOfTouches", "isUserInteractionEnabled", "backgroundColor",
        "alpha", "transform", "accessibilityIdentifier", "placeholder", "currentImage", "translation", "velocity", "scale", "rotation",
        "setTitle", "setTitleColor", "setImage", "setBackgroundImage", "setOn", "addTarget", "removeTarget", "sendActions", "becomeFirstResponder",
        "resignFirstResponder", "addSubview", "removeFromSuperview", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "titleForSegment", "convert",
    ]

    // MARK: Metatypes

    /// `type.init(…)`, `T.init(…)`, `T(…)`: Objective-C's initialisers are there in every subclass, Swift's only where they are `required`.
    func rewriteMetatypeInit(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { ($0.label?.identifierText ?? "_") + ":" }.joined()
        guard node.trailingClosure == nil else { return }
        guard Self.inherited.contains(labels) else { return rewriteFactory(node.calledExpression) }
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.text == "init", let base = called.base {
            guard let name = className(of: base), isClassWithoutRequired(name, "init(\(labels))") else { return }
            edits.insert("_", at: called.declName.start)
        } else if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text.first?.isUppercase == true {
            guard let name = className(of: ExprSyntax(called)), isClassWithoutRequired(name, "init(\(labels))") else { return }
            edits.insert("._init", at: called.end)
        }
    }

    /// `self.init(red:…)` and `Self(…)` in a class method of `extension UIColor`: what a subclass would make is the class's own here.
    private func rewriteFactory(_ called: ExprSyntax) {
        let metatype: ExprSyntax? = called.as(MemberAccessExprSyntax.self).flatMap { $0.declName.baseName.text == "init" ? $0.base : nil } ?? called
        guard let metatype, ["self", "Self"].contains(metatype.trimmedDescription), let extended = currentExtension?.extendedType.trimmedDescription,
            index.isForeignClass(extended), let method = metatype.classMethod, method.signature.returnClause?.type.trimmedDescription.contains("Self") != true
        else { return }
        edits.replace(metatype.range, with: extended)
    }

    private static let inherited: Set<String> = ["", "frame:", "style:reuseIdentifier:", "reuseIdentifier:", "frame:style:", "frame:collectionViewLayout:", "nibName:bundle:"]

    /// The class whose metatype `base` is, where it isn't spelled.
    private func className(of base: ExprSyntax) -> String? {
        let text = base.trimmedDescription
        if text == "Self" || text == "type(of: self)" || text == "self" && base.classMethod != nil { return classOfSelf }
        if let cast = base.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) { return metatype(cast.type.trimmedDescription, at: base) }
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.identifierText
            if let constraint = base.constraint(of: name) { return constraint }
            return (declaredType(of: name, at: base) ?? boundMember(name, at: base).flatMap { onlyType(ofProperties: $0) }).flatMap { metatype($0, at: base) }
        }
        if let member = base.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.identifierText
            if name == "self", let reference = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText { return base.constraint(of: reference) }
            if member.base?.trimmedDescription == "self" { return property(name).flatMap { metatype($0, at: base) } }
            return onlyType(ofProperties: name).flatMap { metatype($0, at: base) }
        }
        return nil
    }

    /// The class that is extended or declared; of a protocol, the one that conforming types derive from.
    private var classOfSelf: String? {
        if let constraint = currentExtension?.genericWhereClause.constraints(of: "Self").first { return constraint }
        guard let name = currentExtension?.extendedType.trimmedDescription ?? currentType?.name else { return nil }
        guard let type = index.resolve(name, in: context), type.kind == .protocol else { return name }
        return type.inherits.first { index.resolve($0, in: context).map { $0.kind == .class } ?? index.isForeignClass($0) }
    }

    private func metatype(_ type: String, at node: some SyntaxProtocol) -> String? {
        let plain = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()).trimmingParentheses : type
        guard plain.hasSuffix(".Type") else { return nil }
        let name = String(plain.dropLast(5)).trimmingParentheses
        return node.constraint(of: name) ?? name
    }

    private func isClassWithoutRequired(_ composition: String, _ initializer: String) -> Bool {
        composition.split(separator: "&").map { $0.filter { !$0.isWhitespace } }.contains { name in
            guard let type = index.resolve(name, in: context) else { return index.isForeignClass(name) || name == "NSObject" }
            guard type.kind == .class, type.ancestry == .objectiveC else { return false }
            let own = index.chain(of: type).flatMap(\.members).first { $0.kind == .initializer && $0.fullName == initializer }
            return own?.modifiers.contains("required") != true
        }
    }

    // MARK: Types of names

    func declaredType(of name: String, at node: some SyntaxProtocol) -> String? {
        switch DeclaredType.of(name, at: node) {
        case .written(let type): type
        case .inferred: nil
        case .unknown: property(name)
        }
    }

    /// `kind` in `if let some = item.kind` and in `guard let some = item.kind`, for the name `some`.
    private func boundMember(_ name: String, at node: some SyntaxProtocol) -> String? {
        func bound(_ conditions: ConditionElementListSyntax) -> String? {
            conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
                .first { $0.pattern.trimmedDescription == name }?.initializer?.value.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
        }
        var parent = node.parent
        while let some = parent {
            if let found = some.as(IfExprSyntax.self).flatMap({ bound($0.conditions) }) { return found }
            if let list = some.as(CodeBlockItemListSyntax.self), let found = list.lazy.compactMap({ $0.item.as(GuardStmtSyntax.self) }).compactMap({ bound($0.conditions) }).first { return found }
            parent = some.parent
        }
        return nil
    }

    /// The type that all of the module's properties of a name have.
    private func onlyType(ofProperties name: String) -> String? {
        let found = Set(index.types.values.flatMap(\.members).filter { $0.kind == .property && $0.name == name }.map { $0.type ?? "" })
        return found.count == 1 ? found.first : nil
    }

    private func property(_ name: String) -> String? {
        types.reversed().lazy.compactMap { $0 }.flatMap { self.index.chain(of: $0) }.flatMap(\.members).first { $0.kind == .property && $0.name == name }?.type
    }
}

private extension ExprSyntax {
    /// The class or static method that it stands in.
    var classMethod: FunctionDeclSyntax? {
        var parent = parent
        while let some = parent, !some.is(InitializerDeclSyntax.self) {
            if let function = some.as(FunctionDeclSyntax.self) { return function.modifiers.names.isDisjoint(with: ["class", "static"]) ? nil : function }
            parent = some.parent
        }
        return nil
    }
}

private extension String {
    var trimmingParentheses: String { hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()) : self }
}
