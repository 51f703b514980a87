/// Lists a test module's test classes and their methods, which nothing can find by name here: a function at the end of each
/// file, since classes of tests may be private to it, and one that joins them, in a file with the program's entry point.
struct TestList {
    let index: ModuleIndex
    let files: [SourceFile]
    let options: LoweringOptions

    /// The function of one file, nil where it declares no tests.
    func function(ofFile number: Int) -> String? {
        let classes = classes(ofFile: number)
        guard !classes.isEmpty else { return nil }
        let lists = classes.map(statements).joined(separator: " ")
        return "#sourceLocation()\n@MainActor func \(Self.name(number))() -> [TestRunner.TestClass] { var _list: [TestRunner.TestClass] = []; \(lists) return _list }"
    }

    private func classes(ofFile number: Int) -> [TypeDeclaration] { index.files[number].types.filter { isTestCase($0) && isReachable($0) } }

    /// The generated file: the joined list and `main`.
    func program() -> String {
        let numbers = index.files.indices.filter { !classes(ofFile: $0).isEmpty }
        let usesTesting = index.imports.contains("Testing")
        let host = options.hostEntryPoint
        var lines = ["import TestRunner", "import UIKit"]
        if usesTesting { lines.append("import Testing") }
        if let host {
            lines += ["", "@_silgen_name(\"\(host)\")", "func _launchHost(_ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32"]
        }
        lines += ["", "@main", "enum _UnderstudyTests {", "    @MainActor static func main() {", "        var list: [TestRunner.TestClass] = []"]
        lines += numbers.map { "        list += \(Self.name($0))()" }
        lines.append("        let run = TestRunner.TestRun(list)")
        if usesTesting { lines.append(Self.testing) }
        lines.append(host == nil
            ? "        run.start(alone: { _ = UIApplication.shared })"
            : "        run.start(inApp: { _ = _launchHost(CommandLine.argc, CommandLine.unsafeArgv) })")
        return (lines + ["    }", "}", ""]).joined(separator: "\n")
    }

    /// Swift Testing finds its tests by itself; it gets what it may be asked for.
    private static let testing = """
                run.testing = { request in
                    var arguments = Testing.__CommandLineArguments_v0()
                    arguments.listTests = request.lists
                    arguments.parallel = false
                    arguments.quiet = true
                    arguments.eventStreamOutputPath = request.events
                    arguments.eventStreamSchemaVersion = "0"
                    arguments.filter = request.filter
                    return await Testing.__swiftPMEntryPoint(passing: arguments) as Int32
                }
        """

    private static func name(_ file: Int) -> String { "_understudyTests\(file)" }

    private func statements(_ type: TypeDeclaration) -> String {
        let adds = tests(of: type).map { member in
            let call = "test.\(member.name)()", file = files[member.file]
            let place = "\(SourceLocation.quoted(file.path)), \(file.position(member.offset).line)"
            return member.isAsync
                ? "_class.addAsync(\"\(member.name)\", \(place)) { (test: \(type.fullName)) in nonisolated(unsafe) let test = test; try await \(call) };"
                : "_class.add(\"\(member.name)\", \(place)) { (test: \(type.fullName)) in try \(call) };"
        }
        let all = index.listsTests(type) ? adds + ["_class.add(listed: \(type.fullName).allTests, \(place(of: type)));"] : adds
        return "do { \(all.isEmpty ? "let" : "var") _class = TestRunner.TestClass(\(type.fullName).self); \(all.joined(separator: " ")) _list.append(_class) };"
    }

    private func place(of type: TypeDeclaration) -> String {
        let file = files[type.file]
        return "\(SourceLocation.quoted(file.path)), \(file.position(type.offset).line)"
    }

    /// Methods that XCTest takes for tests: named so, of an object, without arguments or result, seen by Objective-C.
    private func tests(of type: TypeDeclaration) -> [Member] {
        var seen: Set<String> = []
        return type.members.filter { member in
            member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty && member.type == nil
                && !member.isStatic && !member.isPrivate && !member.isGeneric && !member.attributes.contains("nonobjc") && seen.insert(member.name).inserted
        }
    }

    private func isTestCase(_ type: TypeDeclaration) -> Bool {
        type.kind == .class && !type.isInFunction && !type.isGeneric && index.isTestCase(type)
    }

    /// What is private to another type can't be named at the file's end.
    private func isReachable(_ type: TypeDeclaration) -> Bool { type.path.count == 1 || !type.modifiers.contains("private") }
}
