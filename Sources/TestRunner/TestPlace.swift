import Foundation

/// Where a test is declared, in the user's own file.
struct TestPlace: Sendable {
    let file: String
    let line: Int

    /// The whole path of a file that debug information names from the folder that the compiler ran in: some folder around this one.
    func full(_ path: String) -> String? {
        guard !path.hasPrefix("/") else { return path }
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent(path).path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
