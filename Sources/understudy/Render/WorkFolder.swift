import Foundation

/// A temporary folder that goes when nobody uses it any more.
final class WorkFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
