import Foundation

/// The names of Swift 3 and 4, and flat names of nested types.
extension Emitter {
    mutating func emitAliases() {
        var seen: Set<String> = []
        for alias in table.aliases where alias.framework != "coregraphics" && !handHas(alias.name) && !hand.globals.contains(alias.name) && !isSkipped("-", alias.name) && seen.insert(alias.name).inserted {
            guard table.types[alias.name] == nil, alias.name.contains(".") == false, resolves(alias.target, in: "-"), !known.contains(alias.name) else { continue }
            guard alias.target.range(of: "^[A-Za-z0-9_.]+$", options: .regularExpression) != nil else { continue }
            write("public typealias \(alias.name) = \(alias.target)", "-\t\(alias.name)", file: "OldNames")
        }
        for declaration in table.members.values.joined().filter({ $0.kind == .typealias }).sorted(by: { $0.symbol < $1.symbol }) {
            guard exists(declaration.type), !handHas(declaration.symbol), !isSkipped(declaration.type, declaration.symbol), table.types[declaration.type]?.kind != .protocol,
                  table.types[declaration.type].map({ !$0.text.contains("<") }) ?? false,
                  let equals = declaration.text.range(of: " = "), resolves(String(declaration.text[equals.upperBound...]), in: declaration.type) else { continue }
            if ["ArrayLiteralElement", "Element", "RawValue"].contains(declaration.symbol.split(separator: ".").last.map(String.init)) { continue }
            write("extension \(declaration.type) { public \(Spelling.plain(declaration.text)) }", "\(declaration.type)\t\(declaration.symbol)", file: "Aliases")
        }
        for declaration in table.globals where declaration.kind == .typealias && declaration.framework != "coregraphics" && declaration.framework != "quartzcore" {
            guard !handHas(declaration.symbol), !isSkipped("-", declaration.symbol), let equals = declaration.text.range(of: " = "), resolves(String(declaration.text[equals.upperBound...]), in: "-"), seen.insert(declaration.symbol).inserted else { continue }
            write("public \(Spelling.plain(declaration.text))", "-\t\(declaration.symbol)", file: "Aliases")
        }
    }

    mutating func emitRenames() {
        var seen: Set<String> = []
        for rename in table.renames where !isSkipped("-", rename.old) && seen.insert(rename.old).inserted {
            guard let dot = rename.new.lastIndex(of: ".") else { continue }
            let type = String(rename.new[..<dot]), symbol = String(rename.new[rename.new.index(after: dot)...])
            guard exists(type), let member = table.members[type]?.first(where: { $0.symbol == symbol }) else { continue }
            guard hand.declares(type, symbol) || emittedTypes.contains(type) || table.types[type]?.kind == .class else { continue }
            if rename.kind.hasPrefix("notification"), !rename.old.contains(".") {
                let short = rename.old.hasPrefix("NSNotification.Name.") ? String(rename.old.dropFirst(20)) : rename.old
                write("extension NSNotification.Name { public static var \(short): NSNotification.Name { \(rename.new) } }", "-\t\(rename.old)", file: "OldNames")
            } else if rename.kind.hasPrefix("constant"), rename.old.range(of: "^[A-Za-z0-9_]+$", options: .regularExpression) != nil, !hand.globals.contains(rename.old), member.kind == .property || member.kind == .case {
                let property = Spelling.property(member.text)
                guard member.kind == .property, let property, property.isStatic, property.type == "CGFloat" || property.type == "UInt" || property.type == "TimeInterval" || rename.kind == "constant" else { continue }
                let result = property.type == "Self" ? type : property.type
                guard resolves(result, in: type) else { continue }
                let qualified = exists("\(type).\(result)") ? "\(type).\(result)" : result
                write("public var \(rename.old): \(qualified) { \(rename.new) }", "-\t\(rename.old)", file: "OldNames")
            }
        }
    }
}
