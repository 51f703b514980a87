import SwiftSyntax

/// Views of SwiftUI in an app of UIKit. They aren't drawn here: of each the stored properties and initialisers stay, so that
/// UIKit code can make one and hand it to a hosting controller, which shows a placeholder.
extension Rewriter {
    /// Whether the file's SwiftUI is to be reduced.
    var reducesSwiftUI: Bool { index.files[number].imports.contains("SwiftUI") }

    /// Types that only views use.
    private static let viewParts: Set<String> = [
        "ViewModifier", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle",
        "GroupBoxStyle", "ListStyle", "Layout", "PreferenceKey", "EnvironmentKey", "FocusedValueKey", "AnimatableModifier", "GeometryEffect", "Widget", "WidgetBundle",
        "PreviewProvider", "Commands", "ToolbarContent", "Gesture", "TimelineProvider", "Scene",
    ]

    /// What wraps a view or controller of UIKit for SwiftUI. UIKit code may keep one: it stays with what it stores, as a view of no kind.
    private static let representables: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]


    private static let swiftUITypes: Set<String> = viewParts.union(representables).union([
        "View", "Color", "Font", "Text", "Image", "Binding", "EnvironmentValues", "Animation", "AnyTransition", "LinearGradient", "ShapeStyle", "Path", "Button", "List",
        "Alignment", "HorizontalAlignment", "VerticalAlignment", "EdgeInsets", "Edge", "Angle", "Gradient", "FocusedValues", "TransactionKey", "LocalizedStringKey",
        "VStack", "HStack", "ZStack", "ForEach", "NavigationLink", "TextField", "Toggle", "GeometryProxy", "Optional where Wrapped == View",
    ])

    /// What a view's stored property is wrapped in without being handed over.
    private static let ownWrappers: Set<String> = [
        "Environment", "EnvironmentObject", "FocusState", "Namespace", "GestureState", "AppStorage", "SceneStorage", "FetchRequest", "SectionedFetchRequest",
        "Query", "ScaledMetric", "UIApplicationDelegateAdaptor", "AccessibilityFocusState", "FocusedBinding", "FocusedValue",
    ]

    // MARK: Types

    /// - Returns: whether nothing is left of the type.
    func reduceSwiftUI(_ node: StructDeclSyntax) -> Bool {
        guard reducesSwiftUI else { return false }
        let inherited = node.inheritanceClause.names.map { $0.hasPrefix("SwiftUI.") ? String($0.dropFirst(8)) : $0 }
        if inherited.contains("App") {
            report(.error, at: node.start, "\(node.name.text) is an app of SwiftUI's life cycle, which isn't supported", hint: "an app delegate of UIKit marked @main is")
            return true
        }
        if let part = inherited.first(where: Self.viewParts.contains), !inherited.contains("View") {
            edits.blank(node.range)
            report(.warning, at: node.start, "\(part) needs SwiftUI; \(node.name.text) is left out")
            return true
        }
        if let place = inherited.firstIndex(where: Self.representables.contains), let wrapping = node.inheritanceClause?.inheritedTypes.map({ $0 })[place] {
            reduceRepresentable(node, wrapping.type)
            return false
        }
        guard inherited.contains("View") else { return false }
        let keepsOthers = inherited.contains { !Self.swiftUITypes.contains($0) }
        reduce(node.memberBlock.members, initializers: node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }, keepsOthers: keepsOthers)
        report(.warning, at: node.start, "views of SwiftUI aren't drawn here: \(node.name.text) is a placeholder where a hosting controller shows it")
        return false
    }

    private func reduceRepresentable(_ node: StructDeclSyntax, _ wrapping: TypeSyntax) {
        edits.replace(wrapping.range, with: "View")
        edits.insert(" public var body: some View { EmptyView() } ", at: node.memberBlock.rightBrace.start)
        for item in node.memberBlock.members where item.decl.is(ClassDeclSyntax.self) || item.decl.is(TypeAliasDeclSyntax.self) { edits.blank(item.decl.range) }
        reduce(node.memberBlock.members, initializers: node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }, keepsOthers: false)
        report(.warning, at: node.start, "views of SwiftUI aren't drawn here: \(node.name.text) shows nothing")
    }

    func reduceSwiftUI(_ node: ExtensionDeclSyntax) -> Bool {
        guard reducesSwiftUI else { return false }
        let name = node.extendedType.trimmedDescription
        if index.resolve(name, in: path) == nil, Self.swiftUITypes.contains(name) || name.hasPrefix("SwiftUI.") {
            edits.blank(node.range)
            report(.warning, at: node.start, "\(name) needs SwiftUI; its extension is left out")
            return true
        }
        if let type = index.resolve(name, in: path), type.conformances.contains(where: { $0 == "View" || Self.representables.contains($0) }) {
            reduce(node.memberBlock.members, initializers: [], keepsOthers: !node.inheritanceClause.names.isEmpty)
        }
        return false
    }

    /// A function that makes a view, of whatever type.
    func reduceSwiftUI(_ node: FunctionDeclSyntax) -> Bool {
        guard reducesSwiftUI, let body = node.body, isView(node.signature.returnClause?.type) else { return false }
        edits.replace(body.range, with: "{ EmptyView() }")
        return true
    }

    func reduceSwiftUI(_ node: VariableDeclSyntax) -> Bool {
        guard reducesSwiftUI, let binding = node.bindings.first, let block = binding.accessorBlock, block.isComputed, isView(binding.typeAnnotation?.type) else { return false }
        edits.replace(block.range, with: "{ EmptyView() }")
        return true
    }

    private func isView(_ type: TypeSyntax?) -> Bool { ["some View", "some SwiftUI.View"].contains(type?.trimmedDescription) }

    // MARK: Members

    private func reduce(_ members: MemberBlockItemListSyntax, initializers: [InitializerDeclSyntax], keepsOthers: Bool) {
        for item in members {
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                let makesView = function.signature.returnClause?.type.trimmedDescription.contains("some ") == true
                let isUsed = Self.mention(function.name.text, initializers)
                if makesView || !keepsOthers && !isUsed && function.name.tokenKind.isIdentifier { edits.blank(function.range) }
            } else if let variable = item.decl.as(VariableDeclSyntax.self) {
                reduce(variable, initializers, keepsOthers)
            } else if let type = item.decl.as(StructDeclSyntax.self), type.inheritanceClause.names.contains(where: Self.swiftUITypes.contains), !type.inheritanceClause.names.contains("View") {
                edits.blank(type.range)
            }
        }
    }

    private static func mention(_ name: String, _ initializers: [InitializerDeclSyntax]) -> Bool {
        initializers.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == name || $0.text == "_" + name } }
    }

    private func reduce(_ variable: VariableDeclSyntax, _ initializers: [InitializerDeclSyntax], _ keepsOthers: Bool) {
        guard let binding = variable.bindings.first, variable.bindings.count == 1 else { return }
        let name = binding.pattern.trimmedDescription, type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        if let block = binding.accessorBlock, block.isComputed {
            if name == "body" { edits.replace(block.range, with: "{ EmptyView() }") } else if !keepsOthers || type.contains("some ") { edits.blank(variable.range) }
            return
        }
        guard !Self.mention(name, initializers) else { return }
        let isOwn = !variable.attributes.names.map { String($0.prefix { $0 != "(" }) }.filter(Self.ownWrappers.contains).isEmpty
        let isHidden = variable.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil || variable.modifiers.names.contains("private") && (binding.initializer != nil || type.hasSuffix("?") || !variable.attributes.names.isDisjoint(with: ["StateObject", "State"]))
        if isOwn || isHidden || variable.modifiers.names.contains("static") && !keepsOthers && binding.initializer != nil { edits.blank(variable.range) }
    }

    // MARK: In UIKit's code

    /// `UIHostingConfiguration { … }`: the views in its closure aren't drawn.
    func reduceHostingConfiguration(_ node: FunctionCallExprSyntax) -> Bool {
        guard node.calledExpression.trimmedDescription == "UIHostingConfiguration", let closure = node.trailingClosure else { return false }
        edits.replace(closure.range, with: "{ EmptyView() }")
        report(.warning, at: node.start, "views of SwiftUI aren't drawn here: the cell shows a placeholder")
        return true
    }
}

private extension TokenKind {
    var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}
