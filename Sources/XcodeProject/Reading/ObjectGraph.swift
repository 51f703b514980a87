import Foundation

/// One entry of the `objects` table of a `project.pbxproj`.
struct ProjectObject: Sendable {
    let id: String
    let isa: String
    let fields: [String: PlistValue]

    func string(_ key: String) -> String? { fields[key]?.string }
    func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }

    /// What a person calls this object.
    var label: String { string("name") ?? string("path") ?? string("productName") ?? id }
}

/// The `objects` table of a `project.pbxproj`, with enough of its text to say on which line an object stands.
struct ObjectGraph: Sendable {
    let file: String
    let root: ProjectObject
    private let objects: [String: ProjectObject]
    private let text: String

    init(contentsOf url: URL) throws {
        file = url.path
        guard let data = try? Data(contentsOf: url) else {
            throw ProjectError("the project file isn't there or can't be read", file: url.path)
        }
        text = String(decoding: data, as: UTF8.self)
        let top = try Self.parse(data, text: text, file: url.path)
        guard let table = top["objects"]?.dictionary else {
            throw ProjectError("this is no Xcode project: it has no 'objects'", file: url.path)
        }
        objects = table.reduce(into: [:]) { result, entry in
            guard let fields = entry.value.dictionary, let isa = fields["isa"]?.string else { return }
            result[entry.key] = ProjectObject(id: entry.key, isa: isa, fields: fields)
        }
        guard let id = top["rootObject"]?.string else {
            throw ProjectError("this is no Xcode project: it has no 'rootObject'", file: url.path)
        }
        guard let root = objects[id] else {
            throw ProjectError("the root object \(id) isn't in 'objects'", file: url.path)
        }
        self.root = root
    }

    func object(_ id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

    func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap { objects[$0] } }

    func all(isa: String) -> [ProjectObject] { objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id } }

    /// The object that `owner` names in `key`; a dangling name is an error, as the project can't be right without it.
    func require(_ key: String, of owner: ProjectObject) throws -> ProjectObject {
        guard let id = owner.string(key) else { throw error("\(owner.isa) \"\(owner.label)\" has no \(key)", at: owner.id) }
        guard let object = objects[id] else {
            throw error("\(owner.isa) \"\(owner.label)\" names \(key) \(id), which isn't in the project", at: owner.id)
        }
        return object
    }

    func error(_ message: String, at id: String, hint: String? = nil) -> ProjectError {
        ProjectError(message, file: file, line: line(of: id), hint: hint)
    }

    /// The line on which the object's own entry begins: the one on which its identifier leads and a `=` follows.
    func line(of id: String) -> Int? {
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            let entry = line.drop { $0 == " " || $0 == "\t" || $0 == "\"" }
            if entry.hasPrefix(id), entry.contains("= {") { return number }
        }
        return nil
    }
}

extension ObjectGraph {
    private static func parse(_ data: Data, text: String, file: String) throws -> [String: PlistValue] {
        if let conflict = lineOfMergeConflict(in: text) {
            throw ProjectError("an unresolved merge conflict", file: file, line: conflict)
        }
        do {
            let object = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            guard let table = PlistValue(object).dictionary else {
                throw ProjectError("this is no Xcode project: its outermost value is no dictionary", file: file)
            }
            return table
        } catch let error as ProjectError {
            throw error
        } catch {
            let fault = OldStyleScanner.firstFault(in: text)
            throw ProjectError("the property list is broken: \(fault?.message ?? "it can't be parsed")", file: file, line: fault?.line)
        }
    }

    private static func lineOfMergeConflict(in text: String) -> Int? {
        guard text.contains("<<<<<<< ") else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.hasPrefix("<<<<<<< ") }.map { $0 + 1 }
    }
}
