import CoreGraphics
import Foundation
import ObjCRuntime

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionDisableActions = "disableActions"

/// Changes of layers that belong together. Outside `begin` and `commit` there is an implicit one until the run loop turns.
open class CATransaction: ObjCObject, @unchecked Sendable {
    struct State {
        var animationDuration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var completion: Completion?
        var others: [String: Any] = [:]
    }

    /// A completion block and the animations it waits for.
    package final class Completion {
        let block: () -> Void
        private var waitingFor = 0
        private var isCommitted = false

        init(_ block: @escaping () -> Void) { self.block = block }

        func join() { waitingFor += 1 }

        func leave() {
            waitingFor -= 1
            if waitingFor == 0, isCommitted { block() }
        }

        func commit() {
            isCommitted = true
            if waitingFor == 0 { block() }
        }
    }

    nonisolated(unsafe) static var stack: [State] = []
    nonisolated(unsafe) static var implicit = State()
    nonisolated(unsafe) private static var changes = 0
    nonisolated(unsafe) private static var outsideChanges = 0
    nonisolated(unsafe) private static var versions = 0
    private static let recursiveLock = NSRecursiveLock()

    open class func begin() { stack.append(State()) }

    open class func commit() {
        guard let last = stack.popLast() else { return flush() }
        last.completion?.commit()
    }

    /// Commits the implicit transaction: its completion block may run.
    open class func flush() {
        let last = implicit
        implicit = State()
        last.completion?.commit()
    }

    open class func lock() { recursiveLock.lock() }
    open class func unlock() { recursiveLock.unlock() }

    open class func animationDuration() -> CFTimeInterval { find { $0.animationDuration } ?? 0.25 }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.animationDuration = dur } }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { find { $0.timingFunction } }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.timingFunction = function } }
    open class func disableActions() -> Bool { find { $0.disablesActions } ?? false }
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    open class func completionBlock() -> (() -> Void)? { (stack.last ?? implicit).completion?.block }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        // Setting another block lets the one before run as if its group were committed.
        (stack.last ?? implicit).completion?.commit()
        change { $0.completion = block.map(Completion.init) }
    }

    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionCompletionBlock: completionBlock()
        default: find { $0.others[key] }
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(Double(LayerValue.number(anObject)))
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionDisableActions: setDisableActions(LayerValue.flag(anObject))
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: change { $0.others[key] = anObject }
        }
    }

    private class func find<Value>(_ pick: (State) -> Value?) -> Value? {
        for state in stack.reversed() {
            if let value = pick(state) { return value }
        }
        return pick(implicit)
    }

    private class func change(_ body: (inout State) -> Void) {
        if stack.isEmpty { body(&implicit) } else { body(&stack[stack.count - 1]) }
    }

    /// The completion that an animation added now belongs to, which counts it from here on.
    static func joinCompletion() -> Completion? {
        let completion = find { $0.completion }
        completion?.join()
        return completion
    }

    /// Of the tree, or of what leads to a change of a picture.
    static func layerChanged() { changes &+= 1 }

    /// Something that a frame shows has changed outside the layers.
    package static func pictureChanged() {
        changes &+= 1
        outsideChanges &+= 1
    }

    /// What a layer itself draws has changed: delegates that draw directly say so, too.
    package static func layerChanged(_ layer: CALayer) {
        changes &+= 1
        layer.version = nextVersion()
    }

    static func nextVersion() -> Int {
        versions &+= 1
        return versions
    }

    /// Grows with each change that no layer tells of.
    package static var outsideChangeCount: Int { outsideChanges }

    /// Grows with each change of a layer: where it is the same, the picture is.
    package static var changeCount: Int { changes }
}
