import Foundation

/// Compiles modules with `swiftc`, which itself recompiles only the files that a change reaches.
struct ModuleCompiler {
    let toolchain: Toolchain
    let sdk: SDK
    let layout: BuildLayout
    let isRelease: Bool
    var measuresCoverage = false
    let progress: any BuildProgress
    /// Asked only when something doesn't compile.
    let diagnosis: () -> Diagnosis?

    /// Compiles lowered files and gives the object files.
    func compile(_ module: ModulePlan, lowered: [URL], after dependencies: [ModulePlan]) throws -> [URL] {
        let folder = layout.objects(of: module.name)
        try forgetOtherKits(in: folder)
        try FileManager.default.createDirectory(at: layout.modules, withIntermediateDirectories: true)
        let map = OutputFileMap(files: lowered, folder: folder, wholeModule: isRelease)
        try FileManager.default.writeIfChanged(map.json(), to: folder.appendingPathComponent("output-file-map.json"))
        let arguments = flags(for: module, in: folder) + CCompiler.importFlags(dependencies, layout) + ImplicitImports.flags(for: module, dependencies: dependencies, available: sdk.modules) + lowered.map(\.path)
        let inputs = lowered + dependencies.filter { $0.c == nil }.map { layout.module($0.name) } + [kit]
        let stamp = folder.appendingPathComponent("compiled")
        let key = Fingerprint(files: inputs, words: arguments + [toolchain.version]).text
        if (try? String(contentsOf: stamp, encoding: .utf8)) == key { return map.objects }
        try? FileManager.default.removeItem(at: stamp)
        try run(arguments, module: module, files: lowered.count)
        try key.write(to: stamp, atomically: true, encoding: .utf8)
        return map.objects
    }

    private var kit: URL { sdk.modules.appendingPathComponent("UIKit.swiftmodule") }

    /// Throws away what was compiled against another UIKit: swiftc compiles a file anew only for a module that is newer than its last run, and
    /// another installation's may well be older.
    private func forgetOtherKits(in folder: URL) throws {
        let stamp = folder.appendingPathComponent("kit"), key = Fingerprint(files: [kit], words: [toolchain.version]).text
        if (try? String(contentsOf: stamp, encoding: .utf8)) == key { return }
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try key.write(to: stamp, atomically: true, encoding: .utf8)
    }

    /// Writes an app's module, which only its tests import.
    func emitModule(of module: ModulePlan, lowered: [URL], after dependencies: [ModulePlan]) throws {
        let product = layout.module(module.name), stamp = layout.objects(of: module.name).appendingPathComponent("module-emitted")
        var arguments = ["-emit-module", "-emit-module-path", product.path] + language(of: module) + CCompiler.importFlags(dependencies, layout) + ImplicitImports.flags(for: module, dependencies: dependencies, available: sdk.modules)
        arguments += ["-parseable-output", "-enable-testing"] + lowered.map(\.path)
        let inputs = lowered + dependencies.filter { $0.c == nil }.map { layout.module($0.name) } + [kit]
        let key = Fingerprint(files: inputs, words: arguments + [toolchain.version]).text
        if (try? String(contentsOf: stamp, encoding: .utf8)) == key, FileManager.default.fileExists(atPath: product.path) { return }
        try run(arguments, module: module, files: 1)
        try key.write(to: stamp, atomically: true, encoding: .utf8)
    }

    private func run(_ arguments: [String], module: ModulePlan, files: Int) throws {
        progress.step("Compiling \(module.name)", file: 0, of: files)
        var messages = CompilerMessages(module: module.name, files: files, progress: progress)
        let result = try Subprocess.run(toolchain.compiler, arguments) { messages.take($0) }
        messages.finish()
        guard result.status != 0 else { return }
        var sorter = ErrorSorter(progress: progress)
        sorter.show(messages.errors, messages.errors.isEmpty ? nil : diagnosis())
        throw sorter.failure(of: module.name)
    }

    private func flags(for module: ModulePlan, in folder: URL) -> [String] {
        var flags = ["-c", "-parseable-output", "-output-file-map", folder.appendingPathComponent("output-file-map.json").path]
        flags += isRelease ? ["-O", "-whole-module-optimization"] : ["-Onone", "-incremental", "-enable-batch-mode", "-enable-testing"]
        if measuresCoverage { flags += ["-profile-generate", "-profile-coverage-mapping"] }
        flags += ["-g", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
        if module.kind == .application { flags += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", module.entryPoint] }
        if module.kind == .framework || module.kind == .package { flags += ["-emit-module", "-emit-module-path", layout.module(module.name).path] }
        return flags + language(of: module)
    }

    /// What decides how sources are read.
    private func language(of module: ModulePlan) -> [String] {
        var flags = ["-module-name", module.name, "-swift-version", module.settings.languageVersion, "-module-cache-path", layout.moduleCache.path]
        flags += ["-diagnostic-style", "llvm", "-suppress-warnings"]
        if !module.hasMainFile { flags.append("-parse-as-library") }
        flags += sdk.importFlags + ["-I", layout.modules.path]
        return flags + module.settings.conditions.flatMap { ["-D", $0] } + module.settings.flags
    }
}

/// Tells the compiler where each file's products go.
struct OutputFileMap {
    private var table: [String: [String: String]] = [:]
    private(set) var objects: [URL] = []

    init(files: [URL], folder: URL, wholeModule: Bool) {
        table[""] = ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]
        for file in files {
            let base = folder.appendingPathComponent(file.deletingPathExtension().lastPathComponent)
            let object = base.appendingPathExtension("o")
            table[file.path] = [
                "object": object.path, "swift-dependencies": base.appendingPathExtension("swiftdeps").path,
                "swiftmodule": base.appendingPathExtension("partial.swiftmodule").path,
            ]
            if !wholeModule { objects.append(object) }
        }
        guard wholeModule else { return }
        let object = folder.appendingPathComponent("module.o")
        table[""]?["object"] = object.path
        objects = [object]
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(table)
    }
}
