/// Why the app didn't do what it was asked.
enum DrivingError: Error, CustomStringConvertible {
    /// `BirdWatching crashed: Fatal error: …`, with the report's lines beneath.
    case crashed(String)
    /// The app is there and says no.
    case refused(String)
    case unreachable(String)

    var description: String {
        switch self {
        case .crashed(let text), .refused(let text), .unreachable(let text): text
        }
    }
}
