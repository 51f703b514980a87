import Foundation

/// Writes what a class gets on its closing brace's line: its glue, overrides that stood in extensions, borrowed methods.
struct GlueWriter {
    static let movedPrefix = "_override_"

    let type: TypeDeclaration
    let index: ModuleIndex

    func text() -> String {
        var parts = type.members.compactMap { member -> String? in
            member.isIsolatedOverride ? IsolatedOverride(member: member, type: type).text : member.isMoved ? forward(member) : nil
        }
        if lacksCoderInitializer { parts.append("\(access == "open " ? "public " : access)required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }") }
        parts += type.borrowed.map { "\(access)func \(spelled($0.name))\($0.signature) \($0.absentBody)" }
        if let glue = glue() { parts.append(glue) }
        return parts.joined(separator: "; ")
    }

    /// Recognisers aren't coded objects on iOS, so nothing requires `init(coder:)` of a subclass; here nibs make them by it.
    private var lacksCoderInitializer: Bool {
        guard index.foreignSuperclass(of: type)?.hasSuffix("GestureRecognizer") == true else { return false }
        let initializers = type.members.filter { $0.kind == .initializer }
        return initializers.contains { !$0.modifiers.contains("convenience") && !$0.isInExtension } && !initializers.contains { $0.fullName == "init(coder:)" }
    }

    private var access: String { type.isOpen ? "open " : type.isPublic ? "public " : "" }

    /// `override func viewDidLoad() { _override_viewDidLoad() }`
    private func forward(_ member: Member) -> String? {
        var kept = member.modifiers.intersection(["public", "open", "class", "static", "nonisolated"]).sorted()
        // What Objective-C reaches can be overridden outside its module, `open` or not.
        if type.isOpen, let place = kept.firstIndex(of: "public") { kept[place] = "open" }
        let modifiers = (kept + (member.isHoisted && !member.isOverride ? [] : ["override"])).map { $0 + " " }.joined()
        let name = spelled(member.name), moved = member.movedName
        switch member.kind {
        case .initializer: return nil
        case .property:
            guard let type = member.type else { return nil }
            if !member.observers.isEmpty {
                let observers = member.observers.map { "\($0) { \(moved)_\($0)(\($0 == "willSet" ? "newValue" : "oldValue")) }" }
                return "\(modifiers)var \(name): \(type) { \(observers.joined(separator: " ")) }"
            }
            return "\(modifiers)var \(name): \(type) { get { \(moved) }\(member.isSettable ? " set { \(moved) = newValue }" : "") }"
        case .method:
            guard !member.parameters.contains(where: { $0.name == "_" }) else { return forwardUnnamed(member, modifiers) }
            let arguments = member.parameters.map { ($0.label.map { "\($0): " } ?? "") + ($0.isInout ? "&" : "") + spelled($0.name) }.joined(separator: ", ")
            let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
            return "\(modifiers)func \(name)\(member.signature) { \(effects)\(moved)(\(arguments)) }"
        }
    }

    /// `func tableView(_: UITableView, heightForRowAt indexPath: IndexPath)`: what has no name gets one to be passed on by.
    private func forwardUnnamed(_ member: Member, _ modifiers: String) -> String {
        let parameters = member.parameters.enumerated().map { number, parameter in
            "\(parameter.label ?? "_") argument\(number): \(parameter.type)"
        }.joined(separator: ", ")
        let arguments = member.parameters.enumerated().map { ($1.label.map { "\($0): " } ?? "") + ($1.isInout ? "&" : "") + "argument\($0)" }.joined(separator: ", ")
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        let attempt = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        return "\(modifiers)func \(spelled(member.name))(\(parameters))\(effects)\(member.type.map { " -> \($0)" } ?? "") { \(attempt)\(member.movedName)(\(arguments)) }"
    }

    // MARK: Glue

    private func glue() -> String? {
        switch type.ancestry {
        case .objectiveC:
            let lines = entries()
            return lines.isEmpty ? nil : "\(access)nonisolated override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); \(lines.joined(separator: "; ")) }"
        case .foreign, .none:
            guard index.chain(of: type).last!.startsGlue else { return nil }
            let head = type.startsGlue ? "class func" : "override class func"
            let start = type.startsGlue ? "" : "super._glue(&glue); "
            return "\(access)nonisolated \(head) _glue(_ glue: inout ObjCGlue) { \(start)\(entries().joined(separator: "; ")) }"
        }
    }

    private func entries() -> [String] {
        var lines: [String] = []
        let names = type.members.filter { $0.kind != .initializer && !$0.isPrivate && !$0.isStatic }.map(\.fullName)
        if !names.isEmpty { lines.append("glue.implements(\(unique(names).map { "\"\($0)\"" }.joined(separator: ", ")))") }
        lines += Self.members(type.members, of: type.name + type.genericArguments, selectorNames: index.selectorNames)
        lines += optionalProperties()
        lines += type.members.filter(\.overridesExtension).compactMap {
            Self.action($0, type.name + type.genericArguments, as: ExtensionOverrides.key($0), method: Self.movedPrefix + $0.name)
        }
        if makesPlainInstances { lines.append("glue.creates { \(type.name)() }") }
        return lines
    }

    /// The module's protocols ask for their optional properties by key.
    private func optionalProperties() -> [String] {
        let optional = index.optionalProperties
        guard !optional.isEmpty else { return [] }
        return type.members.filter { $0.kind == .property && !$0.isStatic && !$0.isPrivate && !$0.isExposed && optional.contains($0.name) }.map { Self.property($0, type.name + type.genericArguments) }
    }

    private func unique(_ names: [String]) -> [String] {
        var seen = Set<String>()
        return names.filter { seen.insert($0).inserted }
    }

    /// Entries for what can be sent, read and set by name.
    static func members(_ members: [Member], of name: String, selectorNames: Set<String>) -> [String] {
        var seen = Set<String>()
        return members.compactMap { member in
            guard !member.isStatic, !member.isGeneric else { return nil }
            switch member.kind {
            case .initializer: return nil
            case .property: return member.isExposed ? property(member, name) : nil
            case .method:
                guard member.isExposed || (selectorNames.contains(member.name) && !member.isPrivate) || (member.isOverride && editing.contains(member.fullName)) else { return nil }
                guard seen.insert(ObjectiveCNaming.selector(of: member)).inserted else { return nil }
                return action(member, name)
            }
        }
    }

    /// What UIKit's menus send by name.
    private static let editing: Set<String> = ["cut(_:)", "copy(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)"]

    private static func property(_ member: Member, _ name: String) -> String {
        let reference = "($0 as! \(name)).\(spelled(member.name))"
        let setter = member.isSettable ? ", set: { \(reference) = _objcCast($1) }" : ""
        // Said with its type, a property isn't taken for the optional one of a protocol that has its name.
        let type = member.type.flatMap { $0.wholeMatch(of: /[A-Z][A-Za-z0-9_.]*/) == nil ? nil : " as \($0)" } ?? ""
        return "glue.property(\"\(member.objcName ?? member.name)\", get: { \(reference)\(type) }\(setter))"
    }

    private static func action(_ member: Member, _ name: String, as given: String? = nil, method: String? = nil) -> String? {
        guard !member.parameters.contains(where: { $0.isInout || $0.isVariadic }) else { return nil }
        let arguments = member.parameters.enumerated().map { number, parameter in
            "\(parameter.label.map { "\($0): " } ?? "")_objcCast($1[\(number)])\(cast(parameter.type))"
        }.joined(separator: ", ")
        let moved = method ?? (member.isMoved && !member.isHoisted ? member.movedName : spelled(member.name))
        var call = "($0 as! \(name)).\(moved)(\(arguments))"
        let selector = given ?? ObjectiveCNaming.selector(of: member)
        if member.isAsync {
            call = "\(member.isThrowing ? "try? " : "")await (object as! \(name)).\(moved)(\(arguments.replacingOccurrences(of: "$1[", with: "arguments[")))"
            return "glue.action(\"\(selector)\") { object, arguments in Task { _ = \(call) }; return nil }"
        }
        if member.isThrowing { call = "try? \(call)" }
        let unused = member.parameters.isEmpty ? "_ = $1; " : ""
        return member.type == nil
            ? "glue.action(\"\(selector)\") { \(unused)\(member.isThrowing ? "_ = " : "")\(call); return nil }"
            : "glue.action(\"\(selector)\") { \(unused)return \(call) }"
    }

    private static func cast(_ type: String) -> String {
        if type.hasPrefix("some ") || type == "Self" { return "" }
        return " as " + (type.contains("->") && !type.hasPrefix("(") ? "(\(type))" : type)
    }

    func spelled(_ name: String) -> String { Self.spelled(name) }

    /// What can name a parameter as it is, and is no expression.
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let", "operator", "precedencegroup", "private",
        "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
        "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "as", "is", "self", "super", "try", "throws",
    ]
    static func spelled(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    // MARK: Making

    /// Whether `Type()` compiles.
    private var makesPlainInstances: Bool {
        guard type.ancestry == .objectiveC, !type.isGeneric else { return false }
        let chain = index.chain(of: type)
        guard let root = index.foreignSuperclass(of: type), let needed = Self.roots[root] else { return false }
        for some in chain {
            let initializers = some.members.filter { $0.kind == .initializer }
            if initializers.contains(where: { $0.parameters.isEmpty && $0.attributes.contains("unavailable") }) { return false }
            if initializers.contains(where: { $0.parameters.isEmpty && !$0.isFailable && !$0.isThrowing && !$0.isAsync && !$0.isPrivate }) { return true }
            let designated = initializers.filter { !$0.modifiers.contains("convenience") && !$0.isInExtension }.map(\.fullName)
            // Convenience initialisers are inherited where all designated ones are there.
            if !designated.isEmpty, needed.isEmpty || !needed.isSubset(of: designated) { return false }
            if some.members.contains(where: { $0.kind == .property && !$0.isStatic && !$0.hasInitialValue && !($0.type?.hasSuffix("?") ?? true) && !($0.type?.hasSuffix("!") ?? true) && !$0.isInExtension && $0.attributes.isDisjoint(with: ["NSManaged"]) && designated.isEmpty }) { return false }
        }
        return true
    }

    /// Superclasses with `init()`: designated, or convenience beside the designated ones named.
    private static let roots: [String: Set<String>] = [
        "NSObject": [], "ObjCObject": [], "UIResponder": [], "UIApplication": [], "UIPercentDrivenInteractiveTransition": [], "UIDynamicBehavior": [], "UIActivity": [],
        "NSLayoutManager": [], "CLLocationManager": [], "CALayer": [], "CAShapeLayer": [], "CAGradientLayer": [], "CATextLayer": [],
        "CAEmitterLayer": [], "CAReplicatorLayer": [], "CATiledLayer": [], "CAScrollLayer": [], "CATransformLayer": [],
        "UIView": ["init(frame:)", "init(coder:)"], "UINavigationBar": ["init(frame:)", "init(coder:)"], "UIToolbar": ["init(frame:)", "init(coder:)"],
        "UITabBar": ["init(frame:)", "init(coder:)"], "UIWindow": ["init(frame:)", "init(coder:)"], "UIButton": ["init(frame:)", "init(coder:)"],
    ]
}
