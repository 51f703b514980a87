import Foundation

/// The Swift compiler found on this machine.
package struct Toolchain: Sendable {
    package let compiler: URL
    /// Such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package let version: String

    /// The first `swiftc` of `PATH`.
    package init(cache: URL) throws {
        guard let compiler = Self.find("swiftc") else {
            throw BuildFailure("no swiftc in PATH", hint: "install a Swift toolchain from swift.org and put its usr/bin into PATH")
        }
        self.compiler = compiler
        version = try Self.version(of: compiler, cache: cache)
    }

    init(compiler: URL, version: String) {
        self.compiler = compiler
        self.version = version
    }

    static func find(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Asking the compiler costs a tenth of a second, so the answer is kept as long as its file stays the same.
    private static func version(of compiler: URL, cache: URL) throws -> String {
        let key = Fingerprint(files: [compiler.resolvingSymlinksInPath()]).text
        let file = cache.appendingPathComponent("compiler-\(key)")
        if let kept = try? String(contentsOf: file, encoding: .utf8) { return kept }
        let answer = try Subprocess.run(compiler, ["--version"]).output
        guard let version = versionLine(in: answer) else { throw BuildFailure("\(compiler.path) --version says nothing known: \(answer)") }
        try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        try? version.write(to: file, atomically: true, encoding: .utf8)
        return version
    }

    static func versionLine(in text: String) -> String? {
        guard let start = text.range(of: "Swift version ") else { return nil }
        let rest = text[start.lowerBound...]
        return String(rest.prefix { $0 >= " " })
    }
}
