import Foundation

/// Writes Swift for the declarations that nobody has written by hand.
///
/// Enumerations, option sets, string constants, protocols and old names are whole; the rest is *named only*: it logs once and
/// returns the documented default.
struct Emitter {
    let table: Table
    let hand: HandWritten
    /// `Type␉symbol` of what can't be declared here, with the reason in `API/skip.tsv`.
    let skip: Set<String>
    let known: Set<String>
    var emittedTypes: Set<String> = []
    /// Names that the tables declare for other types, and that can be declared here.
    private var aliasNames: Set<String> = []
    var lines: [String: [(text: String, key: String)]] = [:]

    init(table: Table, hand: HandWritten, skip: Set<String>, known: Set<String>) {
        (self.table, self.hand, self.skip, self.known) = (table, hand, skip, known)
        for name in table.order where table.types[name].map({ isOurs($0) }) == true && !handHas(name) && !known.contains(name) && !isSkipped(name, name) && !table.types[name]!.text.contains("@propertyWrapper") { emittedTypes.insert(name) }
        let aliases = table.aliases.map { ($0.name, $0.target) } + table.globals.filter { $0.kind == .typealias }.compactMap { global in
            global.text.range(of: " = ").map { (global.symbol, String(global.text[$0.upperBound...])) }
        }
        for (name, target) in aliases where !name.contains(".") && !isSkipped("-", name) && resolves(target, in: "-") { aliasNames.insert(name) }
        // Aliases of aliases.
        for (name, target) in aliases where !name.contains(".") && !isSkipped("-", name) && resolves(target, in: "-") { aliasNames.insert(name) }
        // A nested type needs its owner.
        var changed = true
        while changed {
            changed = false
            for name in emittedTypes { if let owner = table.types[name]?.owner, !exists(owner) { emittedTypes.remove(name); changed = true } }
        }
    }

    func isOurs(_ declaration: Declaration) -> Bool {
        !declaration.type.hasPrefix("AttributeScopes") && (!declaration.type.hasPrefix("NSAttributedString") || Self.textTypes.contains(declaration.shortName)) && !declaration.type.hasPrefix("NSMutableAttributedString") && !declaration.type.hasPrefix("NSItemProvider") && !declaration.type.hasPrefix("RunLoop")
    }
    /// Nested types of NSAttributedString that corelibs doesn't have.
    private static let textTypes: Set<String> = ["DocumentAttributeKey", "DocumentReadingOptionKey", "DocumentType", "TextEffectStyle", "TextHighlightColorScheme", "TextHighlightStyle", "TextLayoutSectionKey"]

    func handHas(_ name: String) -> Bool { hand.types[name] != nil }
    func isSkipped(_ type: String, _ symbol: String) -> Bool { skip.contains("\(type)\t\(symbol)") }
    func exists(_ name: String) -> Bool { handHas(name) || emittedTypes.contains(name) || known.contains(name) || aliasNames.contains(name) }

    /// Whether every type that the text names can be found.
    func resolves(_ text: String, in type: String, generics: Set<String> = []) -> Bool {
        for name in Spelling.typeNames(text) {
            let head = String(name.split(separator: ".")[0])
            if exists(name) || generics.contains(head) || head == "Self" || head.hasPrefix("Element") { continue }
            var scope = type, found = false
            while !found { found = exists("\(scope).\(name)"); guard let dot = scope.lastIndex(of: "."), !found else { break }; scope = String(scope[..<dot]) }
            if found || exists("\(type).\(name)") { continue }
            if table.members[type]?.contains(where: { $0.symbol == "\(type).\(name)" || $0.symbol == name }) == true { continue }
            return false
        }
        return true
    }

    /// One file for the types that begin alike: hundreds of small ones cost the compiler more than they tell a reader.
    func group(_ file: String) -> String { ["UI", "NS", "CA", "CG"].contains(String(file.prefix(2))) ? String(file.prefix(3)) : file }

    mutating func write(_ text: String, _ key: String, file: String, framework: String = "uikit") {
        lines[Self.module(of: framework) + "/" + group(file), default: []].append((text, key))
    }

    static func module(of framework: String) -> String { ["quartzcore": "QuartzCore", "coregraphics": "CoreGraphics"][framework] ?? "UIKit" }

    mutating func emitAll() {
        for name in table.order where emittedTypes.contains(name) { emitType(table.types[name]!) }
        for name in table.order where handHas(name) && isOurs(table.types[name]!) { emitMissingMembers(of: name) }
        emitAliases()
        emitRenames()
        emitGlobals()
    }

    // MARK: Types

    mutating func emitType(_ type: Declaration) {
        let file = type.topLevel
        var body: [(String, String)] = []
        let members = table.members[type.type] ?? []
        let header: String
        switch type.kind {
        case .enum: (header, body) = enumeration(type, members)
        case .struct: (header, body) = structure(type, members)
        case .protocol: (header, body) = protocolBody(type, members)
        case .class: (header, body) = classBody(type, members)
        default: return
        }
        let key = "\(type.type)\t\(type.type)"
        let indent = type.owner == nil ? "" : "    "
        let framework = type.framework
        if let owner = type.owner { write("extension \(owner) {", key, file: file, framework: framework) }
        write(indent + header + " {", key, file: file, framework: framework)
        for (text, key) in body { write(indent + "    " + text, key, file: file, framework: framework) }
        write(indent + "}", key, file: file, framework: framework)
        if type.owner != nil { write("}", key, file: file, framework: framework) }
        if type.kind == .protocol {
            emitDefaults(type, members)
            emitProtocolExtension(type, members)
        }
    }

    func rawType(_ members: [Declaration]) -> String? {
        for member in members where member.symbol == "init(rawValue:)" {
            if let range = member.text.range(of: "rawValue: ") { return String(member.text[range.upperBound...].prefix { $0 != ")" }) }
        }
        return nil
    }

    func key(_ member: Declaration) -> String { "\(member.type)\t\(member.symbol)" }

    func enumeration(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        let raw = type.conforms.contains("RawRepresentable") ? (rawType(members) ?? "Int").replacingOccurrences(of: "CFIndex", with: "Int") : nil
        var body: [(String, String)] = [], used: Set<String> = [], next = 0
        let cases = members.filter { $0.kind == .case && !isSkipped(type.type, $0.symbol) }
        let sorted = cases.sorted { (Int(table.values["\(type.type).\($0.symbol)"] ?? "") ?? Int.max) < (Int(table.values["\(type.type).\($1.symbol)"] ?? "") ?? Int.max) }
        for item in (raw == nil ? cases : sorted) {
            let name = Spelling.escaped(item.symbol)
            if raw == nil {
                guard resolves(item.text, in: type.type) else { continue }
                body.append((Spelling.plain(item.text).replacingOccurrences(of: "= UIPointerShape.defaultCornerRadius", with: "= 8").replacingOccurrences(of: ": UICellAccessory.Placement.Position =", with: ": @escaping UICellAccessory.Placement.Position ="), key(item)))
            } else {
                let value = table.values["\(type.type).\(item.symbol)"] ?? String(next)
                if used.contains(value) {
                    body.append(("public static var \(name): Self { Self(rawValue: \(value))! }", key(item)))
                } else {
                    body.append(("case \(name) = \(value)", key(item)))
                    used.insert(value)
                }
                next = (Int(value) ?? next) + 1
            }
        }
        if raw != nil {
            for item in members where item.kind == .property {
                guard let property = Spelling.property(item.text), property.isStatic, let value = table.values["\(type.type).\(item.symbol)"] else { continue }
                body.append(("public static var \(Spelling.escaped(property.name)): Self { Self(rawValue: \(value))! }", key(item)))
            }
        }
        body += furtherMembers(type, members, besides: Set(body.map(\.1)))
        let conformances = raw.map { [$0, "Sendable"] } ?? type.conforms.filter { ["Equatable", "Hashable"].contains($0) } + (type.conforms.contains("Sendable") ? ["Sendable"] : [])
        return ("public enum \(type.shortName)" + (conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")), body)
    }

    func structure(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        if type.conforms.contains("OptionSet") { return optionSet(type, members) }
        if type.conforms.contains("RawRepresentable") { return constants(type, members) }
        var body: [(String, String)] = [], stored: [String: Spelling.Property] = [:]
        for member in members where !isSkipped(type.type, member.symbol) && !isHandWritten(member, [type.type]) && resolves(member.text, in: type.type, generics: generics(type.text).union(generics(member.text))) {
            switch member.kind {
            case .property:
                guard let property = Spelling.property(member.text), property.name != "hashValue" else { continue }
                let value = defaultValue(property.type, in: type.type)
                if !property.isStatic, property.isSettable, let value {
                    body.append(("public var \(Spelling.escaped(property.name)): \(property.type) = \(value)", key(member))); stored[property.name] = property
                } else { body.append((accessor(property, member, prefix: "public", isClass: false), key(member))) }
            case .`init`: continue
            case .method:
                guard !["hash(into:)", "==(_:_:)", "encode(to:)", "!=(_:_:)"].contains(member.symbol) else { continue }
                if let text = function(member, prefix: "public") { body.append((text, key(member))) }
            default: continue
            }
        }
        let inits = members.filter { $0.kind == .`init` && !isHandWritten($0, [type.type]) && !isSkipped(type.type, $0.symbol) && resolves($0.text, in: type.type, generics: generics(type.text).union(generics($0.text))) && !$0.text.contains("from decoder") }
        var seen: Set<String> = []
        for member in inits where seen.insert(member.symbol).inserted { body.append((structInit(member, stored: stored), key(member))) }
        if type.conforms.contains("Equatable") || type.conforms.contains("Hashable") {
            body.append(("public static func == (first: Self, second: Self) -> Bool { _named(\"\(type.type).==\", false) }", "\(type.type)\t=="))
            if type.conforms.contains("Hashable") { body.append(("public func hash(into hasher: inout Hasher) {}", "\(type.type)\thash(into:)")) }
        }
        if !seen.contains("init()") && inits.isEmpty { body.append(("public init() {}", "\(type.type)\tinit()")) }
        let conformances = type.conforms.map { $0 == "Sendable" ? "@unchecked Sendable" : $0 }.filter { ["Equatable", "Hashable", "@unchecked Sendable", "Error"].contains($0) || ($0.hasPrefix("UI") && exists($0) && !isSkipped(type.type, ":\($0)")) }
        var header = Spelling.plain(type.text).replacingOccurrences(of: "nonisolated ", with: "")
        if let colon = header.range(of: ": ", options: []), !header.contains("<") { header = String(header[..<colon.lowerBound]) }
        return ("public " + (conformances.isEmpty || header.contains("<") ? header : "\(header): \(conformances.joined(separator: ", "))"), body)
    }

    func structInit(_ member: Declaration, stored: [String: Spelling.Property]) -> String {
        let keeps = assignments(member, to: stored).map { "; " + $0.text }.joined()
        return "public \(Spelling.plain(member.text)) { _named(\"\(member.type).\(member.symbol)\")\(keeps) }"
    }

    func optionSet(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        let raw = rawType(members) ?? "UInt"
        var body: [(String, String)] = [("public let rawValue: \(raw)", "\(type.type)\trawValue"), ("public init(rawValue: \(raw)) { self.rawValue = rawValue }", "\(type.type)\tinit(rawValue:)")]
        var bit = 0
        for member in members where member.kind == .property {
            guard let property = Spelling.property(member.text), property.isStatic else { continue }
            var value = table.values["\(type.type).\(member.symbol)"] ?? "1 << \(bit)"
            if value.hasPrefix("-"), raw.hasPrefix("UInt") { value = ".max" }
            bit += 1
            body.append(("public static var \(Spelling.escaped(property.name)): Self { Self(rawValue: \(value)) }", key(member)))
        }
        body += furtherMembers(type, members, besides: Set(body.map(\.1)))
        let hashable = type.conforms.contains("Hashable") ? ", Hashable" : ""
        return ("public struct \(type.shortName): OptionSet\(hashable), Sendable", body)
    }

    /// Wrappers of strings and numbers with named constants: `UIApplication.LaunchOptionsKey`.
    func constants(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        let raw = rawType(members) ?? "String"
        var body: [(String, String)] = [("public var rawValue: \(raw)", "\(type.type)\trawValue"), ("public init(rawValue: \(raw)) { self.rawValue = rawValue }", "\(type.type)\tinit(rawValue:)")]
        if members.contains(where: { $0.symbol == "init(_:)" }) { body.append(("public init(_ rawValue: \(raw)) { self.rawValue = rawValue }", "\(type.type)\tinit(_:)")) }
        for member in members where member.kind == .property {
            guard let property = Spelling.property(member.text), property.isStatic, property.type == type.type || property.type == type.shortName || property.type == "Self" else { continue }
            let full = "\(type.type).\(member.symbol)"
            let value = raw == "String" || raw == "CFString" ? "\"\(table.constants[full] ?? full)\"" : (table.values[full] ?? priority(full) ?? "0")
            body.append(("public static let \(Spelling.escaped(property.name)) = Self(rawValue: \(value))", key(member)))
        }
        body += furtherMembers(type, members, besides: Set(body.map(\.1)))
        return ("public struct \(type.shortName): Hashable, RawRepresentable, Sendable", body)
    }

    func priority(_ full: String) -> String? {
        ["UILayoutPriority.required": "1000", "UILayoutPriority.defaultHigh": "750", "UILayoutPriority.defaultLow": "250", "UILayoutPriority.fittingSizeLevel": "50", "UILayoutPriority.dragThatCanResizeScene": "510", "UILayoutPriority.sceneSizeStayPut": "500", "UILayoutPriority.dragThatCannotResizeScene": "490", "UIWindow.Level.alert": "2000", "UIWindow.Level.statusBar": "1000", "UIWindow.Level.normal": "0"][full]
    }
}
