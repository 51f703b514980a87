import SwiftSyntax

/// The labels of a call, compared with those of a declaration.
struct CallLabels {
    let labels: [String?]
    private let trailing: Int

    init(_ node: FunctionCallExprSyntax) {
        labels = node.arguments.map { $0.label?.plain }
        trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    }

    var description: String { "(" + (labels.map { ($0 ?? "_") + ":" } + Array(repeating: "…", count: trailing)).joined() + ")" }

    /// Whether a call with these labels can mean the declaration. Properties may hold closures, which take anything.
    func fit(_ member: AppMember) -> Bool {
        if member.kind == .property { return true }
        var index = 0, required = 0
        let parameters = member.parameters
        for label in labels {
            if index > 0, parameters[index - 1].isVariadic, label == nil, index == parameters.count || parameters[index].label != nil { continue }
            while index < parameters.count, parameters[index].label != label {
                if !parameters[index].hasDefault, !parameters[index].isVariadic { required += 1 }
                index += 1
            }
            guard index < parameters.count, required == 0 else { return false }
            index += 1
        }
        let rest = parameters[min(index, parameters.count)...]
        return rest.count { !$0.hasDefault && !$0.isVariadic } <= trailing && trailing <= rest.count
    }
}
