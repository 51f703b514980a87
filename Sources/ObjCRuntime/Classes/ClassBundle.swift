import Foundation

/// What lowering makes of `Bundle(for:)`: all modules of an app are one program here, so a class's module tells its bundle,
/// `Frameworks/Module.framework` or, for tests, `PlugIns/Module.xctest`. The app's own classes are the main bundle's.
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

    private static let places = [("Frameworks", "framework"), ("PlugIns", "xctest")]

    private static func folder(of module: String) -> URL? {
        for (place, kind) in places {
            let folder = Bundle.main.bundleURL.appendingPathComponent(place)
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix("." + kind) }
            // A product's name becomes a module's by replacing what no identifier can hold.
            let found = names.first { String($0.dropLast(kind.count + 1).map { $0.isLetter || $0.isNumber ? $0 : "_" }) == module }
            if let found { return folder.appendingPathComponent(found) }
        }
        return nil
    }
}
