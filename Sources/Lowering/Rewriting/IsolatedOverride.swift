/// An override, by a class of the main actor, of a method that is nobody's: the method itself becomes one of the class's own,
/// and a nonisolated override calls it where it is called.
struct IsolatedOverride {
    let member: Member
    let type: TypeDeclaration

    private var name: String { GlueWriter.spelled(member.name) }
    private var moved: String { member.movedName }

    private var modifiers: String {
        var kept = member.modifiers.intersection(["public", "open", "class", "static", "final"])
        if type.isOpen, !kept.contains("final"), kept.remove("public") != nil { kept.insert("open") }
        return (kept.sorted() + ["nonisolated", "override"]).joined(separator: " ")
    }

    var text: String? {
        member.kind == .property ? property : method
    }

    private var property: String? {
        guard let type = member.type else { return nil }
        let setter = member.isSettable ? " set { nonisolated(unsafe) let value = newValue; _onMain { \(moved) = value } }" : ""
        return "\(modifiers) var \(name): \(type) { get { _onMain { \(moved) } }\(setter) }"
    }

    private var method: String {
        let parameters = member.parameters.enumerated().map { number, parameter in
            (label: parameter.label, name: parameter.name == "_" ? "argument\(number)" : parameter.name, type: parameter.type)
        }
        let isNamed = !member.parameters.contains { $0.name == "_" }
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        let signature = isNamed ? member.signature
            : "(\(parameters.map { "\($0.label ?? "_") \($0.name): \($0.type)" }.joined(separator: ", ")))\(effects)\(member.type.map { " -> \($0)" } ?? "")"
        let arguments = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let attempt = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        if member.isAsync { return "\(modifiers) func \(name)\(signature) { \(attempt)\(moved)(\(arguments)) }" }
        let unchecked = parameters.map { "nonisolated(unsafe) let \($0.name) = \($0.name); " }.joined()
        return "\(modifiers) func \(name)\(signature) { \(unchecked)return \(attempt)_onMain { \(attempt)\(moved)(\(arguments)) } }"
    }
}
