import Foundation

/// One row of the API tables (`API/*.tsv`): a public declaration as Apple publishes it.
struct Declaration: Hashable {
    enum Kind: String { case `class`, `struct`, `enum`, `protocol`, `case`, property, method, `init`, `subscript`, `typealias`, `associatedtype`, `func`, `var` }

    var type: String
    var symbol: String
    var kind: Kind
    var text: String
    var isOptional: Bool
    var isRequired: Bool
    var inherits: [String]
    var conforms: [String]
    var framework: String

    var isType: Bool { kind == .class || kind == .struct || kind == .enum || kind == .protocol }
    /// A protocol of Objective-C's that its declaration doesn't say to be one.
    var isForClasses: Bool { kind == .protocol && !(conforms + inherits).contains("Sendable") && !["UIConfigurationState", "UIContentConfiguration", "UIMutableTraits", "UITraitDefinition", "UIShapeProvider"].contains(type) }
    /// `UIView.ContentMode` → `ContentMode`.
    var shortName: String { String(type.split(separator: ".").last ?? "") }
    var owner: String? { type.contains(".") ? type.split(separator: ".").dropLast().joined(separator: ".") : nil }
    var isAsync: Bool { text.contains(" async") }
    var key: String { "\(type)\t\(symbol)\t\(text)" }
    var topLevel: String { String(type.split(separator: ".").first ?? "") }
}

/// The tables, read whole.
struct Table {
    var types: [String: Declaration] = [:]
    var members: [String: [Declaration]] = [:]
    var globals: [Declaration] = []
    var superclass: [String: String] = [:]
    /// Raw values by `Type.case`.
    var values: [String: String] = [:]
    /// Objective-C constant by its Swift spelling: `UIApplication.LaunchOptionsKey.url` → `UIApplicationLaunchOptionsURLKey`.
    var constants: [String: String] = [:]
    var aliases: [(name: String, target: String, framework: String)] = []
    var renames: [(old: String, new: String, kind: String)] = []
    var order: [String] = []
    /// Rows of the tables that aren't UIKit's to declare: another framework's types, another system's members, misprints.
    var elsewhere: Set<String> = []
    private(set) var elsewhereCounts: [String: Int] = [:]

    init(folder: URL) throws {
        for row in try Self.rows(folder.appendingPathComponent("elsewhere.tsv")) { elsewhere.insert("\(row[0])\t\(row[1])") }
        for framework in ["uikit", "foundation-additions", "quartzcore", "coregraphics"] {
            for row in try Self.rows(folder.appendingPathComponent("\(framework).tsv")) { add(row, framework: framework) }
        }
        for row in try Self.rows(folder.appendingPathComponent("classes.tsv")) where superclass[row[0]] == nil { superclass[row[0]] = row[1] }
        for row in try Self.rows(folder.appendingPathComponent("enum-values.tsv")) where row[1] != "-" { values["\(row[0]).\(row[1])"] = row[4] }
        for row in try Self.rows(folder.appendingPathComponent("typealiases.tsv")) { aliases.append((row[0], row[1], row[3])) }
        for row in try Self.rows(folder.appendingPathComponent("renames.tsv")) {
            renames.append((row[0], row[1], row[2]))
            if row[2].hasPrefix("constant") || row[2].hasPrefix("notification") { constants[row[1]] = row[0] }
        }
    }

    private static func rows(_ file: URL) throws -> [[String]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    private mutating func add(_ row: [String], framework: String) {
        guard row.count >= 8, let kind = Declaration.Kind(rawValue: row[2]), row.last != "page-variant" else { return }
        guard !elsewhere.contains("\(row[0])\t\(row[1])"), !elsewhere.contains("\(row[0])\t*"), !elsewhere.contains("\(row[0])\t\(row[3])") else { elsewhereCounts[framework, default: 0] += 1; return }
        var inherits: [String] = [], conforms: [String] = []
        for part in row[7].components(separatedBy: "; ") {
            if part.hasPrefix("inherits=") { inherits = part.dropFirst(9).split(separator: ",").map(String.init) }
            if part.hasPrefix("conforms=") { conforms = part.dropFirst(9).split(separator: ",").map(String.init) }
        }
        let declaration = Declaration(type: row[0], symbol: row[1], kind: kind, text: row[3], isOptional: row[4] == "optional", isRequired: row[4] == "required",
                                      inherits: inherits, conforms: conforms, framework: framework)
        if declaration.isType, row[0] == row[1] {
            if types[row[0]] == nil { types[row[0]] = declaration; order.append(row[0]) }
            if kind == .class, let parent = inherits.first { superclass[row[0]] = parent }
        } else if row[0] == "-" {
            globals.append(declaration)
        } else {
            members[row[0], default: []].append(declaration)
        }
    }

    func ancestors(_ type: String) -> [String] {
        var found: [String] = [], current = superclass[type]
        while let name = current, !found.contains(name) { found.append(name); current = superclass[name] }
        return found
    }
}
