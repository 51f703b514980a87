import Foundation

/// The names of Swift 3 and 4, and flat names of nested types.
extension Emitter {
    mutating func emitAliases() {
        var seen: Set<String> = []
        for alias in table.aliases where alias.framework != "coregraphics" && !handHas(alias.name) && !hand.globals.contains(alias.name) && !isSkipped("-", alias.name) {
            guard table.types[alias.name] == nil, alias.name.contains(".") == false, resolves(alias.target, in: "-"), !known.contains(alias.name) else { continue }
            guard alias.target.range(of: "^[A-Za-z0-9_.]+$", options: .regularExpression) != nil, seen.insert(alias.name).inserted else { continue }
            write("public typealias \(alias.name) = \(alias.target)", "-\t\(alias.name)", file: "OldNames")
        }
        for declaration in table.members.values.joined().filter({ $0.kind == .typealias }).sorted(by: { $0.symbol < $1.symbol }) {
            guard exists(declaration.type), !handHas(declaration.symbol), !isSkipped(declaration.type, declaration.symbol), table.types[declaration.type]?.kind != .protocol,
                  table.types[declaration.type].map({ !$0.text.contains("<") }) ?? false,
                  let equals = declaration.text.range(of: " = "), resolves(String(declaration.text[equals.upperBound...]), in: declaration.type) else { continue }
            if ["ArrayLiteralElement", "Element", "RawValue"].contains(declaration.symbol.split(separator: ".").last.map(String.init)) { continue }
            write("extension \(declaration.type) { public \(Spelling.plain(declaration.text)) }", "\(declaration.type)\t\(declaration.symbol)", file: "Aliases")
        }
        for declaration in table.globals where declaration.kind == .typealias {
            guard !handHas(declaration.symbol), !isSkipped("-", declaration.symbol), let equals = declaration.text.range(of: " = "), resolves(String(declaration.text[equals.upperBound...]), in: "-"), seen.insert(declaration.symbol).inserted else { continue }
            write("public \(Spelling.plain(declaration.text))", "-\t\(declaration.symbol)", file: "Aliases", framework: declaration.framework)
        }
    }

    mutating func emitRenames() {
        var seen: Set<String> = []
        for rename in table.renames where !isSkipped("-", rename.old) && seen.insert(rename.old).inserted {
            if let line = oldFunction(rename) { write(line, "-\t\(rename.old)", file: "OldFunctions") }
            guard let dot = rename.new.lastIndex(of: ".") else { continue }
            let type = String(rename.new[..<dot]), symbol = String(rename.new[rename.new.index(after: dot)...])
            guard exists(type), let member = table.members[type]?.first(where: { $0.symbol == symbol }) else { continue }
            guard hand.declares(type, symbol) || emittedTypes.contains(type) || table.types[type]?.kind == .class else { continue }
            let short = rename.old.hasPrefix("NSNotification.Name.") ? String(rename.old.dropFirst(20)) : rename.old
            if rename.kind.hasPrefix("notification"), !short.contains(".") {
                guard !hand.declares("NSNotification.Name", short) else { continue }
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

    /// `UIEdgeInsetsMake(…)`, `UIImageJPEGRepresentation(image, quality)`: functions that are members since Swift 4.2.
    private func oldFunction(_ rename: (old: String, new: String, kind: String)) -> String? {
        guard rename.kind.hasPrefix("function->"), !hand.globals.contains(rename.old), let split = rename.new.range(of: ".", options: .backwards, range: rename.new.startIndex..<(rename.new.firstIndex(of: "(") ?? rename.new.endIndex)) else { return nil }
        let type = String(rename.new[..<split.lowerBound]), symbol = String(rename.new[split.upperBound...])
        let candidates = (table.members[type] ?? []).filter { $0.symbol == symbol }
        // `NSStringFromCGPoint` is the overload for points.
        guard let member = candidates.first(where: { candidate in DeclarationParts(candidate.text).parameters.first.map { rename.old.contains("From\($0.type)") || rename.old.contains("From\($0.type.dropFirst(2))") } ?? false }) ?? candidates.first, resolves(member.text, in: type) else { return nil }
        let name = String(rename.old.prefix { $0 != "(" }), count = rename.old.filter { $0 == ":" }.count
        let isolation = member.text.contains("@MainActor") || table.types[type]?.text.contains("@MainActor") == true ? "@preconcurrency @MainActor " : ""
        let note = "@available(*, deprecated, renamed: \"\(rename.new)\") \(isolation)public func \(name)"
        if member.kind == .property, let property = Spelling.property(member.text) {
            return property.isStatic && count == 0 ? "\(note)() -> \(property.type) { \(type).\(property.name) }" : count == 1 ? "\(note)(_ value: \(type)) -> \(property.type) { value.\(property.name) }" : nil
        }
        let parts = DeclarationParts(member.text)
        let isMember = member.kind != .`init` && !parts.isStatic
        guard count == parts.parameters.count + (isMember ? 1 : 0) else { return nil }
        let parameters = (isMember ? ["_ value: \(type)"] : []) + parts.parameters.map { "_ \($0.name): \($0.type.contains("->") && !$0.isNonEscaping && !$0.type.hasSuffix("?") ? "@escaping " : "")\($0.type)" }
        let arguments = parts.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let result = member.kind == .`init` ? type : parts.result ?? "Void"
        return "\(note)(\(parameters.joined(separator: ", "))) -> \(result) { \(member.kind == .`init` ? type : (isMember ? "value" : type) + "." + parts.name)(\(arguments)) }"
    }

    /// Constants and functions outside any type.
    mutating func emitGlobals() {
        var seen: Set<String> = []
        for global in table.globals where (global.kind == .func || global.kind == .var) && ["CG", "CA", "UI", "NS", "kC"].contains(String(global.symbol.prefix(2))) && !hand.globals.contains(global.symbol) && !isSkipped("-", global.symbol) && resolves(global.text, in: "-", generics: generics(global.text)) {
            guard seen.insert(Signature.spelling(global)).inserted else { continue }
            if global.kind == .var, let property = Spelling.property(global.text) {
                let text = property.type == "String" || property.type == "CFString" ? "public let \(property.name): \(property.type) = \"\(property.name)\"" : accessor(property, global, prefix: "public", isClass: false)
                write(text, "-\t\(global.symbol)", file: "Globals", framework: global.framework)
            } else if let text = function(global, prefix: "public") {
                write(text, "-\t\(global.symbol)", file: "Globals", framework: global.framework)
            }
        }
    }
}
