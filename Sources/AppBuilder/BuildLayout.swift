import Foundation

/// Where the files of a build lie.
package struct BuildLayout {
    let root: URL
    /// Shared by all builds: compiled C modules, facts about compilers.
    let cache: URL

    /// `~/.cache/understudy`, or beneath `XDG_CACHE_HOME`.
    package static var cache: URL {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty { return URL(fileURLWithPath: folder).appendingPathComponent("understudy") }
        return URL(fileURLWithPath: environment["HOME"] ?? NSTemporaryDirectory()).appendingPathComponent(".cache/understudy")
    }

    /// - Parameter application: the app's name, or that of tests without an app.
    init(request: BuildRequest, configuration: String, application: String) {
        cache = Self.cache
        let place = request.input.location
        let name = "\(application)-\(Fingerprint(words: [place.path]).text)"
        root = (request.buildFolder ?? cache.appendingPathComponent("builds/\(name)")).appendingPathComponent(configuration)
    }

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
