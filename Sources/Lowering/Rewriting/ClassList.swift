/// The file that lists what a class's own glue can't: classes with another Objective-C name, and selectors that extensions
/// give to classes of other modules.
enum ClassList {
    static func text(of index: ModuleIndex, files: [SourceFile], options: LoweringOptions) -> String? {
        var lines: [String] = []
        for type in index.types.values.sorted(by: { $0.fullName < $1.fullName }) where type.kind == .class && !type.isInFunction {
            guard let name = type.objcName, !type.isGeneric, !type.modifiers.contains("private"), !type.modifiers.contains("fileprivate") else { continue }
            lines.append("glue.named(\"\(name)\", \(type.fullName).self)")
        }
        var imports = Set<String>()
        for some in index.foreignExtensions {
            guard !some.extended.contains("<") else { continue }
            let entries = GlueWriter.members(some.members, of: some.extended, selectorNames: []) + implemented(some, index)
            guard !entries.isEmpty else { continue }
            lines.append("glue.extend(\(some.extended).self) { (glue: inout ObjCGlue) in \(entries.joined(separator: "; ")) }")
            imports.formUnion(index.files[some.file].imports)
        }
        let modules = index.imports.intersection(options.importable).sorted()
        lines += modules.map { "glue.module(\"\($0)\")" }
        guard !lines.isEmpty else { return nil }
        let standard = imports.subtracting(LoweringOptions.absentModules).subtracting(["Darwin", "ObjectiveC", "CoreFoundation", "OSLog", "MachO", "Glibc"])
        let head = standard.union(["Foundation", "FoundationGaps"]).sorted().map { "import \($0)" }.joined(separator: "\n")
        return """
            \(head)

            // What this module's classes are called in Objective-C, and what its extensions add to classes of other modules.
            nonisolated final class _UnderstudyClasses: ObjCObject {
                nonisolated override class func _glue(_ glue: inout ObjCGlue) {
                    \(lines.joined(separator: "\n        "))
                }
            }

            """
    }

    /// The optional requirements that an extension implements for another module's class: `extension UIViewController: UITextFieldDelegate`.
    private static func implemented(_ some: ExtensionDeclaration, _ index: ModuleIndex) -> [String] {
        guard index.isForeignClass(some.extended) else { return [] }
        let names = some.members.filter { $0.kind == .method && !$0.isStatic && !$0.isPrivate }.map(\.fullName).filter(index.optionalMethods.contains)
        return names.isEmpty ? [] : ["glue.implements(\(names.map { "\"\($0)\"" }.joined(separator: ", ")))"]
    }
}
