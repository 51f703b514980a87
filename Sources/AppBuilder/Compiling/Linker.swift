import Foundation

/// Links object files with UIKit into a program.
struct Linker {
    let toolchain: Toolchain
    let sdk: SDK
    let isRelease: Bool
    var measuresCoverage = false
    let progress: any BuildProgress

    /// A missing symbol is named once for each place that wants it.
    private static let linesShown = 30

    /// What a program of tests links beside UIKit.
    enum Testing { case none, units, interface }

    /// - Parameter entryPoint: the symbol where the program begins; nil for `main` itself.
    func link(_ objects: [URL], to executable: URL, entryPoint: String?, testing: Testing = .none, stamp: URL) throws {
        let beginning = entryPoint.map { ["-Xlinker", "--defsym=main=\($0)"] } ?? []
        let libraries = self.libraries(testing), counting = measuresCoverage ? ["-profile-generate"] : []
        let arguments = flags() + counting + beginning + leniency(testing) + libraries.map(\.path) + ["-o", executable.path] + objects.map(\.path)
        let library = isRelease ? sdk.staticLibrary : sdk.dynamicLibrary
        for file in libraries + [library] where !FileManager.default.fileExists(atPath: file.path) {
            throw BuildFailure("\(file.path) is missing", hint: "build it there: make build")
        }
        // Of the shared library only the interface counts, which every object file was compiled against.
        let inputs = objects + (isRelease ? [library] : []) + libraries
        let key = Fingerprint(files: inputs, words: arguments).text
        if (try? String(contentsOf: stamp, encoding: .utf8)) == key, FileManager.default.fileExists(atPath: executable.path) { return }
        progress.step("Linking \(executable.lastPathComponent)")
        try FileManager.default.createDirectory(at: executable.deletingLastPathComponent(), withIntermediateDirectories: true)
        let result = try Subprocess.run(toolchain.compiler, arguments)
        guard result.status == 0 else {
            let lines = result.output.split(separator: "\n")
            for line in lines.prefix(Self.linesShown) { progress.diagnostic(String(line)) }
            if lines.count > Self.linesShown { progress.note("\(lines.count - Self.linesShown) more lines of the linker aren't shown") }
            throw BuildFailure("\(executable.lastPathComponent) doesn't link")
        }
        try key.write(to: stamp, atomically: true, encoding: .utf8)
    }

    /// Before what they need themselves.
    private func libraries(_ testing: Testing) -> [URL] {
        switch testing {
        case .none: []
        case .units: [sdk.testingLibrary]
        case .interface: [sdk.interfaceTestingLibrary, sdk.testingLibrary]
        }
    }

    /// The library of interface tests holds the modules that it stands on, too. An object of those that is taken in for a generic function alone
    /// refers to its module's others in the way of one image, which the linker refuses where they come from UIKit's library: a warning will do.
    private func leniency(_ testing: Testing) -> [String] { testing == .interface ? ["-Xlinker", "--noinhibit-exec"] : [] }

    private func flags() -> [String] {
        let folder = sdk.folder.path
        // At a fixed address: 170,000 relocations fewer at start-up.
        if isRelease { return ["-use-ld=lld", "-emit-executable", "-static-stdlib", "-Xclang-linker", "-no-pie", "-L", folder, "-lUnderstudyKitStatic", "-Xlinker", "-z", "-Xlinker", "muldefs", "-lFoundation", "-lCoreFoundation", "-l_FoundationICU", "-lFoundationEssentials", "-lFoundationInternationalization", "-l_FoundationCShims", "-l_FoundationCollections", "-lswiftSynchronization", "-ldispatch", "-lBlocksRuntime"] + sdk.systemLibraries }
        // Before Foundation's libraries, whose functions it replaces: named as a file, because what `-l` names comes behind what object files ask for.
        return ["-use-ld=lld", "-emit-executable", sdk.dynamicLibrary.path, "-Xlinker", "-rpath", "-Xlinker", folder]
    }
}
