import Foundation

/// An `.xctestplan`: which tests run, and with what.
struct TestPlan: Decodable {
    /// What a configuration says outranks what the plan says for all.
    struct Options: Decodable {
        struct Argument: Decodable { var argument: String; var enabled: Bool? }
        struct Variable: Decodable { var key: String; var value: String?; var enabled: Bool? }
        var commandLineArgumentEntries: [Argument]?
        var environmentVariableEntries: [Variable]?
        var language: String?
        var region: String?
    }

    struct Configuration: Decodable {
        var name: String?
        var enabled: Bool?
        var options: Options?
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

    var configurations: [Configuration]?
    var defaultOptions: Options?
    var testTargets: [Entry]

    init(contentsOf file: URL) throws {
        guard let data = try? Data(contentsOf: file) else { throw ProjectError("the scheme's test plan isn't there", file: file.path) }
        do { self = try JSONDecoder().decode(TestPlan.self, from: data) } catch { throw ProjectError("the test plan is broken: \(error)", file: file.path) }
    }

    func apply(to scheme: inout Scheme) {
        scheme.testables = testTargets.map { entry in
            Scheme.Testable(
                targetName: entry.target.name, isSkipped: entry.enabled == false, skipped: entry.skippedTests?.identifiers ?? [],
                selected: entry.selectedTests?.identifiers)
        }
        let common = scheme.configurations[0].with(defaultOptions)
        let enabled = (configurations ?? []).filter { $0.enabled != false }
        scheme.configurations = enabled.isEmpty ? [common] : enabled.enumerated().map { number, some in
            var result = common.with(some.options)
            result.name = some.name ?? "Configuration \(number + 1)"
            return result
        }
    }
}

extension TestConfiguration {
    fileprivate func with(_ options: TestPlan.Options?) -> TestConfiguration {
        var result = self
        if let entries = options?.commandLineArgumentEntries { result.arguments = entries.filter { $0.enabled != false }.flatMap { BuildSettings.words($0.argument) } }
        if let entries = options?.environmentVariableEntries {
            result.environment = Dictionary(entries.filter { $0.enabled != false }.map { ($0.key, $0.value ?? "") }) { _, last in last }
        }
        result.language = options?.language ?? language
        result.region = options?.region ?? region
        return result
    }
}
