import Foundation

/// What the runs need of the machine.
enum Household {
    static var isHeadless: Bool { ProcessInfo.processInfo.environment["UNDERSTUDY_HEADLESS"] == "1" }

    static func fail(_ text: String) -> Never {
        fflush(nil)
        FileHandle.standardError.write(Data("lifebench: \(text)\n".utf8))
        exit(1)
    }

    /// Bytes.
    static var resident: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Seconds that the processors have worked for this process.
    static var processor: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    // MARK: Processes of this program

    static func environment(home: String) -> [String: String] {
        ProcessInfo.processInfo.environment.merging([
            "UNDERSTUDY_HEADLESS": "1", "UNDERSTUDY_UNTIL": "never", "HOME": home, "CFFIXED_USER_HOME": home, "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
    }

    static func process(_ arguments: [String], home: String) -> (process: Process, output: Pipe) {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.environment = environment(home: home)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { fail("\(error.localizedDescription)") }
        return (process, output)
    }

    /// What it prints, once it has ended well.
    static func output(of arguments: [String], home: String) -> String {
        let (process, output) = process(arguments, home: home)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { fail("\(arguments.joined(separator: " ")): \(process.terminationReason == .exit ? "status" : "signal") \(process.terminationStatus)") }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// This program once more, as an app: headless, on virtual time.
    static func again(arguments: [String]) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        let home = temporaryHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        process.environment = environment(home: home)
        do { try process.run() } catch { fail("\(error.localizedDescription)") }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 1
    }

    static func temporaryHome() -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lifebench-\(UUID().uuidString)")
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch { fail("\(error.localizedDescription)") }
        return folder.path
    }
}
