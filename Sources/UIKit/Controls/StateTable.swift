import Foundation

/// Values by control state, with UIKit's rule of falling back to the normal state.
struct StateTable<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The value of exactly `state`; else of its most telling single flag; else of the normal state.
    func value(for state: UIControl.State) -> Value? {
        if let exact = self[state] { return exact }
        for flag: UIControl.State in [.disabled, .highlighted, .selected] where state.contains(flag) && state != flag {
            if let single = self[flag] { return single }
        }
        return self[.normal]
    }

    var isEmpty: Bool { values.isEmpty }
    var all: [Value] { Array(values.values) }
}
