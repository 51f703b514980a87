import Foundation
import SwiftParser
import SwiftSyntax

/// Writes a client that subclasses every open class and overrides every open member of its body.
/// That it compiles shows that what an app may override can be overridden.
struct OverrideClient {
    private(set) var text = "import CloudKit\nimport LinkPresentation\nimport UIKit\nimport UniformTypeIdentifiers\n\n"
    private(set) var count = 0

    init(folder: URL) throws {
        let files = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        for file in files.sorted(by: { $0.path < $1.path }) {
            for statement in Parser.parse(source: try String(contentsOf: file, encoding: .utf8)).statements {
                if let node = statement.item.as(ClassDeclSyntax.self), node.modifiers.contains(where: { $0.name.text == "open" }), node.genericParameterClause == nil { add(node) }
            }
        }
    }

    private mutating func add(_ node: ClassDeclSyntax) {
        var members: [String] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), isOpen(function.modifiers) { members.append(override(function)) }
            if let variable = member.decl.as(VariableDeclSyntax.self), isOpen(variable.modifiers), let property = override(variable) { members.append(property) }
        }
        count += members.count
        text += "class Client_\(node.name.text): \(node.name.text) {\n" + members.map { "    \($0)\n" }.joined() + "}\n\n"
    }

    private func isOpen(_ modifiers: DeclModifierListSyntax) -> Bool { modifiers.contains { $0.name.text == "open" } }

    private func kept(_ modifiers: DeclModifierListSyntax) -> String { modifiers.contains { $0.name.text == "class" } ? "class " : "" }

    private func override(_ function: FunctionDeclSyntax) -> String {
        let parameters = function.signature.parameterClause.parameters
        let call = parameters.map { parameter in
            let label = parameter.firstName.text, name = (parameter.secondName ?? parameter.firstName).text
            let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
            return (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + name
        }.joined(separator: ", ")
        let signature = parameters.map { "\($0.firstName.text)\($0.secondName.map { " " + $0.text } ?? ""): \($0.type.trimmedDescription)\($0.ellipsis == nil ? "" : "...")" }.joined(separator: ", ")
        let effects = function.signature.effectSpecifiers?.trimmedDescription ?? ""
        let result = function.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
        let generics = function.genericParameterClause?.trimmedDescription ?? "", clause = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        let attempt = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
        let isolation = function.modifiers.contains { $0.name.text == "nonisolated" } ? "nonisolated " : ""
        return "override \(isolation)\(kept(function.modifiers))func \(function.name.text)\(generics)(\(signature)) \(effects)\(result)\(clause) { \(attempt)super.\(function.name.text)(\(call)) }"
    }

    private func override(_ variable: VariableDeclSyntax) -> String? {
        guard let binding = variable.bindings.first, let type = binding.typeAnnotation else { return nil }
        let name = binding.pattern.trimmedDescription
        let isLimited = variable.modifiers.contains { $0.detail?.detail.text == "set" }
        var isReadOnly = isLimited
        if let accessors = binding.accessorBlock?.accessors {
            switch accessors {
            case .getter: isReadOnly = true
            case .accessors(let list): isReadOnly = isReadOnly || !list.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
            @unknown default: isReadOnly = true
            }
        }
        let isolation = variable.modifiers.contains { $0.name.text == "nonisolated" && $0.detail == nil } ? "nonisolated " : ""
        return "override \(isolation)\(kept(variable.modifiers))var \(name)\(type.trimmedDescription) { get { super.\(name) }" + (isReadOnly ? " }" : " set { super.\(name) = newValue } }")
    }
}
