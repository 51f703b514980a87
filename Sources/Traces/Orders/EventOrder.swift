/// An order that rules ask for: each event before all those that follow it.
package struct EventOrder: Equatable, Sendable {
    /// An event, and whose.
    package struct Step: Equatable, Sendable {
        /// `A`, `B`: steps of one letter are of one object, of two letters of two. nil: of whatever object.
        package var object: Character?
        /// Without the detail of a launch step: `loadNib`.
        package var event: String
    }

    package enum Life: String, Sendable {
        case withScenes = "SC", withoutScenes = "NS", either = "-"
    }

    /// Ids of `API/rules.tsv`.
    package var rules: [String]
    package var life: Life
    package var steps: [Step]

    /// `D19 L17`, `-`, `B.viewWillDisappear(_:) A.viewWillAppear(_:)`: the cells of a row; nil when it is none.
    init?(_ cells: [Substring]) {
        guard cells.count == 3, let life = Life(rawValue: String(cells[1])) else { return nil }
        rules = cells[0].split(separator: " ").map(String.init)
        self.life = life
        steps = cells[2].split(separator: " ").map { word in
            let parts = word.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, parts[0].count == 1 else { return Step(object: nil, event: String(word)) }
            return Step(object: parts[0].first, event: String(parts[1]))
        }
        guard !rules.isEmpty, steps.count > 1 else { return nil }
    }

    /// The steps at which the row asks for `first` before `then`; nil when it doesn't.
    func places(_ first: ComparedEvent, before then: ComparedEvent) -> (first: Int, then: Int)? {
        for one in steps.indices where steps[one].event == first.kind {
            let other = steps.indices.first { $0 > one && steps[$0].event == then.kind && steps[one].relates(to: steps[$0], isSame: first.object == then.object) }
            if let other { return (one, other) }
        }
        return nil
    }

    /// Whether all steps are of one object.
    var isOfOneObject: Bool { steps[0].object != nil && steps.allSatisfy { $0.object == steps[0].object } }
}

extension EventOrder.Step {
    fileprivate func relates(to other: Self, isSame: Bool) -> Bool {
        guard let object, let second = other.object else { return true }
        return (object == second) == isSame
    }
}
