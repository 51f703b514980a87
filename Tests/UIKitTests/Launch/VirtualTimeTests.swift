import Foundation
import Testing
@testable import DeviceHost

/// What Documentation/VirtualTime.md promises. Each in a process of its own: time doesn't become real again.
struct VirtualTimeTests {
    @Test func anHourOfTimersTakesNoTime() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                AppClock.makeVirtual()
                let begin = Date(), machine = ProcessInfo.processInfo.processIdentifier
                nonisolated(unsafe) var fired = 0
                let timer = Timer(timeInterval: 600, repeats: true) { _ in fired += 1 }
                RunLoop.main.add(timer, forMode: .common)
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 3601))
                precondition(fired == 6 && machine > 0)
                let passed = Date().timeIntervalSince(begin)
                precondition(passed >= 3601 && passed < 3602)
            }
        }
    }

    @Test func dispatchAndSleepsJump() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                AppClock.makeVirtual()
                let begin = AppClock.now
                nonisolated(unsafe) var order: [String] = []
                DispatchQueue.main.asyncAfter(deadline: .now() + 20) { order.append("main") }
                DispatchQueue.global().asyncAfter(deadline: .now() + 10) {
                    Thread.sleep(forTimeInterval: 30)
                    DispatchQueue.main.async { order.append("other") }
                }
                Thread.sleep(forTimeInterval: 5)
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 60))
                precondition(order == ["main", "other"])
                precondition(abs(AppClock.now - begin - 65) < 0.5)
            }
        }
    }
}
