/// What lies over the app and leaves it in the foreground.
enum Cover {
    case call, alert, switcher

    var noun: String { switch self { case .call: "call"; case .alert: "alert of the system"; case .switcher: "app switcher" } }
    /// With its article.
    var name: String { switch self { case .call: "a \(noun)"; case .alert: "an \(noun)"; case .switcher: "the \(noun)" } }
    /// The command that takes it away.
    var end: String { switch self { case .call: "call end"; case .alert: "alert end"; case .switcher: "activate" } }
}
