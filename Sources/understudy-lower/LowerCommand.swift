import Foundation
import Lowering

/// `understudy-lower --module NAME --output DIR FILE.swift…`
struct LowerCommand {
    private let arguments: [String]

    init(arguments: [String]) { self.arguments = arguments }

    static let usage = """
        usage: understudy-lower [--module NAME] [--swift-version 4|4.2|5|6] [--sdk-version 18.4] [--define NAME]…
                                [--importable MODULE]… [--without MODULE]… [--import-classes FILE]… [--write-classes FILE] [--statistics]
                                [--default-isolation MainActor] [--platform ios|linux] [--tests] [--test-host SYMBOL]
                                [--output DIR] FILE.swift… | @FILE-LIST
        Lowers a whole module. Without --output the lowered source is printed.

        """

    private struct Plan {
        var options = LoweringOptions()
        var output: String?
        var classes: String?
        var statistics = false
        var files: [String] = []
    }

    private struct UsageError: Error {
        let text: String
    }

    func run() -> Int32 {
        do {
            let plan = try parse()
            return try lower(plan)
        } catch let error as UsageError {
            complain("understudy-lower: \(error.text)\n\(Self.usage)")
            return 2
        } catch {
            complain("understudy-lower: \(error.localizedDescription)\n")
            return 1
        }
    }

    private func parse() throws -> Plan {
        var plan = Plan()
        plan.options.frameworks = Self.modulesBeside()
        var rest = arguments[...]
        func value(_ name: String) throws -> String {
            guard let value = rest.popFirst() else { throw UsageError(text: "\(name) needs a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--module": plan.options.module = try value(argument)
            case "--swift-version": plan.options.swiftVersion = try value(argument)
            case "--sdk-version": plan.options.sdkVersion = try value(argument)
            case "--define": plan.options.defines.insert(try value(argument))
            case "--importable": plan.options.importable.insert(try value(argument))
            case "--without": plan.options.unwanted.insert(try value(argument))
            case "--import-classes": plan.options.importedClasses.append(try String(contentsOfFile: try value(argument), encoding: .utf8))
            case "--write-classes": plan.classes = try value(argument)
            case "--tests": plan.options.isTests = true
            case "--test-host": plan.options.hostEntryPoint = try value(argument)
            case "--statistics": plan.statistics = true
            case "--default-isolation": plan.options.isolatesToMainActor = try value(argument) == "MainActor"
            case "--platform": plan.options.platform = LoweringOptions.Platform(rawValue: try value(argument)) ?? .iOS
            case "--output": plan.output = try value(argument)
            case "-h", "--help": throw UsageError(text: "")
            case _ where argument.hasPrefix("@"):
                plan.files += try String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8).split(separator: "\n").map(String.init)
            case _ where argument.hasPrefix("-"): throw UsageError(text: "unknown option \(argument)")
            default: plan.files.append(argument)
            }
        }
        if plan.files.isEmpty { throw UsageError(text: "no files") }
        return plan
    }

    /// The frameworks that were built with this tool: `canImport` finds them.
    private static func modulesBeside() -> Set<String> {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("Modules")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let tools: Set<String> = ["Lowering", "AppBuilder", "XcodeProject", "InterfaceBuilder", "AssetCatalog", "understudy", "understudy_lower", "understudy_api"]
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }).subtracting(tools)
    }

    private func lower(_ plan: Plan) throws -> Int32 {
        let inputs = try plan.files.map { path in
            guard let data = FileManager.default.contents(atPath: path) else { throw UsageError(text: "can't read \(path)") }
            return Lowering.Input(path: URL(fileURLWithPath: path).path, text: String(decoding: data, as: UTF8.self))
        }
        let result = Lowering(options: plan.options).lower(inputs)
        for diagnostic in result.diagnostics { complain("\(diagnostic)\n") }
        if plan.statistics {
            let some = result.statistics
            complain("selectors: \(some.selectors), resolved: \(some.resolvedSelectors), ambiguous: \(some.ambiguousSelectors)\n")
            for doubt in some.doubts { complain("\(doubt)\n") }
        }
        if let output = plan.output {
            try OutputFolder(path: output).write(result.outputs)
        } else {
            for output in result.outputs where inputs.count > 1 || output.name != "_UnderstudyClasses.swift" { print(output.text, terminator: "") }
        }
        if let classes = plan.classes { try OutputFolder.writeIfChanged(result.classes, to: classes) }
        return result.diagnostics.contains { $0.severity == .error } ? 1 : 0
    }

    private func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
