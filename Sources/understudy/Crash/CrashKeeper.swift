import AppBuilder
import CrashRecords
import Foundation

/// Has an app leave behind what the report of its crash needs, and writes the report.
struct CrashKeeper {
    private let name: String
    private let identifier: String
    /// What the app was started for.
    private let launch: String?
    private let work: URL

    private var record: URL { work.appendingPathComponent("record") }
    private var backtraces: URL { work.appendingPathComponent("backtraces.txt") }

    /// Of all threads, as the preset says (the word `all` is taken for none); what registers and images hold helps nobody who debugs an app.
    private static let backtracer = "enable=yes,preset=full,registers=none,images=none,limit=64"

    init(name: String, identifier: String, launch: String?) {
        (self.name, self.identifier, self.launch) = (name, identifier, launch)
        work = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-crash-\(UUID().uuidString)")
    }

    /// What the app is to be started with: settings of the user's own go before the first.
    func prepare() -> (weak: [String: String], strong: [String: String]) {
        try? FileManager.default.createDirectory(at: work, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let isThere = CrashRecord.prepare(at: record.path)
        return (["SWIFT_BACKTRACE": "\(Self.backtracer),output-to=\(backtraces.path)"], isThere ? [CrashRecord.variable: record.path] : [:])
    }

    func clear() { try? FileManager.default.removeItem(at: work) }

    /// Writes the report of a process that has ended by `signal`, and says on standard error what matters of it.
    func report(signal: Int32, errors: String) -> CrashReport {
        let report = CrashReport(
            name: name, launch: launch, signal: signal, record: CrashRecord.Content(path: record.path), errors: errors,
            backtraces: (try? String(contentsOf: backtraces, encoding: .utf8)) ?? "", date: Date())
        StandardError.write(report.summary)
        do {
            let file = try keep(report)
            StandardError.write("note: crash report: \(file.path)")
        } catch {
            StandardError.write("note: the crash report can't be kept: \(error.localizedDescription)")
        }
        return report
    }

    private func keep(_ report: CrashReport) throws -> URL {
        let folder = Self.folder(identifier)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stamp = report.date.formatted(Date.ISO8601FormatStyle(dateSeparator: .dash, dateTimeSeparator: .space, timeSeparator: .omitted, timeZone: .current)).replacingOccurrences(of: " ", with: "-").prefix(17)
        var file = folder.appendingPathComponent("\(name)-\(stamp).crash.txt"), number = 1
        while FileManager.default.fileExists(atPath: file.path) {
            number += 1
            file = folder.appendingPathComponent("\(name)-\(stamp)-\(number).crash.txt")
        }
        try report.text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Where the reports of an app lie.
    static func folder(_ identifier: String) -> URL { BuildLayout.cache.appendingPathComponent("crashes").appendingPathComponent(identifier) }
}
