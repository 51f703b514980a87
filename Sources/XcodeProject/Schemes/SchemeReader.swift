import Foundation
import FoundationXML

extension Scheme {
    /// Reads an `.xcscheme`, and the test plans that it names.
    /// - Parameter folder: what `container:` stands for.
    package init(contentsOf file: URL, beside folder: URL) throws {
        guard let parser = XMLParser(contentsOf: file) else { throw ProjectError("the scheme can't be read", file: file.path) }
        let reader = SchemeReader(name: file.deletingPathExtension().lastPathComponent)
        parser.delegate = reader
        guard parser.parse() else { throw ProjectError("the scheme is no well-formed XML", file: file.path, line: parser.lineNumber) }
        self = reader.scheme()
        if let plan = testPlans.first { try TestPlan(contentsOf: folder.resolving(plan)).apply(to: &self) }
    }
}

/// Collects a scheme's test action, and its launch action as far as tests share it.
private final class SchemeReader: NSObject, XMLParserDelegate {
    private struct Action {
        var arguments: [String] = []
        var environment: [String: String] = [:]
    }

    private var result: Scheme
    private var path: [String] = []
    private var actions: [String: Action] = [:]
    private var sharesLaunchWords = true
    private var testable: Scheme.Testable?

    init(name: String) { result = Scheme(name: name) }

    func scheme() -> Scheme {
        var scheme = result
        let words = actions[sharesLaunchWords ? "LaunchAction" : "TestAction"] ?? Action()
        (scheme.arguments, scheme.environment) = (words.arguments, words.environment)
        return scheme
    }

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
        path.append(name)
        let action = path.count > 1 ? path[1] : ""
        switch name {
        case "CommandLineArgument" where isOn(attributes):
            actions[action, default: Action()].arguments += BuildSettings.words(attributes["argument"] ?? "")
        case "EnvironmentVariable" where isOn(attributes):
            actions[action, default: Action()].environment[attributes["key"] ?? ""] = attributes["value"] ?? ""
        default: if action == "TestAction" { readTests(name, attributes) }
        }
    }

    private func readTests(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "TestAction":
            sharesLaunchWords = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
        case "TestPlanReference":
            let plan = String((attributes["reference"] ?? "").split(separator: ":", maxSplits: 1).last ?? "")
            if attributes["default"] == "YES" { result.testPlans.insert(plan, at: 0) } else { result.testPlans.append(plan) }
        case "TestableReference": testable = Scheme.Testable(targetName: "", isSkipped: attributes["skipped"] == "YES")
        case "BuildableReference" where path.contains("TestableReference"): testable?.targetName = attributes["BlueprintName"] ?? ""
        case "Test" where path.contains("SkippedTests"): testable?.skipped.append(attributes["Identifier"] ?? "")
        case "Test" where path.contains("SelectedTests"): testable?.select(attributes["Identifier"] ?? "")
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
        guard name == "TestableReference", let found = testable else { return }
        result.testables.append(found)
        testable = nil
    }

    private func isOn(_ attributes: [String: String]) -> Bool { attributes["isEnabled"] != "NO" }
}

extension Scheme.Testable {
    fileprivate mutating func select(_ test: String) { selected = (selected ?? []) + [test] }
}
