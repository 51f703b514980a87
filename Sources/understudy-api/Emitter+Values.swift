import Foundation

extension Emitter {
    static let impliedByConformances: Set<String> = ["hash(into:)", "hashValue", "==(_:_:)", "!=(_:_:)", "encode(to:)", "init(from:)", "rawValue", "init(rawValue:)", "description", "debugDescription", "init()", "init(arrayLiteral:)"]

    /// What an enumeration, an option set or a wrapper of constants has besides these.
    func furtherMembers(_ type: Declaration, _ members: [Declaration], besides present: Set<String>) -> [(String, String)] {
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in members where !present.contains(key(member)) && !Self.impliedByConformances.contains(member.symbol) && member.symbol != "init(_:)" {
            guard !isSkipped(type.type, member.symbol), !isHandWritten(member, [type.type]), resolves(member.text, in: type.type, generics: generics(member.text)), seen.insert(Signature.spelling(member)).inserted else { continue }
            switch member.kind {
            case .property: if let property = Spelling.property(member.text) { body.append((accessor(property, member, prefix: "public", isClass: false), key(member))) }
            case .method: if let text = function(member, prefix: "public") { body.append((text, key(member))) }
            default: continue
            }
        }
        return body
    }

    /// Of a structure or enumeration written by hand: what an extension can hold.
    mutating func emitMissingMembers(ofValue type: Declaration) {
        guard type.kind == .struct || type.kind == .enum else { return }
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in table.members[type.type] ?? [] where !isHandWritten(member, [type.type]) && !isSkipped(type.type, member.symbol) && !Self.impliedByConformances.contains(member.symbol) {
            guard resolves(member.text, in: type.type, generics: generics(type.text).union(generics(member.text))), seen.insert(Signature.spelling(member)).inserted else { continue }
            if member.kind == .property, let property = Spelling.property(member.text), property.isStatic, [type.type, type.shortName, "Self"].contains(property.type), let value = table.values["\(type.type).\(member.symbol)"], type.conforms.contains("OptionSet") {
                body.append(("public static var \(Spelling.escaped(property.name)): Self { Self(rawValue: \(value)) }", key(member)))
                continue
            }
            switch member.kind {
            case .property: if let property = Spelling.property(member.text) { body.append((accessor(property, member, prefix: "public", isClass: false, inExtension: true), key(member))) }
            case .method: if let text = function(member, prefix: "public") { body.append((text, key(member))) }
            default: continue
            }
        }
        emitExtension(type.type, body)
    }
}
