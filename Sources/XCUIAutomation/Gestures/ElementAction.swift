import Foundation

/// Something done to an element: found, brought into view, no alert in the way; what prevents it fails the test.
@MainActor struct ElementAction {
    let element: XCUIElement
    /// `tap`, as in `Failed to tap "Add" Button`.
    let verb: String

    func perform(needsHit: Bool = true, _ body: (ElementSnapshot) throws(ElementSearchFailure) -> Void) {
        do {
            let found = try ElementFinder(element.path).find()
            try body(needsHit ? try reachable(found) : found)
        } catch {
            TestFailure.record("Failed to \(verb) \(element.path.name): \(error.text)")
        }
    }

    /// The app comes to rest when the last finger lifts.
    func perform(_ plan: TouchPlan) throws(ElementSearchFailure) { try send(plan.command) }

    @discardableResult func send(_ command: String) throws(ElementSearchFailure) -> String {
        do { return try element.path.application.perform(command) } catch { throw .driving(error) }
    }

    /// An alert that covers it is shown to the test's interruption monitors; what is outside of a scroll view's part is scrolled to.
    private func reachable(_ found: ElementSnapshot) throws(ElementSearchFailure) -> ElementSnapshot {
        var found = found
        if !found.isHittable, let interruption = Interruption(blocking: found), interruption.isHandled(in: element.path.application) {
            found = try ElementFinder(element.path).find()
        }
        if !found.isHittable { found = try ScrollIntoView(action: self).reveal(found) }
        guard found.isHittable || found.elementType == .application else { throw .notHittable(found) }
        return found
    }
}
