import Foundation

/// An `.xctestplan`: which tests run, with which arguments and environment.
struct TestPlan: Decodable {
    struct Options: Decodable {
        struct Argument: Decodable { var argument: String; var enabled: Bool? }
        struct Variable: Decodable { var key: String; var value: String?; var enabled: Bool? }
        var commandLineArgumentEntries: [Argument]?
        var environmentVariableEntries: [Variable]?
    }

    struct Entry: Decodable {
        struct Reference: Decodable { var name: String }
        var target: Reference
        var enabled: Bool?
        var skippedTests: Tests?
        var selectedTests: Tests?
    }

    /// A list of identifiers; newer plans nest suites, of which only the names count here.
    struct Tests: Decodable {
        private struct Suites: Decodable {
            struct Suite: Decodable { var name: String; var testFunctions: [String]? }
            var suites: [Suite]?
            var testFunctions: [String]?
        }

        var identifiers: [String]

        init(from decoder: any Decoder) throws {
            if let list = try? decoder.singleValueContainer().decode([String].self) {
                identifiers = list
                return
            }
            let nested = try Suites(from: decoder)
            identifiers = (nested.testFunctions ?? []) + (nested.suites ?? []).flatMap { suite in
                suite.testFunctions.map { $0.map { "\(suite.name)/\($0)" } } ?? [suite.name]
            }
        }
    }

    var defaultOptions: Options?
    var testTargets: [Entry]

    init(contentsOf file: URL) throws {
        do { self = try JSONDecoder().decode(TestPlan.self, from: Data(contentsOf: file)) } catch {
            throw ProjectError("the test plan isn't there or is broken", file: file.path)
        }
    }

    func apply(to scheme: inout Scheme) {
        scheme.testables = testTargets.map { entry in
            Scheme.Testable(
                targetName: entry.target.name, isSkipped: entry.enabled == false, skipped: entry.skippedTests?.identifiers ?? [],
                selected: entry.selectedTests?.identifiers)
        }
        for entry in defaultOptions?.commandLineArgumentEntries ?? [] where entry.enabled != false { scheme.arguments += BuildSettings.words(entry.argument) }
        for entry in defaultOptions?.environmentVariableEntries ?? [] where entry.enabled != false { scheme.environment[entry.key] = entry.value ?? "" }
    }
}
