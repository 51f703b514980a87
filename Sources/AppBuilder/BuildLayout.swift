import Foundation

/// Where the files of a build lie.
package struct BuildLayout {
    let root: URL
    /// Shared by all builds: compiled C modules, facts about compilers.
    let cache: URL

    /// `~/.cache/understudy`, or beneath `XDG_CACHE_HOME`.
    package static var cache: URL { folder("XDG_CACHE_HOME", ".cache") }

    /// What is to be kept: what apps have written.
    package static var data: URL { folder("XDG_DATA_HOME", ".local/share") }

    private static func folder(_ variable: String, _ usual: String) -> URL {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment[variable], !folder.isEmpty { return URL(fileURLWithPath: folder).appendingPathComponent("understudy") }
        return URL(fileURLWithPath: environment["HOME"] ?? NSTemporaryDirectory()).appendingPathComponent("\(usual)/understudy")
    }

    /// - Parameter application: the app's name, or that of tests without an app.
    init(request: BuildRequest, configuration: String, application: String) {
        cache = Self.cache
        let name = "\(application)-\(Self.key(of: request.input.location))"
        let folder = request.buildFolder ?? cache.appendingPathComponent("builds/\(name)")
        // What counts lines is built beside what doesn't.
        root = folder.appendingPathComponent(request.measuresCoverage ? configuration + "-coverage" : configuration)
    }

    /// By what a project's files in the cache are found.
    package static func key(of project: URL) -> String { Fingerprint(words: [project.path]).text }

    var moduleCache: URL { cache.appendingPathComponent("ModuleCache") }
    var modules: URL { root.appendingPathComponent("modules") }
    func module(_ name: String) -> URL { modules.appendingPathComponent("\(name).swiftmodule") }
    func lowered(_ name: String) -> URL { root.appendingPathComponent("lowered/\(name)") }
    func generated(_ name: String) -> URL { root.appendingPathComponent("generated/\(name)") }
    func moduleMap(of name: String) -> URL { modules.appendingPathComponent("\(name).modulemap") }
    func classes(of name: String) -> URL { root.appendingPathComponent("lowered/\(name).classes") }
    func loweringStamp(of name: String) -> URL { root.appendingPathComponent("lowered/\(name).stamp") }
    func objects(of name: String) -> URL { root.appendingPathComponent("objects/\(name)") }
    /// What is remembered of each bundle's resources.
    var records: URL { root.appendingPathComponent("resources") }
    func application(_ name: String) -> URL { root.appendingPathComponent("\(name).app") }
    /// Where a test bundle's program lies, with its host app or alone.
    func tests(_ name: String) -> URL { root.appendingPathComponent("tests/\(name)") }
    var linkStamp: URL { root.appendingPathComponent("linked") }
}
