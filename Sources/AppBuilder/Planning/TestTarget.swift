import Foundation
import XcodeProject

/// A test bundle, and everything that has to be built before it.
package struct TestTarget: Sendable {
    package var name: String
    /// In the order in which they have to be compiled; the tests are the last.
    var modules: [ModulePlan]
    /// The app that is launched before the tests run in it, nil where they run by themselves.
    var host: ModulePlan?
    /// The app that interface tests launch in a process of its own.
    var application: AppPlan?
    var configuration: String
    /// What is left out and why.
    package var notes: [String]
    /// The tests run once for each; there is one at least.
    package var configurations = [TestConfiguration()]
    /// `Class/testMethod` or `Class`: what the scheme switches off, and what alone it chooses.
    package var skipped: [String] = []
    package var selected: [String]?

    /// Paths of the tests' own sources.
    package var testSources: Set<String> { Set(tests.sources.map(\.path)) }
    var tests: ModulePlan { modules[modules.count - 1] }
}

extension TestTarget {
    /// - Parameter name: what the scheme calls the target.
    /// - Parameter settings: what `$(SRCROOT)` and the like stand for.
    mutating func follow(_ scheme: Scheme?, as name: String, settings: BuildSettings) {
        guard let scheme else { return }
        configurations = scheme.configurations.map { $0.expanded(settings.expand) }
        guard let testable = scheme.testable(name) else { return }
        (skipped, selected) = (testable.skipped.map(Self.identifier), testable.selected?.map(Self.identifier))
    }

    /// Schemes write `Class/testMethod()` as well as `Class/testMethod`.
    private static func identifier(_ text: String) -> String {
        text.hasSuffix("()") ? String(text.dropLast(2)) : text
    }
}
