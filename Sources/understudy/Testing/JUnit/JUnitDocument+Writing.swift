import Foundation

extension JUnitDocument {
    var xml: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(Self.counts(cases, seconds))>"]
        if !properties.isEmpty {
            lines.append("  <properties>")
            lines += properties.sorted { $0.key < $1.key }.map { "    <property name=\"\(Self.escaped($0))\" value=\"\(Self.escaped($1))\"/>" }
            lines.append("  </properties>")
        }
        for suite in suites {
            let name = Self.escaped(suite.name)
            lines.append("  <testsuite name=\"\(name)\" \(Self.counts(suite.cases, suite.seconds))>")
            lines += suite.cases.flatMap { Self.lines(for: $0, class: name) } + ["  </testsuite>"]
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    /// Folders that aren't there are made.
    func write(to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try xml.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func counts(_ cases: [Case], _ seconds: Double) -> String {
        "tests=\"\(cases.count)\" failures=\"\(cases.failures)\" errors=\"\(cases.errors)\" skipped=\"\(cases.skipped)\" time=\"\(time(seconds))\""
    }

    private static func lines(for test: Case, class name: String) -> [String] {
        let head = "    <testcase classname=\"\(name)\" name=\"\(escaped(test.name))\" time=\"\(time(test.seconds))\""
        var inner: [String] = []
        switch test.outcome {
        case .passed: break
        case .skipped(let reason): inner.append(reason.map { "      <skipped message=\"\(escaped($0))\"/>" } ?? "      <skipped/>")
        case .failed(let faults): inner += faults.map { line("failure", $0) }
        case .error(let fault): inner.append(line("error", fault))
        }
        if let output = test.output { inner.append("      <system-err>\(escaped(output))</system-err>") }
        return inner.isEmpty ? [head + "/>"] : [head + ">"] + inner + ["    </testcase>"]
    }

    private static func line(_ element: String, _ fault: Fault) -> String {
        "      <\(element) message=\"\(escaped(fault.message))\">\(escaped(fault.text))</\(element)>"
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// XML has no way to write most control characters.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            default: if scalar.value >= 32 { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
