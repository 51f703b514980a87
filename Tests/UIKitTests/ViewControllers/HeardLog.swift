import Foundation

/// What is written to standard error meanwhile.
struct HeardLog {
    private let file: URL
    private let descriptor: Int32
    private let kept: Int32

    init() throws {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("heard-\(UUID().uuidString)")
        descriptor = open(file.path, O_RDWR | O_CREAT | O_APPEND, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        kept = dup(2)
        dup2(descriptor, 2)
    }

    /// The lines since they were last taken.
    func take() -> [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        ftruncate(descriptor, 0)
        return text.split(separator: "\n").map(String.init)
    }

    func close() {
        dup2(kept, 2)
        Foundation.close(kept)
        Foundation.close(descriptor)
        try? FileManager.default.removeItem(at: file)
    }
}
