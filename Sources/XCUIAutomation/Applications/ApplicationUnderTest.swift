import DeviceCommands
import Foundation
import XCTestGaps

/// An app as the tester sees it, whichever `XCUIApplication` names it: its process, its socket, its clock beside the tester's.
@MainActor final class ApplicationUnderTest {
    let bundleIdentifier: String
    private let record: ApplicationRecord?
    private var process: ChildProcess?
    private var link: LineSocket?
    /// The tester's clock minus the app's.
    private var clockDifference = 0.0
    /// Whether it is in front; what the tester knows by what it asked for.
    private(set) var isInFront = false
    /// Elements know what they lie in while their root lives.
    private var lastSnapshot: ElementSnapshot?

    private static var known: [String: ApplicationUnderTest] = [:]

    static func named(_ bundleIdentifier: String) -> ApplicationUnderTest {
        if let found = known[bundleIdentifier] { return found }
        let made = ApplicationUnderTest(bundleIdentifier)
        known[bundleIdentifier] = made
        return made
    }

    /// The app that the test target names.
    static var target: ApplicationUnderTest { named(ApplicationRecord.all.first?.bundleIdentifier ?? "") }

    /// The app that was launched or came to the front last.
    private(set) static var front: ApplicationUnderTest?

    static func terminateAll() { for application in known.values { application.end() } }

    private init(_ bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        record = ApplicationRecord.all.first { $0.bundleIdentifier == bundleIdentifier }
    }

    /// An app that has crashed meanwhile isn't running.
    var isRunning: Bool { link != nil && process?.isRunning == true }
    var processIdentifier: Int { process.map { Int($0.identifier) } ?? 0 }

    // MARK: Launching

    /// Launches it anew, and waits until it is in front and has come to rest.
    func launch(arguments: [String], environment: [String: String]) throws(DrivingError) {
        end()
        guard let record else { throw .unreachable(Self.absence(of: bundleIdentifier)) }
        let begin = TesterClock.machine
        try TesterClock.attempting {
            let socket = try LaunchFolder.newSocket()
            let process = try ChildProcess(record.executable, arguments: arguments, environment: self.environment(record, socket, environment))
            self.process = process
            self.link = try self.connect(to: socket, of: process)
        }
        clockDifference = TesterClock.now
        // The first answer comes when the app is active, has shown itself and come to rest.
        try perform("clock 0")
        isInFront = true
        Self.front = self
        LaunchDurations.add(TesterClock.machine - begin)
    }

    private func environment(_ record: ApplicationRecord, _ socket: String, _ own: [String: String]) -> [String: String] {
        var result = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("UNDERSTUDY_TEST_") && $0.key != "XCTestConfigurationFilePath" }
        result.merge(record.environment) { _, new in new }
        result.merge(own) { _, new in new }
        result.merge(["UNDERSTUDY_SOCKET": socket, "UNDERSTUDY_UNTIL": "never", "UNDERSTUDY_OWNED": "1"]) { _, ours in ours }
        return result
    }

    private func connect(to path: String, of process: ChildProcess) throws -> LineSocket {
        let limit = TesterClock.machine + Self.patience
        while true {
            if let link = try? LineSocket(connectingTo: path) {
                link.limitWaiting(to: Self.patience)
                return link
            }
            guard process.isRunning else { throw crash("at its launch") }
            guard TesterClock.machine < limit else {
                process.kill(SIGABRT)
                throw DrivingError.unreachable("\(bundleIdentifier) hasn't answered within \(Int(Self.patience)) seconds of its launch; it was stopped")
            }
            TesterClock.rest(0.002)
        }
    }

    private static func absence(of identifier: String) -> String {
        let names = ApplicationRecord.all.map(\.bundleIdentifier).joined(separator: ", ")
        return identifier.isEmpty
            ? "No target application path specified via test configuration: the test target names no app (TEST_TARGET_NAME)"
            : "Failed to launch \(identifier): it isn't installed; installed is \(names.isEmpty ? "nothing" : names)"
    }

    /// Seconds of the machine's time that the app may be busy with one command.
    private static let patience = ProcessInfo.processInfo.environment["UNDERSTUDY_WALL_LIMIT"].flatMap(Double.init).map { $0 / 2 } ?? 60

    // MARK: Driving

    /// Has the app do something when its clock has reached the tester's, and brings the tester's to the app's then.
    @discardableResult func perform(_ command: String) throws(DrivingError) -> String {
        guard isRunning else { throw process == nil || link == nil ? .unreachable("\(bundleIdentifier) is not running") : crash("") }
        if TesterClock.isVirtual { try ask("clock \(TesterClock.now - clockDifference)") }
        let answer = try ask(command)
        if TesterClock.isVirtual, link != nil, let time = Double(try ask("clock 0")) { TesterClock.pass(time + clockDifference - TesterClock.now) }
        return answer
    }

    @discardableResult private func ask(_ command: String) throws(DrivingError) -> String {
        try TesterClock.attempting {
            guard let link = self.link, let process = self.process, link.writeLine(command) else { throw self.crash("at `\(command)`") }
            let begin = TesterClock.machine
            guard let answer = link.readLine().flatMap(DeviceAnswer.init(line:)) else {
                guard TesterClock.machine - begin >= Self.patience, process.isRunning else { throw self.crash("at `\(command)`") }
                process.kill(SIGABRT)
                self.end()
                throw DrivingError.unreachable("\(self.bundleIdentifier) hasn't answered `\(command)` within \(Int(Self.patience)) seconds; it was stopped")
            }
            guard answer.ok else { throw DrivingError.refused(answer.error ?? "") }
            return answer.output ?? ""
        }
    }

    /// What became of the process. From here on it counts as not running.
    private func crash(_ when: String) -> DrivingError {
        link = nil
        isInFront = false
        guard let process else { return .unreachable("\(bundleIdentifier) is not running") }
        if !process.waitForEnd(2) { process.kill() }
        guard let ending = process.ending else { return .unreachable("\(bundleIdentifier) has closed its socket") }
        let report = CrashReport(ending, errors: process.errors.finish())
        self.process = nil
        return .crashed(([("\(bundleIdentifier) crashed \(when)").trimmingCharacters(in: .whitespaces) + ": \(report.reason)"] + report.lines).joined(separator: "\n"))
    }

    // MARK: Coming and going

    func activate(arguments: [String], environment: [String: String]) throws(DrivingError) {
        guard isRunning else { return try launch(arguments: arguments, environment: environment) }
        try perform("activate")
        isInFront = true
        Self.front = self
    }

    /// The home button: it runs on in the background.
    func goHome() throws(DrivingError) {
        try perform("home")
        isInFront = false
    }

    /// Ends it as the app switcher does.
    func terminate() {
        guard isRunning else { return end() }
        _ = try? ask("terminate")
        if let process { TesterClock.holding { _ = process.waitForEnd(5) } }
        end()
    }

    private func end() {
        link = nil
        isInFront = false
        process?.kill()
        process = nil
    }

    // MARK: What it shows

    /// The root of all elements.
    /// - Parameter scope: `all` has rows of tables off the screen asked for what they hold.
    func snapshot(_ scope: ElementScope = .shown) throws(DrivingError) -> ElementSnapshot {
        let text = try perform("elements \(scope.rawValue)")
        do {
            let root = ElementSnapshot(try JSONDecoder().decode(ElementRecord.self, from: Data(text.utf8)))
            lastSnapshot = root
            return root
        } catch {
            throw .unreachable("\(bundleIdentifier) told its elements in a way that isn't understood: \(error)")
        }
    }
}

extension TesterClock {
    /// Time stands while the app works; what goes wrong is the app's.
    static func attempting<Result>(_ work: () throws -> Result) throws(DrivingError) -> Result {
        do { return try holding(work) } catch let error as DrivingError { throw error } catch { throw .unreachable("\(error)") }
    }
}
