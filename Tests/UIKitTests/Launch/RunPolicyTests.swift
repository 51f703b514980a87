@testable import DeviceHost
import Testing

struct RunPolicyTests {
    private func situation(now: Double = 1, launched: Bool = true, frame: Bool = true, lastChange: Double = 0, turns: Int = 5, animating: Bool = false) -> RunPolicy.Situation {
        RunPolicy.Situation(now: now, isLaunched: launched, hasShownFrame: frame, lastChange: lastChange, turnsSinceChange: turns, isAnimating: animating)
    }

    @Test func firstFrameEndsWithItsTurn() {
        var policy = RunPolicy(until: .firstFrame)
        let answer1 = policy.endsAfterTurn(situation(frame: false))
        #expect(!answer1)
        let answer2 = policy.endsAfterTurn(situation(launched: false))
        #expect(!answer2)
        let answer3 = policy.endsAfterTurn(situation())
        #expect(answer3)
    }

    @Test func idleWithNoTimerInSight() {
        var policy = RunPolicy(until: .idle)
        let answer4 = policy.endsAfterTurn(situation())
        #expect(!answer4)
        let answer5 = policy.endsBeforeWaiting(situation(lastChange: 1), next: nil)
        #expect(answer5)
        let answer6 = policy.endsBeforeWaiting(situation(lastChange: 1), next: 1.5)
        #expect(answer6)
        let answer7 = policy.endsBeforeWaiting(situation(lastChange: 1), next: 0.5)
        #expect(!answer7)
        let answer8 = policy.endsBeforeWaiting(situation(animating: true), next: nil)
        #expect(!answer8)
    }

    @Test func idleBesideTimersThatChangeNothing() {
        var policy = RunPolicy(until: .idle)
        _ = policy.endsAfterTurn(situation(now: 0))
        let answer9 = policy.endsBeforeWaiting(situation(now: 0.5, lastChange: 0, turns: 5), next: 0.1)
        #expect(!answer9)
        let answer10 = policy.endsBeforeWaiting(situation(now: 2, lastChange: 0, turns: 1), next: 0.1)
        #expect(!answer10)
        let answer11 = policy.endsBeforeWaiting(situation(now: 2, lastChange: 0, turns: 2), next: 0.1)
        #expect(answer11)
    }

    @Test func neverIdleForLongerThanAMinute() {
        var policy = RunPolicy(until: .idle)
        _ = policy.endsAfterTurn(situation(now: 1))
        let answer12 = policy.endsBeforeWaiting(situation(now: 61, lastChange: 61, turns: 0, animating: true), next: 0.01)
        #expect(answer12)
        #expect(policy.note == "still busy after 60 seconds of the app's time; the run ends here")
    }

    @Test func secondsEndWhereNothingHappensBefore() {
        var policy = RunPolicy(until: .seconds(3))
        _ = policy.endsAfterTurn(situation(now: 1))
        let answer13 = policy.endsBeforeWaiting(situation(now: 2), next: nil)
        #expect(answer13)
        let answer14 = policy.endsBeforeWaiting(situation(now: 2), next: 0.5)
        #expect(!answer14)
        let answer15 = policy.endsBeforeWaiting(situation(now: 2), next: 2.5)
        #expect(answer15)
    }
}
