import Foundation

/// The toolchain's own `llvm-profdata` and `llvm-cov`: those of another version can't read what its compiler counts.
package struct CoverageTools {
    private let folder: URL

    package init(toolchain: Toolchain) { folder = toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent() }

    /// - Parameter counts: what the programs' processes wrote.
    /// - Returns: lcov's text, of the files and lines that were compiled.
    package func lcov(of programs: [URL], counts: [String], scratch: URL) throws -> String {
        let merged = scratch.appendingPathComponent("merged.profdata")
        _ = try run("llvm-profdata", ["merge", "-sparse", "-o", merged.path] + counts)
        let objects = programs.dropFirst().flatMap { ["-object", $0.path] }
        return try run("llvm-cov", ["export", "-format=lcov", "-instr-profile=\(merged.path)", programs[0].path] + objects)
    }

    private func run(_ name: String, _ arguments: [String]) throws -> String {
        let tool = folder.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            throw BuildFailure("coverage needs \(tool.path), which isn't there", hint: "toolchains from swift.org have it")
        }
        let result = try Subprocess.run(tool, arguments)
        guard result.status == 0 else { throw BuildFailure("\(name) failed: \(result.output.prefix(2000))") }
        return result.output
    }
}
