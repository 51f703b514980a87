import Foundation

/// A build configuration (`Debug`, `Release`, …) of a project or target: its settings as written.
package struct Configuration: Sendable {
    package var name: String
    package var settings: [String: String]
    /// The `.xcconfig` that lies beneath the settings.
    package var base: URL?
}
