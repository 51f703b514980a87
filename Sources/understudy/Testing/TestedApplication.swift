import AppBuilder
import Foundation

/// The app that interface tests launch, as their process is told of it.
struct TestedApplication {
    private struct Record: Encodable {
        var bundleIdentifier: String
        var executable: String
        var environment: [String: String]
    }

    private let container: AppContainer
    let environment: [String: String]

    /// Its home is empty at first, and kept from launch to launch.
    init(_ folder: URL) throws {
        let bundle = try BuiltApp(folder)
        container = try AppContainer(forTestsOf: bundle.identifier + ".app")
        let record = Record(bundleIdentifier: bundle.identifier, executable: bundle.executable.path, environment: container.environment)
        environment = ["UNDERSTUDY_TEST_APPLICATIONS": String(decoding: try JSONEncoder().encode([record]), as: UTF8.self)]
    }
}
