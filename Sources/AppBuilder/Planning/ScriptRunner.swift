import Foundation
import XcodeProject

/// Runs a target's script phases, as `--run-scripts` asks for: they are programs of the project's, and may do anything.
struct ScriptRunner {
    let project: XcodeProject
    let target: Target
    let settings: BuildSettings

    private static let exported = [
        "SRCROOT", "PROJECT_DIR", "PROJECT_NAME", "PROJECT_FILE_PATH", "TARGET_NAME", "TARGETNAME", "CONFIGURATION", "PRODUCT_NAME", "PRODUCT_MODULE_NAME",
        "PRODUCT_BUNDLE_IDENTIFIER", "INFOPLIST_FILE", "SDKROOT", "PLATFORM_NAME", "EFFECTIVE_PLATFORM_NAME", "MARKETING_VERSION",
        "CURRENT_PROJECT_VERSION", "SWIFT_VERSION", "IPHONEOS_DEPLOYMENT_TARGET", "WRAPPER_NAME", "EXECUTABLE_NAME", "DEVELOPMENT_LANGUAGE",
    ]

    func run(_ script: Target.ScriptPhase) throws {
        let scratch = BuildLayout.cache.appendingPathComponent("scripts/\(Fingerprint(words: [project.file, target.id]).text)")
        let products = scratch.appendingPathComponent("Products"), derived = scratch.appendingPathComponent("DerivedSources")
        for folder in [products, derived] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        let file = scratch.appendingPathComponent("script")
        try Data(script.script.utf8).write(to: file)
        var words = script.shell.split(separator: " ").map(String.init) + [file.path]
        let tool = URL(fileURLWithPath: words.removeFirst())
        let environment = environment(products, derived, script)
        let assignments = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let result = try Subprocess.run(URL(fileURLWithPath: "/usr/bin/env"), assignments + [tool.path] + words, in: project.sourceRoot)
        guard result.status == 0 else {
            throw BuildFailure("script phase '\(script.name)' of target '\(target.name)' ended with status \(result.status):\n\(result.output)")
        }
    }

    private func environment(_ products: URL, _ derived: URL, _ script: Target.ScriptPhase) -> [String: String] {
        var result = Dictionary(uniqueKeysWithValues: Self.exported.map { ($0, settings[$0]) })
        result["BUILT_PRODUCTS_DIR"] = products.path
        result["TARGET_BUILD_DIR"] = products.path
        result["CONFIGURATION_BUILD_DIR"] = products.path
        result["DERIVED_FILE_DIR"] = derived.path
        result["ACTION"] = "build"
        for (name, list) in [("INPUT", script.inputs), ("OUTPUT", script.outputs)] {
            result["SCRIPT_\(name)_FILE_COUNT"] = "\(list.count)"
            for (number, path) in list.enumerated() { result["SCRIPT_\(name)_FILE_\(number)"] = path.isEmpty ? path : url(path).path }
        }
        return result
    }

    /// A path of the project, with settings in it.
    func url(_ path: String) -> URL { project.sourceRoot.resolving(settings.expand(path)) }
}
