import Foundation

/// Keeps what a process wrote before a test ended it: why, and where in the app it was.
struct CrashReports {
    let folder: URL

    /// - Parameter junit: the report that they lie beside.
    init(junit: URL) {
        folder = junit.deletingPathExtension().deletingLastPathComponent().appendingPathComponent(junit.deletingPathExtension().lastPathComponent + "-crashes")
    }

    /// Where nobody asked for a report, in a folder of the project's in the cache.
    init(folder: URL) { self.folder = folder }

    /// Those of an earlier run would be taken for this one's.
    func clear() { try? FileManager.default.removeItem(at: folder) }

    /// - Returns: the file; nil, after a word on standard error, where it can't be written.
    func keep(_ text: String, of test: String, in target: String, reason: String) -> String? {
        let words = "\(target)/\(test)".map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "." }
        let file = folder.appendingPathComponent(String(words) + ".txt")
        let content = "\(target)/\(test): \(reason)\n\n\(text)"
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try content.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            StandardError.write("note: the crash report can't be kept: \(error.localizedDescription)")
            return nil
        }
        StandardError.write("note: crash report: \(file.path)")
        return file.path
    }
}
