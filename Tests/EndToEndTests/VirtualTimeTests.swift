import Foundation
import XCTest

/// What Documentation/VirtualTime.md promises, in an app of its own.
final class VirtualTimeTests: XCTestCase {
    func testTimersDispatchTasksAndSleepsJump() throws {
        let app = try TemporaryApp(self, files: ["App.swift": TemporaryApp.delegate + """
            class ViewController: UIViewController {
                let start = Date()
                func say(_ what: String) { print(what, Int(Date().timeIntervalSince(start).rounded())) }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { _ in self.say("timer") }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.say("main") }
                    DispatchQueue.global().asyncAfter(deadline: .now() + 120) {
                        Thread.sleep(forTimeInterval: 60)
                        DispatchQueue.main.async { self.say("other") }
                    }
                    Task { @MainActor in
                        try? await Task.sleep(nanoseconds: 30_000_000_000)
                        self.say("task")
                    }
                }
            }
            """])
        let begin = ProcessInfo.processInfo.systemUptime
        let run = try app.run(["--until", "1500"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        let lines = run.outcome.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.filter { $0.first?.isLowercase == true }, ["task 30", "main 60", "other 180", "timer 600", "timer 1200"])
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - begin, 600, "time didn't jump")
    }
}
