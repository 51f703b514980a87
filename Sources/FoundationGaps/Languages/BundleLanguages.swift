import Foundation

// Foundation's library looks for a bundle's resources and texts through these functions of Core Foundation, in the language of
// the development region only. Ours carry their names, and the linker finds them first. `CF…Copy…` gives its result away.

/// An object of Core Foundation as a C function passes it.
public typealias _CFPointer = UnsafeRawPointer

@_silgen_name("CFBundleCopyBundleURL") private func bundleURL(_ bundle: _CFPointer) -> _CFPointer?
@_silgen_name("CFBundleGetDevelopmentRegion") private func developmentRegion(_ bundle: _CFPointer) -> _CFPointer?
@_silgen_name("CFBundleCopyResourceURLForLocalization")
private func resourceURL(_ bundle: _CFPointer, _ name: _CFPointer?, _ type: _CFPointer?, _ folder: _CFPointer?, _ language: _CFPointer) -> _CFPointer?

@_cdecl("CFBundleCopyResourceURL")
public func _copyResourceURL(_ bundle: _CFPointer, _ name: _CFPointer?, _ type: _CFPointer?, _ folder: _CFPointer?) -> _CFPointer? {
    for language in BundleLanguages.of(bundle) {
        let text = language as NSString
        let found = withExtendedLifetime(text) { resourceURL(bundle, name, type, folder, pointer(text)) }
        if let found { return found }
    }
    return nil
}

@_cdecl("CFBundleCopyLocalizedString")
public func _copyLocalizedString(_ bundle: _CFPointer, _ key: _CFPointer?, _ value: _CFPointer?, _ table: _CFPointer?) -> _CFPointer? {
    func text(_ pointer: _CFPointer?) -> String? { pointer.map { object($0, NSString.self) as String } }
    guard let key = text(key) else { return value }
    let found = StringTables.text(key, value: text(value), table: text(table)) { name, kind in
        let (name, kind) = (name as NSString, kind as NSString)
        let url = withExtendedLifetime((name, kind)) { _copyResourceURL(bundle, pointer(name), pointer(kind), nil) }
        return url.map(taken)
    }
    return give(found as NSString)
}

@_cdecl("CFBundleCopyPreferredLocalizationsFromArray")
public func _copyPreferredLocalizations(_ offered: _CFPointer) -> _CFPointer? {
    give(LocalizationChoice.choose(from: texts(offered), for: Languages.preferred, development: LocalizationChoice.developmentRegion) as NSArray)
}

@_cdecl("CFBundleCopyLocalizationsForPreferences")
public func _copyLocalizations(_ offered: _CFPointer, _ wanted: _CFPointer?) -> _CFPointer? {
    give(LocalizationChoice.choose(from: texts(offered), for: wanted.map(texts) ?? Languages.preferred) as NSArray)
}

private func object<T: AnyObject>(_ pointer: _CFPointer, _ type: T.Type) -> T { Unmanaged<T>.fromOpaque(pointer).takeUnretainedValue() }
private func pointer(_ object: AnyObject) -> _CFPointer { UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) }
private func taken(_ url: _CFPointer) -> URL { Unmanaged<NSURL>.fromOpaque(url).takeRetainedValue() as URL }
private func give(_ object: AnyObject) -> _CFPointer { UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque()) }
private func texts(_ array: _CFPointer) -> [String] { object(array, NSArray.self).compactMap { $0 as? String } }

/// Where to look for a bundle's resources, chosen once.
private enum BundleLanguages {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [_CFPointer: [String]] = [:]

    static func of(_ bundle: _CFPointer) -> [String] {
        if let found = lock.withLock({ known[bundle] }) { return found }
        let folder = bundleURL(bundle).map(taken)
        let development = developmentRegion(bundle).map { object($0, NSString.self) as String }
        let offered = folder.map(LocalizationChoice.names(in:)) ?? []
        var languages = LocalizationChoice.choose(from: offered, for: Languages.preferred, development: development)
        if offered.contains("Base") { languages.append("Base") }
        if languages.isEmpty { languages = [development ?? "en"] }
        lock.withLock { known[bundle] = languages }
        return languages
    }
}
