import CoreGraphics
import Foundation

extension CAAnimation {
    /// Where an animation stands.
    package enum Phase: Equatable {
        case before
        /// The part of one run that is over, 0…1, after the pace; and how many runs are over.
        case running(progress: Double, cycle: Int)
        case after(progress: Double, cycle: Int)
    }

    /// Seconds of one run, the transaction's where none are given.
    package var singleDuration: CFTimeInterval { duration > 0 ? duration : 0.25 }

    /// Seconds from its start to its end, on its own clock; infinite for one that repeats for ever.
    package var activeDuration: CFTimeInterval {
        let once = singleDuration * (autoreverses ? 2 : 1)
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? once * Double(repeatCount) : once
    }

    /// `time` is on the parent's clock.
    func phase(at time: CFTimeInterval, pace: Bool = true) -> Phase {
        guard speed != 0 else { return running(timeOffset, pace) }
        let local = (time - beginTime) * Double(speed) + timeOffset
        if local < 0 { return .before }
        if local >= activeDuration {
            guard case .running(let progress, let cycle) = running(activeDuration, pace) else { return .before }
            return .after(progress: progress, cycle: cycle)
        }
        return running(local, pace)
    }

    private func running(_ local: CFTimeInterval, _ pace: Bool) -> Phase {
        let once = singleDuration
        var runs = local / once
        // At its very end an animation shows its last value, not the first of a run that doesn't come.
        let cycleLength = autoreverses ? 2.0 : 1.0
        var cycle = Int((runs / cycleLength).rounded(.down))
        if local >= activeDuration, runs / cycleLength == Double(cycle), cycle > 0 { cycle -= 1 }
        runs -= Double(cycle) * cycleLength
        var progress = runs > 1 && autoreverses ? 2 - runs : min(runs, 1)
        if pace, let timingFunction { progress = timingFunction.value(at: progress) }
        return .running(progress: progress, cycle: cycle)
    }

    /// Whether its values show at `phase`.
    func shows(in phase: Phase) -> (progress: Double, cycle: Int)? {
        switch phase {
        case .running(let progress, let cycle): (progress, cycle)
        case .before: fillMode == .backwards || fillMode == .both ? (0, 0) : nil
        case .after(let progress, let cycle): fillMode == .forwards || fillMode == .both ? (progress, cycle) : nil
        }
    }
}
