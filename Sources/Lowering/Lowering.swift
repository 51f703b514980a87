import Foundation

/// Rewrites a module's Apple-only Swift so that it compiles here: one call lowers all of a module's files, because what
/// happens to one may depend on another (a moved override, a selector's name, an optional method in a subclass).
package struct Lowering {
    package struct Input {
        /// The path that messages show.
        package let path: String
        package let text: String

        package init(path: String, text: String) { (self.path, self.text) = (path, text) }
    }

    package struct Output {
        /// The file's name, unique in the module.
        package let name: String
        package let text: String
    }

    package struct Result {
        package var outputs: [Output] = []
        package var diagnostics: [Diagnostic] = []
        /// What other modules need to know of this one's classes.
        package var classes: String = ""
        package var statistics = Statistics()
    }

    package struct Statistics {
        package var selectors = 0
        package var resolvedSelectors = 0
        package var ambiguousSelectors = 0
        /// Where `#selector` names what nobody declares (its Objective-C name follows from the rules) or what several declare differently.
        package var doubts: [String] = []
    }

    package let options: LoweringOptions

    package init(options: LoweringOptions) { self.options = options }

    package func lower(_ inputs: [Input]) -> Result {
        let parsed = Parallel.map(inputs) { SourceFile(path: $0.path, text: $0.text, options: options) }
        var index = ModuleIndex(options: options)
        for declarations in Parallel.map(parsed, { IndexBuilder.declarations(of: $0) }) { index.add(declarations) }
        index.finish()

        let finished = index
        let rewritten = Parallel.map(Array(parsed.enumerated())) { Rewriter.rewrite($0.element, number: $0.offset, index: finished, options: options) }
        var result = Result()
        var names = UniqueNames()
        let tests = options.isTests ? TestList(index: index, files: parsed, options: options) : nil
        for (number, (file, rewrite)) in zip(parsed, rewritten).enumerated() {
            let list = tests?.function(ofFile: number).map { (rewrite.text.hasSuffix("\n") ? "" : "\n") + $0 + "\n" } ?? ""
            result.outputs.append(Output(name: names.name(for: file.path), text: SourceLocation.header(file.path) + rewrite.text + list))
            result.diagnostics += file.diagnostics + rewrite.diagnostics
            result.statistics.add(rewrite.statistics)
        }
        if let list = ClassList.text(of: index, files: parsed, options: options) { result.outputs.append(Output(name: "_UnderstudyClasses.swift", text: list)) }
        if let tests { result.outputs.append(Output(name: "_UnderstudyTests.swift", text: tests.program())) }
        result.classes = index.exported()
        return result
    }
}

extension Lowering.Statistics {
    mutating func add(_ other: Self) {
        selectors += other.selectors
        resolvedSelectors += other.resolvedSelectors
        ambiguousSelectors += other.ambiguousSelectors
        doubts += other.doubts
    }
}

/// File names of a module have to differ, also where folders make them differ in the project.
private struct UniqueNames {
    private var taken: Set<String> = []

    mutating func name(for path: String) -> String {
        let base = (path as NSString).lastPathComponent
        var name = base
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\((base as NSString).deletingPathExtension)-\(number).swift"
            number += 1
        }
        return name
    }
}

enum SourceLocation {
    /// A path as a string literal.
    static func quoted(_ path: String) -> String {
        "\"" + path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// Makes messages, `#file` and line numbers the user's.
    static func header(_ path: String) -> String {
        "#sourceLocation(file: \(quoted(path)), line: 1)\n"
    }
}
