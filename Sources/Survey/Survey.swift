import Checking
import Foundation
import Lowering
import SwiftSyntax

/// Says of an app's sources what they need and what of it isn't here, without compiling them: names are looked up in the app and in the table of
/// what modules declare. Where a type can be told the member is looked up in it; elsewhere a name counts as missing only when nobody declares it.
package struct Survey {
    private let request: CheckRequest
    private let table: APITable
    /// Sources by path; a file that can't be read is empty.
    private let contents: [String: Data]

    /// - Parameter names: the text of `names.tsv`.
    package init(request: CheckRequest, names: String) {
        self.request = request
        let paths = request.modules.flatMap(\.sources)
        contents = Dictionary(zip(paths, Parallel.map(paths) { FileManager.default.contents(atPath: $0) ?? Data() })) { one, _ in one }
        table = APITable(text: names, imported: Self.imports(of: request, contents))
    }

    package func report() -> CheckReport {
        let own = Set(request.modules.map(\.name))
        let files = parsedFiles(own: own)
        let collected = Parallel.map(files) { DeclarationCollector.collect($0.file.tree) }
        let universe = Universe(table: table, app: AppDeclarations(collected))
        let modules = ModuleNames(table: table, own: own)
        let lists = SurveyLists()
        for (file, module) in files {
            ScopedUseFinder(
                universe: universe, modules: modules, lists: lists, reasons: request.reasons, implicitImports: module.implicitImports, file: file.path, tree: file.tree
            ).walk(file.tree)
        }
        var report = CheckReport()
        (report.frameworks, report.apis, report.features) = (lists.frameworks.sorted, lists.apis.sorted, lists.features.sorted)
        report.files = files.count
        report.lines = request.modules.flatMap(\.sources).reduce(0) { $0 + (contents[$1]?.count { $0 == UInt8(ascii: "\n") } ?? 0) }
        report.unknownClasses = request.customClasses.mapValues { $0.filter { !isKnown($0, universe) } }.filter { !$0.value.isEmpty }
        return report
    }

    private func isKnown(_ name: String, _ universe: Universe) -> Bool { universe.app.types[name] != nil || table.types[name] != nil }

    private func parsedFiles(own: Set<String>) -> [(file: SourceFile, module: CheckRequest.Module)] {
        let inputs = request.modules.flatMap { module -> [(String, LoweringOptions, CheckRequest.Module)] in
            var options = LoweringOptions()
            (options.module, options.swiftVersion, options.sdkVersion) = (module.name, module.languageVersion, request.systemVersion)
            options.defines = Set(module.conditions)
            options.importable = own
            options.frameworks = table.modules
            return module.sources.map { ($0, options, module) }
        }
        return Parallel.map(inputs) { path, options, module in
            (SourceFile(path: path, text: String(decoding: contents[path] ?? Data(), as: UTF8.self), options: options), module)
        }
    }

    /// By text, as the table has to be read before conditions can be decided.
    private static func imports(of request: CheckRequest, _ contents: [String: Data]) -> Set<String> {
        let perFile = Parallel.map(request.modules.flatMap(\.sources)) { path -> Set<String> in
            var found: Set<String> = []
            for line in (contents[path] ?? Data()).split(separator: UInt8(ascii: "\n")) {
                guard let range = line.range(of: Data("import ".utf8)), range.lowerBound - line.startIndex < 40 else { continue }
                for word in String(decoding: line[range.upperBound...], as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "." || $0 == "\r" || $0 == ";" }) { found.insert(String(word)) }
            }
            return found
        }
        return perFile.reduce(into: Set(request.modules.flatMap(\.implicitImports))) { $0.formUnion($1) }
    }
}
