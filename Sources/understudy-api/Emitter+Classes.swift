import Foundation

/// Classes: whole ones, and what is missing of those written by hand.
extension Emitter {
    func classBody(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        let parent = superclassName(type.type)
        let ancestors = table.ancestors(type.type)
        var body: [(String, String)] = [], seen: Set<String> = []
        let isObject = parent == "ObjCObject", isResponder = parent == "UIResponder"
        let free = generics(type.text)
        var properties: [String: Spelling.Property] = [:]
        for member in members where member.kind == .property && !isSkipped(type.type, member.symbol) && resolves(member.text, in: type.type, generics: free) && !isInherited(member, ancestors) && !isHandWritten(member, [type.type]) {
            if let property = Spelling.property(member.text), !property.isStatic { properties[property.name] = property }
        }
        let given = Set(members.filter { $0.kind == .`init` }.flatMap { assignments($0, to: properties) }.map(\.property.name))
        for member in members where !isSkipped(type.type, member.symbol) && resolves(member.text, in: type.type, generics: free.union(generics(member.text))) {
            if let text = madeSettable(member, ancestors) { body.append((text, key(member))); continue }
            if isInherited(member, ancestors) || isHandWritten(member, [type.type]) || ["hash", "description", "init()", "debugDescription", "init(coder:)", "encode(with:)", "copy(with:)", "isEqual(_:)", "superclass", "class()"].contains(member.symbol) { continue }
            guard seen.insert(Signature.spelling(member)).inserted else { continue }
            switch member.kind {
            case .property:
                guard let property = Spelling.property(member.text) else { continue }
                let isStored = !property.isStatic && !property.isSettable && given.contains(property.name)
                body.append((isStored ? storedReadOnly(property, member) : accessor(property, member, prefix: "open", isClass: true), key(member)))
            case .method: if let text = function(member, prefix: "open") { body.append((text, key(member))) }
            case .`init`:
                let text = Spelling.plain(member.text), keeps = assignments(member, to: properties).map { "; " + $0.text }.joined()
                if isObject || isResponder && !text.contains("convenience") { body.append(("public \(text) { _named(\"\(type.type).\(member.symbol)\"); super.init()\(keeps) }", key(member))) }
                else if ancestors.contains("UIView") { body.append(("public convenience \(text) { _named(\"\(type.type).\(member.symbol)\"); self.init(frame: .zero)\(keeps) }", key(member))) }
                else if ancestors.contains("UIViewController") { body.append(("public convenience \(text) { _named(\"\(type.type).\(member.symbol)\"); self.init(nibName: nil, bundle: nil)\(keeps) }", key(member))) }
                else { body.append(("public convenience \(text) { _named(\"\(type.type).\(member.symbol)\"); self.init()\(keeps) }", key(member))) }
            default: continue
            }
        }
        body += protocolMembers(type, seen: &seen)
        let isCoded = isObject && type.conforms.contains("NSCoding") && !hand.declares(type.type, "init(coder:)")
        if isCoded {
            body.append(("public required init?(coder: NSCoder) { _named(\"\(type.type).init(coder:)\"); super.init() }", "\(type.type)\tinit(coder:)"))
            body.append(("open func encode(with coder: NSCoder) { _named(\"\(type.type).encode(with:)\") }", "\(type.type)\tencode(with:)"))
        }
        let main = type.text.contains("@MainActor") || ancestors.contains("UIResponder") ? "@preconcurrency @MainActor " : ""
        // The main actor's `init()` doesn't override Objective-C's.
        let startsInit = isObject && !main.isEmpty
        if isObject || isResponder && body.contains(where: { $0.0.hasPrefix("public init(") }) { body.append(("public \(startsInit ? "" : "override ")init() { super.init() }", "\(type.type)\tinit()")) }
        let copies = body.contains { $0.1 == "\(type.type)\tcopy(with:)" }
        let protocols = adopted(by: type, ancestors) + (copies ? ["NSCopying"] : []) + (isCoded ? ["NSCoding"] : [])
        var header = Spelling.plain(type.text).replacingOccurrences(of: "nonisolated ", with: "")
        if let colon = header.range(of: ": "), !header.contains("<") { header = String(header[..<colon.lowerBound]) }
        let (name, clause) = splitGenericHeader(header)
        let conformances = protocols.map { main.isEmpty || table.types[$0]?.text.contains("@MainActor") == true ? $0 : "@preconcurrency \($0)" }
        return ("\(main)open \(name): \(([startsInit ? "_MainActorObject" : parent] + conformances).joined(separator: ", "))\(clause)", body)
    }

    func splitGenericHeader(_ header: String) -> (String, String) {
        let clause = header.range(of: " where ").map { String(header[$0.lowerBound...]) } ?? ""
        return (header.replacingOccurrences(of: clause, with: ""), clause)
    }

    func superclassName(_ type: String) -> String {
        guard let parent = table.superclass[type], parent != "NSObject", exists(parent) else { return "ObjCObject" }
        return parent
    }

    func inheritedConformance(_ name: String, _ ancestors: [String]) -> Bool { ancestors.contains { table.types[$0]?.conforms.contains(name) == true } }

    /// A stub can conform where each requirement has a default, or is declared on the class under the same name.
    func canConform(_ type: String, to name: String) -> Bool {
        if isSkipped(type, ":\(name)") { return false }
        for parent in table.types[name]?.inherits ?? [] where table.types[parent] != nil && !canConform(type, to: parent) { return false }
        return (table.members[name] ?? []).allSatisfy { !($0.isRequired && $0.kind == .`init`) && $0.kind != .associatedtype }
    }

    mutating func emitMissingMembers(of type: String) {
        let declaration = table.types[type]!
        guard declaration.kind == .class else { return emitMissingMembers(ofValue: declaration) }
        let family = [type] + table.ancestors(type)
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in table.members[type] ?? [] where !isSkipped(type, member.symbol) {
            guard !isHandWritten(member, family), resolves(member.text, in: type, generics: generics(declaration.text).union(generics(member.text))), seen.insert(Signature.spelling(member)).inserted else { continue }
            if ["hash", "description", "debugDescription", "init()", "init(coder:)", "encode(with:)", "copy(with:)", "isEqual(_:)", "init(frame:)"].contains(member.symbol) { continue }
            switch member.kind {
            case .property: if let property = Spelling.property(member.text) { body.append((accessor(property, member, prefix: "public", isClass: false, inExtension: true), key(member))) }
            case .method: if let text = function(member, prefix: "public") { body.append((text.replacingOccurrences(of: "public class func", with: "public static func"), key(member))) }
            case .`init`: if let text = addedInit(member, family) { body.append((text, key(member))) }
            default: continue
            }
        }
        emitExtension(type, body)
    }

    /// An initialiser that an extension can add: one that fails, and those of views and view controllers.
    private func addedInit(_ member: Declaration, _ family: [String]) -> String? {
        let text = Spelling.plain(member.text), what = "_named(\"\(member.type).\(member.symbol)\")"
        guard !member.text.contains(" async"), !member.symbol.hasPrefix("init(coder:") else { return nil }
        if DeclarationParts(member.text).isFailable { return "public convenience \(text) { \(what); return nil }" }
        // A class with its own designated initialisers doesn't inherit these.
        guard hand.members[member.type]?.keys.contains(where: { $0.hasPrefix("init(") && !$0.hasPrefix("init(coder") }) != true else { return nil }
        if family.contains("UIViewController") { return "public convenience \(text) { \(what); self.init(nibName: nil, bundle: nil) }" }
        return family.contains("UIView") ? "public convenience \(text) { \(what); self.init(frame: .zero) }" : nil
    }

    /// A property that a generated superclass has for reading: `title` of a mutable action.
    private func madeSettable(_ member: Declaration, _ ancestors: [String]) -> String? {
        guard member.kind == .property, let property = Spelling.property(member.text), property.isSettable, !property.isStatic, let value = defaultValue(property.type, in: member.type) else { return nil }
        for ancestor in ancestors where emittedTypes.contains(ancestor) {
            guard let inherited = table.members[ancestor]?.first(where: { $0.symbol == member.symbol }), let published = Spelling.property(inherited.text), !published.isSettable, !isHandWritten(inherited, [ancestor]) else { continue }
            let name = Spelling.escaped(property.name)
            return "private var _set_\(property.name): \(property.type) = \(value); open override var \(name): \(property.type) { get { _set_\(property.name) } set { _set_\(property.name) = newValue; _named(\"\(member.type).\(member.symbol)\") } }"
        }
        return nil
    }

    func overloads(_ member: Declaration) -> Int { (table.members[member.type] ?? []).filter { $0.symbol == member.symbol }.count }

    func isHandWritten(_ member: Declaration, _ family: [String]) -> Bool { family.contains { hand.declares($0, member, overloads: overloads(member)) } }

    func isInherited(_ member: Declaration, _ ancestors: [String]) -> Bool {
        ancestors.contains { ancestor in
            hand.declares(ancestor, member, overloads: member.kind == .`init` ? 2 : 1)
                || (emittedTypes.contains(ancestor) && table.members[ancestor]?.contains { $0.symbol == member.symbol && (member.kind != .`init` || Signature.agree($0.text, member.text)) } == true)
        }
    }

    /// Requirements of adopted protocols that the class's page doesn't repeat: `view` and `didMove(to:)` of interactions.
    private func protocolMembers(_ type: Declaration, seen: inout Set<String>) -> [(String, String)] {
        var body: [(String, String)] = []
        let ancestors = table.ancestors(type.type)
        for name in adopted(by: type, ancestors) {
            for member in table.members[name] ?? [] where member.isRequired && !isInherited(member, ancestors) && !isSkipped(type.type, member.symbol) && table.members[type.type]?.contains(where: { $0.symbol == member.symbol }) != true {
                guard resolves(member.text, in: name, generics: generics(member.text)), seen.insert(Signature.spelling(member)).inserted else { continue }
                var own = member
                own.type = type.type
                switch member.kind {
                case .property: if let property = Spelling.property(member.text) { body.append((accessor(property, own, prefix: "open", isClass: true), key(own))) }
                case .method: if let text = function(own, prefix: "open") { body.append((text, key(own))) }
                default: continue
                }
            }
        }
        if type.conforms.contains("NSCopying"), !([type.type] + ancestors).contains(where: { table.types[$0]?.conforms.contains("NSCopying") == true && $0 != type.type || hand.declares($0, "copy(with:)") }) {
            body.append(("open func copy(with zone: NSZone? = nil) -> Any { _named(\"\(type.type).copy(with:)\", self) }", "\(type.type)\tcopy(with:)"))
        }
        return body
    }

    func adopted(by type: Declaration, _ ancestors: [String]) -> [String] {
        type.conforms.filter { ($0.hasPrefix("UI") || $0.hasPrefix("NS")) && exists($0) && table.types[$0] != nil && !isSkipped(type.type, ":\($0)") && !inheritedConformance($0, ancestors) && !["NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying"].contains($0) && canConform(type.type, to: $0) }
    }

    mutating func emitExtension(_ type: String, _ body: [(String, String)]) {
        guard !body.isEmpty else { return }
        let file = String(type.split(separator: ".")[0]), framework = table.types[type]?.framework ?? "uikit"
        write("extension \(type) {", "\(type)\t\(type)", file: file, framework: framework)
        for (text, key) in body { write("    " + text, key, file: file, framework: framework) }
        write("}", "\(type)\t\(type)", file: file, framework: framework)
    }
}
