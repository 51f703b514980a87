/// With what tests run: the scheme's words, or those of one of a test plan's configurations.
package struct TestConfiguration: Sendable, Equatable {
    package var name = ""
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
    /// `de`, and `AT`; nil for the device's own.
    package var language: String?
    package var region: String?

    package init() {}

    /// As Xcode starts an app in another language: settings that outrank the device's.
    package var launchArguments: [String] {
        var words = arguments
        if let language { words += ["-AppleLanguages", "(\(language))"] }
        if language != nil || region != nil { words += ["-AppleLocale", (language ?? "en") + (region.map { "_\($0)" } ?? "")] }
        return words
    }

    /// `$(SRCROOT)` and the like in arguments and environment.
    package func expanded(_ expand: (String) -> String) -> TestConfiguration {
        var result = self
        result.arguments = arguments.map(expand)
        result.environment = environment.mapValues(expand)
        return result
    }
}
