import Foundation

/// Runs `understudy-lower` over a module.
struct Lowerer {
    let tool: URL
    let systemVersion: String
    let progress: any BuildProgress

    /// Lowers `module` into `folder` and gives the lowered files. Files whose text stays the same are left alone.
    func lower(_ module: ModulePlan, into folder: URL) throws -> [URL] {
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            throw BuildFailure("\(tool.path) is missing", hint: "build it there: make build")
        }
        let arguments = ["--module", module.name, "--sdk-version", systemVersion, "--output", folder.path]
            + module.settings.conditions.flatMap { ["--define", $0] } + module.sources.map(\.path)
        let stamp = folder.deletingLastPathComponent().appendingPathComponent("\(module.name).lowered")
        let key = Fingerprint(files: [tool] + module.sources, words: arguments).text
        if (try? String(contentsOf: stamp, encoding: .utf8)) != key {
            progress.step("Lowering \(module.name)", file: nil, of: nil)
            try? FileManager.default.removeItem(at: stamp)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let result = try Subprocess.run(tool, arguments)
            for line in result.output.split(separator: "\n") { progress.diagnostic(String(line)) }
            guard result.status == 0 else { throw BuildFailure("\(module.name) can't be lowered") }
            try key.write(to: stamp, atomically: true, encoding: .utf8)
        }
        return FileManager.default.files(under: folder).filter { $0.pathExtension == "swift" }
    }
}
