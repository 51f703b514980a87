import Foundation

/// Runs `understudy-lower` over a module.
struct Lowerer {
    let tool: URL
    let systemVersion: String
    let layout: BuildLayout
    let progress: any BuildProgress

    /// Lowers a module and gives the lowered files. Files whose text stays the same are left alone.
    /// - Parameter dependencies: modules lowered before, whose classes this one may inherit from.
    /// - Parameter host: the app that tests are launched in.
    func lower(_ module: ModulePlan, after dependencies: [ModulePlan], host: ModulePlan? = nil) throws -> [URL] {
        let folder = layout.lowered(module.name)
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            throw BuildFailure("\(tool.path) is missing", hint: "build it there: make build")
        }
        let known = dependencies.filter { $0.c == nil }.map { layout.classes(of: $0.name) }
        var arguments = ["--module", module.name, "--swift-version", module.settings.languageVersion, "--sdk-version", systemVersion]
        arguments += ["--output", folder.path, "--write-classes", layout.classes(of: module.name).path]
        // What libraries have for apps of SwiftUI beside what they have for UIKit's: views, which aren't drawn here.
        if module.isLibrary { arguments += ["--without", "SwiftUI"] }
        if module.platform != .iOS { arguments += ["--platform", module.platform.rawValue] }
        if module.settings.isolatesToMainActor { arguments += ["--default-isolation", "MainActor"] }
        arguments += module.settings.conditions.flatMap { ["--define", $0] } + dependencies.flatMap { ["--importable", $0.name] }
        arguments += known.flatMap { ["--import-classes", $0.path] } + module.sources.map(\.path)
        if module.kind == .tests { arguments += ["--tests"] + (host.map { ["--test-host", $0.entryPoint] } ?? []) }
        let stamp = layout.loweringStamp(of: module.name)
        let key = Fingerprint(files: [tool] + known + module.sources, words: arguments).text
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
