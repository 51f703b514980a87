import Foundation

/// An app that the tester may launch, as `understudy test` hands it over in the environment.
struct ApplicationRecord: Codable, Sendable {
    static let variable = "UNDERSTUDY_TEST_APPLICATIONS"

    var bundleIdentifier: String
    var executable: String
    /// Its home, and what else the app alone is told.
    var environment: [String: String]

    /// The target's app is the first.
    static let all: [ApplicationRecord] = {
        guard let text = ProcessInfo.processInfo.environment[variable] else { return [] }
        return (try? JSONDecoder().decode([ApplicationRecord].self, from: Data(text.utf8))) ?? []
    }()
}
