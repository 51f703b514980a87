import AppBuilder
import Foundation
import FoundationXML

extension JUnitDocument {
    /// Reads a report, ours or another tool's.
    /// - Throws: `BuildFailure` naming file and line.
    init(contentsOf file: URL) throws {
        guard let data = try? Data(contentsOf: file) else { throw BuildFailure("\(file.path) can't be read") }
        let parser = XMLParser(data: data), reader = JUnitReader()
        parser.delegate = reader
        let isRead = parser.parse()
        if let line = reader.brokenLine ?? (isRead ? nil : parser.lineNumber) { throw BuildFailure("\(file.path):\(line): this is no well-formed XML") }
        guard reader.isReport else { throw BuildFailure("\(file.path) is no JUnit report: it has no <testsuites> or <testsuite>") }
        self = reader.document
    }
}

private final class JUnitReader: NSObject, XMLParserDelegate {
    var document = JUnitDocument()
    var isReport = false
    var brokenLine: Int?
    /// Suites may lie in suites.
    private var suites: [JUnitDocument.Suite] = []
    private var test: JUnitDocument.Case?
    private var faults: [JUnitDocument.Fault] = []
    private var text = ""

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
        text = ""
        switch name {
        case "testsuites":
            isReport = true
            document.seconds = Double(attributes["time"] ?? "") ?? 0
        case "testsuite":
            isReport = true
            suites.append(.init(name: attributes["name"] ?? ""))
        case "property" where suites.isEmpty: document.properties[attributes["name"] ?? ""] = attributes["value"]
        case "testcase":
            test = .init(name: attributes["name"] ?? "", seconds: Double(attributes["time"] ?? "") ?? 0, outcome: .passed)
            faults = []
        case "skipped": test?.outcome = .skipped(attributes["message"])
        case "failure", "error": faults.append(.init(message: attributes["message"] ?? "", text: ""))
        default: break
        }
    }

    /// The parser goes on behind some faults.
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { brokenLine = brokenLine ?? parser.lineNumber }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        switch name {
        case "failure":
            faults[faults.count - 1].text = text
            test?.outcome = .failed(faults)
        case "error":
            faults[faults.count - 1].text = text
            test?.outcome = .error(faults[faults.count - 1])
        case "system-err": test?.output = text
        case "testcase":
            if let test, !suites.isEmpty { suites[suites.count - 1].cases.append(test) }
            test = nil
        case "testsuite":
            let suite = suites.removeLast()
            if !suite.cases.isEmpty { document.suites.append(suite) }
        default: break
        }
    }
}
