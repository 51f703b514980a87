import Foundation
import ObjCRuntime

/// A state that a machine may be in.
open class GKState: ObjCObject {
    open internal(set) weak var stateMachine: GKStateMachine?
    public override init() { super.init() }
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// One of several states, each of a class of its own.
open class GKStateMachine: ObjCObject {
    private var states: [ObjectIdentifier: GKState] = [:]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        super.init()
        for state in states {
            self.states[ObjectIdentifier(type(of: state))] = state
            state.stateMachine = self
        }
    }
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
    open func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? { states[ObjectIdentifier(stateClass)] as? StateType }
}
