import Checking
import Foundation

/// Tells errors that come from what Understudy lacks from errors of the app's own.
///
/// What the survey of the sources found missing explains the errors in its lines; the rest is told by the table of names and by what notes point to.
struct Diagnosis {
    private let table: APITable
    private let missing: [CheckReport.Use]
    private let sources: Set<String>

    init(table: APITable, missing: [CheckReport.Use], sources: Set<String>) {
        (self.table, self.missing, self.sources) = (table, missing, sources)
    }

    /// What Understudy lacks that makes this error; nil when it is the app's own.
    func lack(behind error: CompilerError) -> String? {
        surveyed(error) ?? unknownMember(error) ?? differentDeclaration(error) ?? statusOfNames(error)
    }

    /// Errors that follow from another one, of which the compiler can't say more.
    func isConsequence(_ error: CompilerError) -> Bool {
        ["cannot infer", "could not be inferred", "without a contextual type", "failed to produce diagnostic", "unable to type-check"].contains { error.message.contains($0) }
    }

    // MARK: Ways of telling

    private func surveyed(_ error: CompilerError) -> String? {
        let quoted = Set(error.quoted.map { String($0.split(separator: ".").last ?? "") })
        for distance in 0...3 {
            for use in missing where use.places.contains(where: { $0.file == error.file && abs($0.line - error.line) == distance }) {
                guard distance == 0 || quoted.contains(Self.lastName(use.name)) else { continue }
                return "Understudy doesn't have \(Self.plain(use.name)) yet" + (use.reason.map { ": \($0)" } ?? "")
            }
        }
        return nil
    }

    /// `value of type 'T' has no member 'm'`, `type 'T' has no member 'm'`.
    private func unknownMember(_ error: CompilerError) -> String? {
        let quoted = error.quoted
        guard error.message.contains("has no member"), quoted.count == 2 else { return nil }
        let owner = Self.typeName(quoted[0]), member = quoted[1]
        if owner == "AnyObject" { return "members of AnyObject are found by Objective-C, which isn't here: \(member)" }
        if let name = ancestors(of: owner).lazy.compactMap({ self.table.members[$0]?[member]?.first }).first, name.status != .works {
            return "Understudy doesn't have \(name.path) as Apple does: \(name.status.rawValue)"
        }
        guard let type = table.types[owner], !Self.fullyListed.contains(type.module), type.module != "Swift" else { return nil }
        return "Understudy's \(type.module) has no \(owner).\(member)"
    }

    /// Modules of which the tables list every public declaration of Apple's: what they don't list, iOS doesn't have either.
    private static let fullyListed: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]

    /// Isolation, `required`, what overrides what: where a note leads to our declaration, that one differs from Apple's.
    private func differentDeclaration(_ error: CompilerError) -> String? {
        let kinds = ["actor isolation", "must use a 'required' initializer", "does not conform to protocol", "does not override", "overridden declaration", "overriding"]
        guard kinds.contains(where: error.message.contains), error.noted.contains(where: { !sources.contains($0) && !$0.hasPrefix("<") }) else { return nil }
        return "Understudy declares it otherwise than Apple does"
    }

    /// Names of Apple's whose declaration here isn't Apple's.
    private func statusOfNames(_ error: CompilerError) -> String? {
        for quoted in error.quoted.map(Self.typeName) {
            if let type = table.types[quoted], type.status != .works { return "Understudy's \(quoted) isn't Apple's: \(type.status.rawValue)" }
            let parts = quoted.split(separator: ".").map(String.init)
            guard parts.count > 1, let found = table.members[parts.dropLast().joined(separator: ".")]?[parts.last!]?.first, found.status != .works else { continue }
            return "Understudy's \(quoted) isn't Apple's: \(found.status.rawValue)"
        }
        return nil
    }

    // MARK: Names

    private func ancestors(of type: String) -> [String] {
        var found: [String] = [], todo = [type]
        while let next = todo.popLast() {
            guard !found.contains(next) else { continue }
            found.append(next)
            todo += table.types[next]?.inherited ?? []
        }
        return found
    }

    /// `any Foo?` → `Foo`, `Bar<Int>` → `Bar`, `UIView.Type` → `UIView`.
    private static func typeName(_ text: String) -> String {
        var text = Substring(text)
        for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
        text = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
        return String(text.hasSuffix(".Type") ? text.dropLast(5) : text)
    }

    private static func plain(_ name: String) -> String { name.hasPrefix(".") ? String(name.dropFirst()) : name }

    private static func lastName(_ name: String) -> String {
        String(name.prefix { $0 != "(" }.split(separator: ".").last ?? "").replacingOccurrences(of: "@", with: "").replacingOccurrences(of: "override ", with: "")
    }
}
