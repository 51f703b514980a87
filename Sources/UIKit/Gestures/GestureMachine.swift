/// A recognizer's target, held weakly, and what it is sent.
struct GestureTarget {
    weak var target: AnyObject?
    let action: Selector

    init(_ target: Any, _ action: Selector) {
        self.target = target as AnyObject
        self.action = action
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// Where a recognizer stands, and what holds it back.
struct GestureMachine {
    var state: UIGestureRecognizer.State = .possible
    /// From `require(toFail:)`.
    var mustFail: [WeakRecognizer] = []
    /// Wants to begin or end, but waits for others to fail.
    var waiting: UIGestureRecognizer.State?
    /// Recognizers whose failure this one waits for in the sequence under way.
    var blockers: [WeakRecognizer] = []
    /// Touches that end this sequence's part in it are over: reset follows once all are lifted.
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
}
