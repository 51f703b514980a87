/// What an app's sources need, and what of it isn't here.
package struct CheckReport: Codable, Sendable {
    package struct Place: Codable, Sendable, Hashable {
        package var file: String
        package var line: Int

        package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
    }

    /// One thing that the sources name, with every place that does.
    package struct Use: Codable, Sendable {
        package var name: String
        package var status: APIStatus
        /// Why it is missing, where that is known.
        package var reason: String?
        package var places: [Place]

        package init(name: String, status: APIStatus, reason: String? = nil, places: [Place]) {
            (self.name, self.status, self.reason, self.places) = (name, status, reason, places)
        }
    }

    /// Imported modules that aren't the app's own.
    package var frameworks: [Use] = []
    /// Names of Apple's API and whatever else isn't the app's own.
    package var apis: [Use] = []
    /// `#selector`, macros, result builders, …
    package var features: [Use] = []
    /// Custom classes of storyboards and xibs that nobody declares, by document.
    package var unknownClasses: [String: [String]] = [:]
    package var files = 0
    package var lines = 0

    package init() {}

    /// What keeps the app from compiling.
    package var blockers: [Use] { (frameworks + apis + features).filter { $0.status == .missing } }
}
