/// Which elements are meant: an app's, and what is asked of them one after another.
@MainActor struct ElementPath {
    let application: ApplicationUnderTest
    private(set) var steps: [QueryStep] = []

    init(_ application: ApplicationUnderTest) { self.application = application }

    func appending(_ step: QueryStep) -> ElementPath {
        var copy = self
        copy.steps.append(step)
        return copy
    }

    /// What it finds, and where the trail ends when it finds nothing.
    struct Outcome {
        var matches: [ElementSnapshot]
        /// The first step that left nothing, and what it was given.
        var failure: (step: QueryStep, input: [ElementSnapshot])?
    }

    func resolve(in root: ElementSnapshot) -> Outcome {
        var found = [root]
        for step in steps {
            let next = step.apply(to: found)
            if next.isEmpty { return Outcome(matches: [], failure: (step, found)) }
            found = next
        }
        return Outcome(matches: found)
    }

    /// In what is shown; where that has nothing, also in what rows off the screen hold.
    func resolve() throws(DrivingError) -> (outcome: Outcome, root: ElementSnapshot) {
        let root = try application.snapshot(), outcome = resolve(in: root)
        guard outcome.matches.isEmpty, root.hasEmptyRows else { return (outcome, root) }
        let whole = try application.snapshot(.all)
        return (resolve(in: whole), whole)
    }

    /// As messages name the element: `"Add" Button`, `Cell (Element at index 2)`.
    var name: String {
        var type = XCUIElement.ElementType.application, name = "", suffix = ""
        for step in steps {
            switch step {
            case .descendants(let found), .children(let found): (type, name, suffix) = (found, "", "")
            case .identified(let text): name = "\"\(text)\" "
            case .typed(let found, let text): (type, name) = (found, text.map { "\"\($0)\" " } ?? name)
            case .index(let index): suffix = " (Element at index \(index))"
            case .first: suffix = " (First Match)"
            default: break
            }
        }
        return steps.isEmpty ? "Application '\(application.bundleIdentifier)'" : name + type.title + suffix
    }

    /// The steps with what each found, as a failing test's reader wants to see it.
    func chain(in root: ElementSnapshot) -> String {
        var found = [root], lines = ["Query chain:", " →Find: Target Application '\(application.bundleIdentifier)'"]
        for (depth, step) in steps.enumerated() {
            found = step.apply(to: found)
            let indent = String(repeating: "  ", count: depth + 1)
            lines.append("\(indent)↪︎Find: \(step.text)")
            lines.append("\(indent)  Output: {")
            lines += found.map { "\(indent)    \($0.line)" }
            lines.append("\(indent)  }")
        }
        return lines.joined(separator: "\n")
    }
}
