import Foundation

/// UIKit and its neighbours, built: what apps are compiled against and linked with. Lies beside the `understudy` executable.
package struct SDK: Sendable {
    /// Holds the executables and `libUnderstudyKit.so`.
    package let folder: URL
    let modules: URL
    /// Compiler arguments that make our modules importable.
    let importFlags: [String]

    /// The program that shows Interface Builder documents. It needs nothing else of the SDK.
    package static func viewer() throws -> URL {
        let here = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [here, here.deletingLastPathComponent().appendingPathComponent("lib/understudy")].map { $0.appendingPathComponent("understudy-viewer") }
        guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw BuildFailure("\(places[0].path) is missing", hint: "build it there: make build, or swift build --product understudy-viewer")
        }
        return found
    }

    /// The C libraries whose headers our module maps name.
    private static let cLibraries = ["cairo", "freetype2", "harfbuzz", "fribidi", "fontconfig", "libpng", "libjpeg"]

    package init() throws { try self.init(beside: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()) }

    package init(beside executable: URL) throws {
        let here = executable.deletingLastPathComponent()
        let installed = here.deletingLastPathComponent().appendingPathComponent("lib/understudy")
        let home = FileManager.default.isFolder(installed.appendingPathComponent("Modules")) ? installed : here
        folder = home
        modules = home.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path) else {
            throw BuildFailure("UIKit isn't beside \(executable.path)", hint: "build it there: make build")
        }
        importFlags = Self.importFlags(modules: modules, cModules: Self.cModules(home: home))
    }

    /// Folders with one module map each. Installed, they are in `C`; in a working copy, among the sources and what the package manager made of them.
    private static func cModules(home: URL) -> [URL] {
        let installed = home.appendingPathComponent("C")
        if FileManager.default.isFolder(installed) { return children(of: installed) }
        var result = children(of: home).filter { $0.pathExtension == "build" }
        var root = home
        while root.path != "/" {
            if FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
                result += children(of: root.appendingPathComponent("Sources/C"))
                break
            }
            root.deleteLastPathComponent()
        }
        return result
    }

    private static func children(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }

    /// What documents are compiled by: a new one makes resources anew.
    var understudy: URL { folder.appendingPathComponent("understudy") }
    package var lowerer: URL { folder.appendingPathComponent("understudy-lower") }
    /// The table of all names that apps can use here.
    package func names() throws -> URL {
        let file = folder.appendingPathComponent("names.tsv")
        guard FileManager.default.fileExists(atPath: file.path) else { throw BuildFailure("\(file.path) is missing", hint: "write it there: make build, or Scripts/names debug") }
        return file
    }
    package var dynamicLibrary: URL { folder.appendingPathComponent("libUnderstudyKit.so") }
    /// What test bundles link beside UIKit.
    var testingLibrary: URL { folder.appendingPathComponent("libUnderstudyTesting.a") }
    /// What those link that drive an app's interface.
    var interfaceTestingLibrary: URL { folder.appendingPathComponent("libUnderstudyUITesting.a") }
    var staticLibrary: URL { folder.appendingPathComponent("libUnderstudyKitStatic.a") }

    /// The compiler that made UIKit, as its module file says.
    package var compilerVersion: String? {
        let file = modules.appendingPathComponent("UIKit.swiftmodule")
        guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: 4096) else { return nil }
        return Toolchain.versionLine(in: String(decoding: head.map { $0 < 128 ? $0 : 0 }, as: UTF8.self))
    }

    /// A module can be read only by the compiler that wrote it.
    package func check(_ toolchain: Toolchain) throws {
        guard let ours = compilerVersion, ours != toolchain.version else { return }
        throw BuildFailure(
            "Understudy's UIKit was built with \(ours), but \(toolchain.compiler.path) is \(toolchain.version)",
            hint: "put the first one into PATH, or build Understudy anew with the second: make build")
    }

    private static func importFlags(modules: URL, cModules: [URL]) -> [String] {
        let maps = cModules.map { $0.appendingPathComponent("module.modulemap") }.filter { FileManager.default.fileExists(atPath: $0.path) }
        let headers = pkgConfig(["--cflags-only-I"] + cLibraries)
        return ["-I", modules.path] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] } + headers.flatMap { ["-Xcc", $0] }
    }

    /// What a statically linked app needs of the system.
    var systemLibraries: [String] { Self.pkgConfig(["--libs"] + Self.cLibraries) + ["-l_FoundationICU"] }

    /// Packages without `-dev` files installed are left out; a program that links dynamically needs none of them.
    private static func pkgConfig(_ arguments: [String]) -> [String] {
        guard let tool = Toolchain.find("pkg-config") else { return [] }
        let options = arguments.filter { $0.hasPrefix("--") }
        let all = try? Subprocess.run(tool, arguments)
        if let all, all.status == 0 { return words(all.output) }
        return arguments.filter { !$0.hasPrefix("--") }.flatMap { name -> [String] in
            guard let one = try? Subprocess.run(tool, options + [name]), one.status == 0 else { return [] }
            return words(one.output)
        }
    }

    private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
