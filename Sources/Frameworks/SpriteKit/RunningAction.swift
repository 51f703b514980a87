import UIKit

/// An action under way on a node.
@MainActor final class RunningAction {
    let action: SKAction
    private var elapsed: TimeInterval = 0
    private var step: SKAction.Step?
    /// The parts that are under way: one of a sequence, all of a group.
    private var parts: [RunningAction] = []
    private var next = 0
    private var isStarted = false

    init(_ action: SKAction) { self.action = action }

    /// - Returns: seconds left over when the action is done, nil while it isn't.
    func advance(_ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        let seconds = seconds * TimeInterval(action.speed)
        switch action.kind {
        case .instant(let body):
            body(node)
            return seconds
        case .gradual(let start): return gradually(start, seconds, node)
        case .sequence(let actions): return inTurn(seconds, node) { $0 < actions.count ? actions[$0] : nil }
        case .times(let action, let count):
            return inTurn(seconds, node) { count == nil || $0 < count! ? action : nil }
        case .group(let actions):
            if !isStarted { (isStarted, parts) = (true, actions.map(RunningAction.init)) }
            var left = seconds
            parts = parts.filter { part in
                guard let rest = part.advance(seconds, node) else { return true }
                left = min(left, rest)
                return false
            }
            return parts.isEmpty ? left : nil
        case .onChild(let name, let action):
            if !isStarted { (isStarted, parts) = (true, [RunningAction(action)]) }
            guard let child = node.childNode(withName: name) else { return seconds }
            return parts[0].advance(seconds, child)
        }
    }

    private func gradually(_ start: @MainActor (SKNode) -> SKAction.Step, _ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        if step == nil { step = start(node) }
        elapsed += seconds
        let part = action.duration > 0 ? min(elapsed / action.duration, 1) : 1
        step?(part >= 1 ? action.eased(1) : action.eased(CGFloat(part)))
        return part >= 1 ? elapsed - action.duration : nil
    }

    /// One action after another within the time there is. One that takes no time and comes again comes with the next frame.
    private func inTurn(_ seconds: TimeInterval, _ node: SKNode, _ action: (Int) -> SKAction?) -> TimeInterval? {
        var left = seconds, instants = 0
        while true {
            if parts.isEmpty {
                guard let following = action(next) else { return left }
                if case .times = self.action.kind, instants > 0 { return nil }
                parts = [RunningAction(following)]
            }
            guard let rest = parts[0].advance(left, node) else { return nil }
            if rest >= left { instants += 1 }
            (left, parts) = (rest, [])
            next += 1
        }
    }
}
