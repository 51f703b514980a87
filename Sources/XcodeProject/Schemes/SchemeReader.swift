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
        guard let plan = testPlans.first else { return }
        // Without it the scheme's own words and all tests are left.
        do { try TestPlan(contentsOf: folder.resolving(plan)).apply(to: &self) } catch { notes.append("\(error)".replacingOccurrences(of: ": error: ", with: ": ")) }
    }
}

/// Collects a scheme's test action, and its launch action as far as tests share it.
private final class SchemeReader: NSObject, XMLParserDelegate {
    private var result: Scheme
    private var path: [String] = []
    private var actions: [String: TestConfiguration] = [:]
    private var sharesLaunchWords = true
    private var testable: Scheme.Testable?

    init(name: String) { result = Scheme(name: name) }

    func scheme() -> Scheme {
        var scheme = result
        var words = actions[sharesLaunchWords ? "LaunchAction" : "TestAction"] ?? TestConfiguration()
        (words.language, words.region) = (actions["TestAction"]?.language ?? words.language, actions["TestAction"]?.region ?? words.region)
        scheme.configurations = [words]
        return scheme
    }

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
        path.append(name)
        let action = path.count > 1 ? path[1] : ""
        if path.count == 2 { readLanguage(attributes, of: action) }
        switch name {
        case "CommandLineArgument" where isOn(attributes):
            actions[action, default: TestConfiguration()].arguments += BuildSettings.words(attributes["argument"] ?? "")
        case "EnvironmentVariable" where isOn(attributes):
            actions[action, default: TestConfiguration()].environment[attributes["key"] ?? ""] = attributes["value"] ?? ""
        default: if action == "TestAction" { readTests(name, attributes) }
        }
    }

    private func readLanguage(_ attributes: [String: String], of action: String) {
        if let language = attributes["language"], !language.isEmpty { actions[action, default: TestConfiguration()].language = language }
        if let region = attributes["region"], !region.isEmpty { actions[action, default: TestConfiguration()].region = region }
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
