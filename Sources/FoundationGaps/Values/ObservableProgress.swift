import Foundation
import ObjCRuntime

/// What lowering makes of `Progress(…)`: corelibs' doesn't tell observers of its changes.
open class _Progress: Progress, @unchecked Sendable {
    private weak var above: _Progress?

    open override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set { change("completedUnitCount", andAbove: true) { super.completedUnitCount = newValue } }
    }
    open override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set { change("totalUnitCount", andAbove: true) { super.totalUnitCount = newValue } }
    }

    open override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        (child as? _Progress)?.above = self
        super.addChild(child, withPendingUnitCount: inUnitCount)
    }

    open override func cancel() { change("isCancelled") { super.cancel() } }
    open override func pause() { change("isPaused") { super.pause() } }
    open override func resume() { change("isPaused") { super.resume() } }

    /// - Parameter andAbove: what is done here counts in the progress that this is part of.
    private func change(_ key: String, andAbove: Bool = false, _ body: () -> Void) {
        let own = [key] + (andAbove ? ["fractionCompleted", "isFinished", "isIndeterminate"] : [])
        let ancestors = andAbove ? Array(sequence(first: above) { $0?.above }.prefix { $0 != nil }.compactMap { $0 }) : []
        for name in own { KeyValueObserving.willChange(name, of: self) }
        for progress in ancestors { KeyValueObserving.willChange("fractionCompleted", of: progress) }
        body()
        for progress in ancestors { KeyValueObserving.didChange("fractionCompleted", of: progress) }
        for name in own.reversed() { KeyValueObserving.didChange(name, of: self) }
    }
}
