import Foundation

/// Members: accessors, functions, default values.
extension Emitter {
    func accessor(_ property: Spelling.Property, _ member: Declaration, prefix: String, isClass: Bool, inExtension: Bool = false) -> String {
        let what = "\"\(member.type).\(member.symbol)\""
        let value = defaultValue(property.type, in: member.type)
        let full = "\(member.type).\(member.symbol)"
        let storage = property.isStatic ? (isClass ? "class " : "static ") : ""
        let isolation = property.isNonisolated ? "nonisolated " : ""
        if property.type == "NSNotification.Name" || property.type == "Notification.Name" {
            return "public nonisolated static let \(property.name) = NSNotification.Name(\"\(table.constants[full] ?? full)\")"
        }
        // Keys and domains are their Objective-C names.
        if property.isStatic, property.type == "String", member.text.contains("let ") {
            return "public nonisolated static let \(Spelling.escaped(property.name)) = \"\(table.constants[full] ?? full)\""
        }
        let read = value.map { "_named(\(what), \($0))" } ?? "_absent(\(what))"
        let access = property.isStatic && !isClass ? "public" : prefix, name = Spelling.escaped(property.name)
        // What is set can be read again, though nobody acts on it.
        if isClass, !inExtension, !property.isStatic, property.isSettable, !isolation.contains("nonisolated"), member.type != "-" {
            let weak = member.text.contains("weak ") ? "weak " : ""
            if let value { return "\(access) \(weak)var \(name): \(property.type)\(weak.isEmpty ? " = \(value)" : "") { didSet { _named(\(what)) } }" }
            return "private var _\(property.name): (\(property.type))?; \(access) var \(name): \(property.type) { get { _\(property.name) ?? _absent(\(what)) } set { _\(property.name) = newValue; _named(\(what)) } }"
        }
        return "\(access) \(isolation)\(storage)var \(name): \(property.type) { " + (property.isSettable ? "get { \(read) } set { _named(\(what)) } }" : "\(read) }")
    }

    /// A read-only property that initialisers give its value to.
    func storedReadOnly(_ property: Spelling.Property, _ member: Declaration) -> String {
        let name = Spelling.escaped(property.name), what = "\"\(member.type).\(member.symbol)\"", weak = member.text.contains("weak ") ? "weak " : ""
        if let value = defaultValue(property.type, in: member.type) { return "open internal(set) \(weak)var \(name): \(property.type)\(weak.isEmpty ? " = \(value)" : "")" }
        return "var _\(property.name): (\(property.type))?; open var \(name): \(property.type) { _\(property.name) ?? _absent(\(what)) }"
    }

    /// Parameters of an initialiser that are properties of the same name and type: `self.rect = rect`.
    func assignments(_ member: Declaration, to properties: [String: Spelling.Property]) -> [(property: Spelling.Property, text: String)] {
        let parts = DeclarationParts(member.text)
        return zip(parts.parameters, internalNames(member.text)).compactMap { parameter, name in
            guard let property = properties[parameter.label ?? name], Signature.sameType(property.type, parameter.type) else { return nil }
            let hasStorage = defaultValue(property.type, in: member.type) != nil
            return (property, "self.\(hasStorage ? Spelling.escaped(property.name) : "_" + property.name) = \(name)")
        }
    }

    func function(_ member: Declaration, prefix: String) -> String? {
        var text = namingParameters(Spelling.plain(member.text))
        guard text.contains("func ") else { return nil }
        let what = "\"\(member.type).\(member.symbol)\""
        let body: String
        if let result = Spelling.result(text), result != "Void", result != "()" {
            body = defaultValue(result, in: member.type).map { "_named(\(what), \($0))" } ?? "_absent(\(what))"
        } else { body = "_named(\(what))" }
        let isStatic = text.contains("static func")
        text = text.replacingOccurrences(of: "static func", with: prefix == "open" ? "class func" : "static func")
        if member.isAsync, let body = asyncBody(member) { return "\(prefix == "open" ? "open" : "public") \(text) { \(body) }" }
        let discardable = member.text.contains("@discardableResult") ? "@discardableResult " : ""
        return "\(discardable)\(isStatic && prefix != "open" ? "public" : prefix) \(text) { \(body) }"
    }

    func generics(_ text: String) -> Set<String> {
        guard let open = text.firstIndex(of: "<"), let close = text.firstIndex(of: ">"), open < close else { return [] }
        return Set(text[text.index(after: open)..<close].split(separator: ",").map { String($0.split(separator: ":")[0]).trimmingCharacters(in: .whitespaces) })
    }

    func defaultValue(_ type: String, in owner: String) -> String? {
        var type = type.trimmingCharacters(in: .whitespaces)
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if type.hasPrefix("any ") { type = String(type.dropFirst(4)) }
        switch type {
        case "Bool": return "false"
        case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "Int32", "UInt32", "Int64", "UInt64", "CFTimeInterval", "UInt16", "UInt8": return "0"
        case "String": return "\"\""
        case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "CGVector": return ".zero"
        case "CGAffineTransform": return ".identity"
        case "Any", "AnyObject": return nil
        case "Date", "Data", "UUID", "IndexSet", "IndexPath", "NSObject", "NSRange", "UIColor", "UIView", "UILayoutGuide", "UIImage", "CGImage": return ["UIImage", "CGImage"].contains(type) ? "\(type == "CGImage" ? "" : "UIImage()")" : "\(type)()"
        default: break
        }
        if type.hasPrefix("[[") || type.hasPrefix("[(") { return "[]" }
        if type.hasPrefix("[") && type.hasSuffix("]") { return type.contains(" : ") || type.contains(": ") ? "[:]" : "[]" }
        if type.hasPrefix("Set<") { return "[]" }
        if type == "Self", table.types[owner]?.kind == .class, isMakeable(owner) { return "\(owner)() as! Self" }
        for name in ["\(owner).\(type)", type] {
            guard let found = table.types[name] else { continue }
            if found.kind == .class, name != owner, isMakeable(name) { return "\(name)()" }
            if found.kind == .enum, !found.conforms.contains("RawRepresentable"), let first = table.members[name]?.first(where: { $0.kind == .case && !$0.symbol.contains("(") }), exists(name) { return "\(name).\(Spelling.escaped(first.symbol))" }
            if found.kind == .struct, found.conforms.contains("OptionSet") { return "[]" }
            if found.kind == .enum, found.conforms.contains("RawRepresentable"), exists(name) {
                let cases = (table.members[name] ?? []).filter { $0.kind == .case && !isSkipped(name, $0.symbol) }
                if let first = cases.min(by: { (Int(table.values["\(name).\($0.symbol)"] ?? "") ?? Int.max) < (Int(table.values["\(name).\($1.symbol)"] ?? "") ?? Int.max) }) { return "\(name).\(Spelling.escaped(first.symbol))" }
            }
        }
        return nil
    }

    /// What awaits is what takes a completion handler, awaited.
    func asyncBody(_ member: Declaration) -> String? {
        let parts = DeclarationParts(member.text)
        for sibling in table.members[member.type] ?? [] where !sibling.isAsync && sibling.kind == .method {
            let other = DeclarationParts(sibling.text)
            guard other.name == parts.name, other.parameters.count == parts.parameters.count + 1, zip(other.parameters, parts.parameters).allSatisfy({ $0.label == $1.label && $0.type == $1.type }), let last = other.parameters.last else { continue }
            let names = internalNames(member.text)
            let arguments = zip(parts.parameters, names).map { ($0.label.map { "\($0): " } ?? "") + $1 }
            let call = { (handler: String) in "\(parts.name)(" + (arguments + [(last.label.map { "\($0): " } ?? "") + handler]).joined(separator: ", ") + ")" }
            let inner = last.type.components(separatedBy: "->")[0].filter { !" ()".contains($0) }.split(separator: ",")
            switch (inner.count, parts.isThrowing) {
            case (0, false): return "await withCheckedContinuation { done in \(call("{ done.resume() }")) }"
            case (1, false): return "await withCheckedContinuation { done in \(call("{ done.resume(returning: $0) }")) }"
            default: continue
            }
        }
        let what = "\"\(member.type).\(member.symbol)\""
        guard let result = Spelling.result(Spelling.plain(member.text)), result != "Void" else { return "_named(\(what))" }
        return defaultValue(result, in: member.type).map { "_named(\(what), \($0))" } ?? (parts.isThrowing ? "throw CocoaError(.featureUnsupported)" : "_absent(\(what))")
    }

    func internalNames(_ text: String) -> [String] {
        guard let open = text.firstIndex(of: "(") else { return [] }
        return text[open...].dropFirst().prefix(upTo: text.closing(of: open)).splitTopLevel().filter { !$0.allSatisfy(\.isWhitespace) }.map { part in
            part.split(separator: ":")[0].split(separator: " ").last.map { Spelling.escaped(String($0)) } ?? "_"
        }
    }

    /// A class that a generated declaration can make one of.
    func isMakeable(_ name: String) -> Bool {
        guard table.types[name]?.kind == .class, table.types[name]?.text.contains("<") == false else { return false }
        let ancestors = table.ancestors(name)
        if emittedTypes.contains(name) { return superclassName(name) == "ObjCObject" || ancestors.contains("UIView") || ancestors.contains("UIViewController") }
        return ["UIView", "UIViewController", "UIColor", "UIImage", "UIBezierPath", "UILayoutGuide", "UITraitCollection"].contains(name)
    }

    /// Listings omit the names of parameters: `func f(Int, to: Double)`.
    func namingParameters(_ text: String) -> String {
        guard let open = text.firstIndex(of: "(") else { return text }
        let close = text.closing(of: open)
        let parameters = text[open...].dropFirst().prefix(upTo: close).splitTopLevel().enumerated().map { index, part in
            part.allSatisfy(\.isWhitespace) || part.firstIndex(of: ":", outside: "<([") != nil ? part : " _ p\(index): \(part.trimmingCharacters(in: .whitespaces))"
        }
        return text[...open] + parameters.joined(separator: ",").trimmingCharacters(in: .whitespaces) + text[close...]
    }
}
