import Foundation

/// What lowering makes of `Bundle(for:)`: all modules of an app are one program here, so a class's module tells its bundle,
/// `Frameworks/Module.framework`. The app's own classes are the main bundle's.
public func _bundle(for aClass: AnyClass) -> Bundle {
    let module = String(_typeName(aClass, qualified: true).prefix { $0 != "." })
    return ModuleBundles.bundle(of: module) ?? Bundle(for: aClass)
}

private enum ModuleBundles {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var found: [String: Bundle?] = [:]

    static func bundle(of module: String) -> Bundle? {
        lock.withLock {
            if let known = found[module] { return known }
            let bundle = folder(of: module).flatMap { Bundle(url: $0) }
            found[module] = .some(bundle)
            return bundle
        }
    }

    private static func folder(of module: String) -> URL? {
        let frameworks = Bundle.main.bundleURL.appendingPathComponent("Frameworks")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: frameworks.path)) ?? []
        // A product's name becomes a module's by replacing what no identifier can hold.
        return names.first { name in
            guard name.hasSuffix(".framework") else { return false }
            return String(name.dropLast(".framework".count).map { $0.isLetter || $0.isNumber ? $0 : "_" }) == module
        }.map { frameworks.appendingPathComponent($0) }
    }
}
