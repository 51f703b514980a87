import AppBuilder
import Foundation

/// Gathers what instrumented test programs count, and makes one lcov file of it. A process that crashes leaves no counts.
struct CoverageRun {
    private let file: CoverageFile
    private let scratch: URL
    private var programs: [TestProgram] = []

    init(file: CoverageFile) throws {
        self.file = file
        scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-coverage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    /// Tells the processes where to count: a file each.
    var environment: [String: String] { ["LLVM_PROFILE_FILE": scratch.appendingPathComponent("%p-%m.profraw").path] }

    mutating func add(_ program: TestProgram) { programs.append(program) }

    func removeScratch() { try? FileManager.default.removeItem(at: scratch) }

    /// - Returns: a line that says how much of the app ran.
    func export() throws -> String {
        let counts = ((try? FileManager.default.contentsOfDirectory(at: scratch, includingPropertiesForKeys: nil)) ?? []).filter { $0.pathExtension == "profraw" }
        guard !programs.isEmpty, !counts.isEmpty else { return "coverage: no process came to a good end, so nothing was counted" }
        let text = try CoverageTools(toolchain: Toolchain(cache: BuildLayout.cache)).lcov(of: programs.map(\.executable), counts: counts.map(\.path).sorted(), scratch: scratch)
        let tests = programs.reduce(into: Set<String>()) { $0.formUnion($1.target.testSources) }
        // What was generated lies in the cache.
        let cache = BuildLayout.cache.path + "/"
        let records = Lcov(text).mapped { LineMap(lowered: $0) }.without { tests.contains($0) || $0.hasPrefix(cache) }
        try FileManager.default.createDirectory(at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try records.text.write(to: file.url, atomically: true, encoding: .utf8)
        return "coverage: \(records.summary): \(file.url.path)"
    }
}
