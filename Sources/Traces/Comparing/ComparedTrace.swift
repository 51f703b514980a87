/// The events of a recording that the other's recorder would have recorded too, with their keys.
struct ComparedTrace {
    let events: [ComparedEvent]
    let positions: [ComparedEvent.Key: Int]
    /// Names of what was left out, in order.
    let leftOut: [String]

    init(_ recording: Recording, other: Recorder) {
        var numbers = ObjectNumbers(), occurrences: [ComparedEvent.Key: Int] = [:], episodes: [String: Int] = [:]
        var events: [ComparedEvent] = [], positions: [ComparedEvent.Key: Int] = [:], leftOut: [String] = []
        for event in recording.events {
            guard other.records(event.event) else {
                leftOut.append(Recorder.kind(event.event))
                continue
            }
            let object = numbers.name(event), isLoose = Self.repeatsFreely.contains(event.event)
            if Self.beginsEpisode.contains(event.event) { episodes[object, default: 0] += 1 }
            var key = ComparedEvent.Key(event: event.event, object: object, occurrence: 0)
            if isLoose {
                key.occurrence = episodes[object, default: 0]
                guard positions[key] == nil else { continue }
            } else {
                occurrences[key, default: 0] += 1
                key.occurrence = occurrences[key]! - 1
            }
            positions[key] = events.count
            events.append(ComparedEvent(key: key, kind: Recorder.kind(event.event), recorded: event))
        }
        (self.events, self.positions, self.leftOut) = (events, positions, leftOut)
    }

    /// How often these come isn't promised (A44, D9, D11): the first after each beginning counts.
    static let repeatsFreely: Set<String> = [
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "layoutSubviews()", "viewSafeAreaInsetsDidChange()", "viewLayoutMarginsDidChange()",
        "application(_:supportedInterfaceOrientationsFor:)", "tableView(_:willDisplay:forRowAt:)",
    ]

    private static let beginsEpisode: Set<String> = ["viewWillAppear(_:)", "viewWillTransition(to:with:)"]

    /// Whether the trace has that event of that object at all, however often.
    func hasAny(_ key: ComparedEvent.Key) -> Bool { events.contains { $0.key.event == key.event && $0.key.object == key.object } }
}

/// Numbers objects class by class, in the order in which compared events name them: a recorder may have met others before.
private struct ObjectNumbers {
    private var names: [String: String] = [:]
    private var counts: [String: Int] = [:]

    mutating func name(_ event: RecordedEvent) -> String {
        guard !event.id.isEmpty else { return event.type }
        if let name = names[event.id] { return name }
        counts[event.type, default: 0] += 1
        let name = "\(event.type)#\(counts[event.type]!)"
        names[event.id] = name
        return name
    }
}
