import Foundation

/// What to build, and how.
package struct BuildRequest: Sendable {
    package var input: BuildInput
    package var target: String?
    package var configuration: String?
    /// The iOS version that availability checks compare with.
    package var systemVersion: String
    /// Whether the project's script phases run. They may do anything, so somebody has to ask for it.
    package var runsScripts: Bool
    /// Whether the program counts which lines run.
    package var measuresCoverage: Bool
    /// Where intermediate files live; nil for a folder in the user's cache that belongs to the project alone.
    package var buildFolder: URL?

    package init(
        input: BuildInput, target: String? = nil, configuration: String? = nil, systemVersion: String = "18.4",
        runsScripts: Bool = false, measuresCoverage: Bool = false, buildFolder: URL? = nil
    ) {
        self.input = input
        self.target = target
        self.configuration = configuration
        self.systemVersion = systemVersion
        self.runsScripts = runsScripts
        self.measuresCoverage = measuresCoverage
        self.buildFolder = buildFolder
    }
}
