/// How the device stands, apart from what the app knows.
struct DeviceSituation {
    var isLocked = false
    /// What covers the app, which is inactive meanwhile (C8).
    var cover: Cover?
    /// The app was in front when the screen was locked.
    var wasInFront = false
    /// The run is to end when the command has been answered.
    var hasEnded = false
    /// The app is to start anew then, with these languages, most wanted first.
    var newLanguages: [String]?
}
