import Foundation

/// Results in JUnit's XML, which every CI reads: a suite for each class.
struct JUnitReport {
    let bundles: [BundleResult]

    var xml: String {
        let tests = bundles.flatMap(\.tests)
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites tests=\"\(tests.count)\" failures=\"\(tests.count { $0.status == .failed })\" skipped=\"\(tests.count { $0.status == .skipped })\" time=\"\(Self.time(bundles.reduce(0) { $0 + $1.seconds }))\">",
        ]
        for bundle in bundles { lines += Self.suites(of: bundle) }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func suites(of bundle: BundleResult) -> [String] {
        Dictionary(grouping: bundle.tests, by: \.group).sorted { $0.key < $1.key }.flatMap { group, tests -> [String] in
            let name = escaped(group.isEmpty ? bundle.target : "\(bundle.target).\(group)")
            let head = "  <testsuite name=\"\(name)\" tests=\"\(tests.count)\" failures=\"\(tests.count { $0.status == .failed })\" skipped=\"\(tests.count { $0.status == .skipped })\" time=\"\(time(tests.reduce(0) { $0 + $1.seconds }))\">"
            return [head] + tests.flatMap { lines(for: $0, class: name) } + ["  </testsuite>"]
        }
    }

    private static func lines(for test: TestResult, class name: String) -> [String] {
        let head = "    <testcase classname=\"\(name)\" name=\"\(escaped(test.method))\" time=\"\(time(test.seconds))\""
        switch test.status {
        case .passed: return [head + "/>"]
        case .skipped: return [head + "><skipped/></testcase>"]
        case .failed: return [head + ">"] + test.failures.map(line) + ["    </testcase>"]
        }
    }

    private static func line(_ failure: TestFailure) -> String {
        "      <failure message=\"\(escaped(failure.message))\">\(escaped(failure.place ?? failure.message))</failure>"
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
