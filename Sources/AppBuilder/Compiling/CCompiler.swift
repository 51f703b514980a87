import Foundation

/// Compiles the C targets of packages with the toolchain's `clang`.
struct CCompiler {
    let toolchain: Toolchain
    let layout: BuildLayout
    let progress: any BuildProgress

    /// What Swift sources that import C modules are compiled with.
    static func importFlags(_ modules: [ModulePlan], _ layout: BuildLayout) -> [String] {
        modules.flatMap { module -> [String] in
            guard let c = module.c else { return [] }
            return ["-Xcc", "-fmodule-map-file=\(map(of: c, named: module.name, layout).path)", "-Xcc", "-I\(c.headers.path)"]
        }
    }

    /// The package's own module map, or one of ours.
    private static func map(of c: CModule, named name: String, _ layout: BuildLayout) -> URL {
        let own = c.headers.appendingPathComponent("module.modulemap")
        return FileManager.default.fileExists(atPath: own.path) ? own : layout.moduleMap(of: name)
    }

    func compile(_ c: CModule, of module: ModulePlan, after dependencies: [ModulePlan]) throws -> [URL] {
        try writeMap(of: c, named: module.name)
        guard !c.sources.isEmpty else { return [] }
        guard let clang = Toolchain.find("clang") else { throw BuildFailure("no clang in PATH, which compiles '\(module.name)'") }
        let folder = layout.objects(of: module.name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let headers = FileManager.default.files(under: c.headers)
        let flags = ["-c", "-g", "-fPIC", "-fblocks", "-I", c.headers.path] + dependencies.compactMap { $0.c.map { "-I\($0.headers.path)" } } + c.definitions.map { "-D\($0)" }
        return try c.sources.enumerated().map { number, source in
            let object = folder.appendingPathComponent("\(number)-\(source.deletingPathExtension().lastPathComponent).o")
            let stamp = object.appendingPathExtension("stamp"), arguments = flags + [source.path, "-o", object.path]
            let key = Fingerprint(files: [source] + headers, words: arguments).text
            if (try? String(contentsOf: stamp, encoding: .utf8)) == key { return object }
            progress.step("Compiling \(module.name)", file: number, of: c.sources.count)
            let result = try Subprocess.run(clang, arguments)
            for line in result.output.split(separator: "\n") { progress.diagnostic(String(line)) }
            guard result.status == 0 else { throw BuildFailure("\(module.name) doesn't compile") }
            try key.write(to: stamp, atomically: true, encoding: .utf8)
            return object
        }
    }

    /// As the package manager: the header of the module's name is the umbrella, or else the folder is.
    private func writeMap(of c: CModule, named name: String) throws {
        let file = layout.moduleMap(of: name)
        guard Self.map(of: c, named: name, layout) == file else { return }
        let umbrella = c.headers.appendingPathComponent("\(name).h")
        let line = FileManager.default.fileExists(atPath: umbrella.path) ? "umbrella header \"\(umbrella.path)\"" : "umbrella \"\(c.headers.path)\""
        try FileManager.default.writeIfChanged(Data("module \(name) {\n    \(line)\n    export *\n}\n".utf8), to: file)
    }
}
