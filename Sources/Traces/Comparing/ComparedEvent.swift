/// An event as the comparison sees it: which of its kind, of which object.
struct ComparedEvent: Sendable {
    /// Same in both traces for what is taken for the same.
    struct Key: Hashable, Sendable {
        var event: String
        var object: String
        /// Of that event of that object: how often it came before; for what may repeat freely, how often its view began to appear or to change size.
        var occurrence: Int
    }

    var key: Key
    /// Without the detail of a launch step: `loadNib`.
    var kind: String
    var recorded: RecordedEvent

    /// Class and number, numbered among what is compared.
    var object: String { key.object }

    var text: String { object.isEmpty ? key.event : "\(key.event) \(object)" }
}
