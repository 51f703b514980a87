import Foundation
import XCTest

/// What Documentation/VirtualTime.md promises, in apps of their own.
final class VirtualTimeTests: XCTestCase {
    /// Runs an app whose controller has `code` in it, and gives the lines that it said.
    private func lines(_ code: String, _ options: [String], passed: [String] = []) throws -> [String] {
        let app = try TemporaryApp(self, files: ["App.swift": TemporaryApp.delegate + """
            class ViewController: UIViewController {
                let start = Date()
                /// On the app's clock, in whole seconds.
                var seconds: Int { Int(Date().timeIntervalSince(start).rounded()) }
                func say(_ what: String) { print(what, seconds) }
                \(code)
            }
            """])
        let run = try app.run(options, passed: passed)
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        return run.outcome.output.split(separator: "\n").map(String.init).filter { $0.first?.isLowercase == true }
    }

    func testTimersDispatchTasksAndSleepsJump() throws {
        let begin = ProcessInfo.processInfo.systemUptime
        let lines = try lines("""
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
            """, ["--until", "1500"])
        XCTAssertEqual(lines, ["task 30", "main 60", "other 180", "timer 600", "timer 1200"])
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - begin, 600, "time didn't jump")
    }

    /// What is written of a crash waits for threads that are halted.
    func testACrashedProcessHasTheMachinesTime() throws {
        let lines = try lines("""
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                print("virtual", took { _ = DispatchGroup().enters.wait(timeout: .now() + 1) } < 0.5)
                unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "understudy_clock_make_real"), to: (@convention(c) () -> Void).self)()
                print("real", took { _ = DispatchGroup().enters.wait(timeout: .now() + 1) } >= 0.9)
            }

            /// Seconds of the machine's clock.
            func took(_ body: () -> Void) -> Double {
                func now() -> Double { (try? String(contentsOfFile: "/proc/uptime", encoding: .utf8))?.split(separator: " ").first.flatMap { Double($0) } ?? 0 }
                let begin = now()
                body()
                return now() - begin
            }
            }

            extension DispatchGroup {
                var enters: DispatchGroup { enter(); return self }
            """, ["--until", "first-frame"])
        XCTAssertEqual(lines, ["virtual true", "real true"])
    }

    /// Waits with a time-out, on the main thread and on others, end when it has passed on the app's clock.
    func testWaitsTimeOut() throws {
        let lines = try lines("""
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                wait("main")
                DispatchQueue.global().async {
                    let begin = Date()
                    self.wait("other", since: begin)
                    DispatchQueue.main.async { self.say("end") }
                }
            }

            nonisolated func wait(_ name: String, since begin: Date = Date()) {
                let real = clock_seconds()
                func say(_ what: String) { print(name, what, Int(Date().timeIntervalSince(begin).rounded())) }
                say(DispatchSemaphore(value: 0).wait(timeout: .now() + 20) == .timedOut ? "semaphore" : "?")
                let group = DispatchGroup()
                group.enter()
                say(group.wait(timeout: .now() + 20) == .timedOut ? "group" : "?")
                group.leave()
                let condition = NSCondition()
                condition.lock()
                say(condition.wait(until: Date().addingTimeInterval(20)) ? "?" : "condition")
                condition.unlock()
                let lock = NSConditionLock(condition: 1)
                say(lock.lock(whenCondition: 2, before: Date().addingTimeInterval(20)) ? "?" : "conditionlock")
                Thread.sleep(forTimeInterval: 20)
                say("sleep")
                if clock_seconds() - real > 10 { print("it took its time") }
            }

            /// Of the machine's.
            nonisolated func clock_seconds() -> Double {
                let text = (try? String(contentsOfFile: "/proc/uptime", encoding: .utf8)) ?? ""
                return Double(text.prefix { $0 != " " }) ?? 0
            }
            """, ["--until", "1000", "--watchdog", "off"])
        let waits = ["semaphore 20", "group 40", "condition 60", "conditionlock 80", "sleep 100"]
        XCTAssertEqual(lines, waits.map { "main " + $0 } + waits.map { "other " + $0 } + ["end 200"])
    }

    /// Timers and ends of runs, in a loop of another thread.
    func testRunLoopsOfOtherThreadsJump() throws {
        let lines = try lines("""
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let begin = Date()
                Thread {
                    @Sendable func say(_ what: String) { print(what, Int(Date().timeIntervalSince(begin).rounded())) }
                    let timer = Timer(timeInterval: 30, repeats: true) { _ in say("timer") }
                    RunLoop.current.add(timer, forMode: .default)
                    RunLoop.current.run(until: Date().addingTimeInterval(100))
                    timer.invalidate()
                    say("run")
                    let queue = OperationQueue()
                    queue.addOperation { Thread.sleep(forTimeInterval: 50) }
                    queue.waitUntilAllOperationsAreFinished()
                    say("operation")
                }.start()
            }
            """, ["--until", "1000"])
        XCTAssertEqual(lines, ["timer 30", "timer 60", "timer 90", "run 100", "operation 150"])
    }

    /// What works goes on while time stands: nothing due later comes first.
    func testTimeStandsWhileAThreadIsBusy() throws {
        let lines = try lines("""
            nonisolated func work(_ seconds: Double) {
                var begin = timespec(), now = timespec()
                clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin)
                repeat { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) }
                while Double(now.tv_sec - begin.tv_sec) + Double(now.tv_nsec - begin.tv_nsec) / 1e9 < seconds
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self.say("timer") }
                DispatchQueue.global().async {
                    self.work(0.5)
                    DispatchQueue.main.async { self.say("busy") }
                }
                let ready = DispatchSemaphore(value: 0), group = DispatchGroup()
                DispatchQueue.global().async { self.work(0.3); ready.signal() }
                say(ready.wait(timeout: .now() + 30) == .success ? "semaphore" : "?")
                DispatchQueue.global().async(group: group) { self.work(0.3) }
                say(group.wait(timeout: .now() + 30) == .success ? "group" : "?")
                Task.detached {
                    self.work(0.3)
                    await MainActor.run { self.say("task") }
                }
            }
            """, ["--until", "100"])
        XCTAssertEqual(lines.prefix(2), ["semaphore 0", "group 0"])
        XCTAssertEqual(Set(lines.dropFirst(2).dropLast()), ["busy 0", "task 0"])
        XCTAssertEqual(lines.last, "timer 5")
    }

    /// The answer of a server comes before what is due later; the connection that is kept afterwards holds nothing up.
    func testTimeRunsWhileAServerIsAsked() throws {
        let server = try SlowServer(delay: 0.4)
        defer { server.stop() }
        let begin = ProcessInfo.processInfo.systemUptime
        let lines = try lines("""
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { _ in self.say("timer") }
                ask("first") {
                    self.ask("second") {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { self.say(self.seconds >= 3600 ? "later" : "early") }
                    }
                }
            }

            func ask(_ name: String, then: @escaping @MainActor () -> Void) {
                let url = URL(string: "http://127.0.0.1:" + CommandLine.arguments[1] + "/")!
                URLSession.shared.dataTask(with: url) { data, _, error in
                    DispatchQueue.main.async {
                        print(name, data.map { String(decoding: $0, as: UTF8.self) } ?? "\\(error!)", self.seconds < 15 ? "in time" : "late")
                        then()
                    }
                }.resume()
            }
            """, ["--until", "5000"], passed: ["\(server.port)"])
        XCTAssertEqual(lines.prefix(3), ["first wren in time", "second wren in time", "timer 20"])
        XCTAssertEqual(lines.last?.prefix(5), "later")
        XCTAssertEqual(server.connections, 1, "the connection wasn't kept: the test shows nothing")
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - begin, 600, "a kept connection held time up")
    }

    /// 60 s of waits and animations take a moment of the machine's time.
    func testAMinuteOfWaitsTakesNoSecond() throws {
        let lines = try lines("""
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let real = clock_seconds(), box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.addSubview(box)
                func step(_ number: Int) {
                    guard number < 20 else {
                        print("seconds", self.seconds)
                        print("real", Int((clock_seconds() - real) * 1000))
                        return
                    }
                    UIView.animate(withDuration: 1, animations: { box.frame.origin.x += 10 }) { _ in
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                            Task { @MainActor in
                                try? await Task.sleep(nanoseconds: 1_000_000_000)
                                step(number + 1)
                            }
                        }
                    }
                }
                step(0)
            }

            func clock_seconds() -> Double {
                let text = (try? String(contentsOfFile: "/proc/uptime", encoding: .utf8)) ?? ""
                return Double(text.prefix { $0 != " " }) ?? 0
            }
            """, ["--until", "100"])
        XCTAssertEqual(lines.first?.hasPrefix("seconds 6"), true, "\(lines)")
        let real = try XCTUnwrap(lines.last?.split(separator: " ").last.flatMap { Int($0) })
        XCTAssertLessThan(real, 5000, "of the machine's milliseconds; on an idle one it is under 1000")
    }
}
