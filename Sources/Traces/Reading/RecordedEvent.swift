/// One line of a trace, of Understudy's `--trace` or of the probe's.
package struct RecordedEvent: Equatable, Sendable {
    /// Line in its file, from 1.
    package var line: Int
    /// The callback as Swift spells it, a notification's name, or a launch step.
    package var event: String
    /// Class of the object concerned, empty for none.
    package var type: String
    /// Which object of the class: `ViewController#2`; empty for none.
    package var id: String
    /// Application state; empty where the recorder didn't know.
    package var state: String
    /// Id of the rule that the event obeys; may be empty.
    package var rule: String
}

extension RecordedEvent: Decodable {
    private enum CodingKeys: String, CodingKey { case event, type, id, state, rule }

    /// `n` and `t` are of no account: the line is the number, and time is ignored.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        line = 0
        event = try values.decode(String.self, forKey: .event)
        type = try values.decode(String.self, forKey: .type)
        id = try values.decode(String.self, forKey: .id)
        state = try values.decodeIfPresent(String.self, forKey: .state) ?? ""
        rule = try values.decodeIfPresent(String.self, forKey: .rule) ?? ""
    }
}
