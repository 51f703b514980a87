import CFontConfig
import CoreGraphics
import Foundation

/// Fonts by name: those of the app's bundle, those installed, and which of them has a character.
package final class FontLibrary: @unchecked Sendable {
    package static let shared = FontLibrary()

    private let lock = NSRecursiveLock()
    private var appFaces: [FontFile] = []
    private var installed: [String: [FontFile]]?
    private var fallbacks: [UInt32: FontFile?] = [:]
    private var faces: [String: FontFile?] = [:]
    /// By name, as asked for.
    private var named: [String: FontFile?] = [:]
    private var hasNotedMissing = false
    private lazy var emojiFace = match(0x1F600, family: "emoji")

    private init() { CGFont.findFile = { FontLibrary.shared.face(postScriptName: $0)?.path } }

    /// Adds the faces of a file of the app; false where it holds none.
    @discardableResult package func register(_ path: String) -> Bool {
        lock.withLock {
            var index = 0
            while let face = FontFile.open(path, index: index) {
                if !appFaces.contains(where: { $0 === face }) { appFaces.append(face) }
                index += 1
            }
            named = [:]
            return index > 0
        }
    }

    package var familyNames: [String] {
        lock.withLock { Set(appFaces.map(\.familyName)).union(installedFaces.keys).sorted() }
    }

    package func faces(ofFamily family: String) -> [FontFile] {
        lock.withLock {
            let own = appFaces.filter { $0.familyName.caseInsensitiveCompare(family) == .orderedSame }
            return own.isEmpty ? installedFaces.first { $0.key.caseInsensitiveCompare(family) == .orderedSame }?.value ?? [] : own
        }
    }

    /// Capitals don't matter.
    package func face(postScriptName name: String) -> FontFile? {
        lock.withLock {
            if let known = named[name] { return known }
            let found = lookUp(name)
            named[name] = .some(found)
            return found
        }
    }

    private func lookUp(_ name: String) -> FontFile? {
        let isSame = { (other: String) in other.caseInsensitiveCompare(name) == .orderedSame }
        let isNamed = { (face: FontFile) in isSame(face.postScriptName) || isSame(face.fullName) }
        if let own = appFaces.first(where: isNamed) ?? appFaces.first(where: { isSame($0.familyName) }) { return own }
        return installedFaces.values.lazy.compactMap { $0.first(where: isNamed) }.first
    }

    /// The face of a family that is nearest in weight (100…900) and slope.
    package func face(family: String, weight: Double, isItalic: Bool) -> FontFile? {
        lock.withLock {
            let key = "\(family)/\(weight)/\(isItalic)"
            if let found = faces[key] { return found }
            let found = faces(ofFamily: family).min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
            faces[key] = .some(found)
            return found
        }
    }

    private func distance(_ face: FontFile, _ weight: Double, _ isItalic: Bool) -> Double {
        abs(face.weightClass - weight) + (face.isItalic == isItalic ? 0 : 1000)
    }

    /// Some sans-serif face, for a machine without the system font.
    func anyFace(weight: Double, isItalic: Bool) -> FontFile {
        Log.once("understudy: the system font is missing: install the package fonts-inter (looked in \(SystemFont.folder)).")
        if let found = face(family: "DejaVu Sans", weight: weight, isItalic: isItalic) { return found }
        if let found = match(0x41) { return found }
        if let found = installedFaces.values.joined().first { return found }
        fatalError("understudy: no font is installed at all: install the package fonts-inter.")
    }

    // MARK: fontconfig

    private var installedFaces: [String: [FontFile]] {
        if let installed { return installed }
        var found: [String: [FontFile]] = [:]
        let pattern = FcPatternCreate()
        let wanted = FcObjectSetCreate()
        FcObjectSetAdd(wanted, FC_FILE)
        FcObjectSetAdd(wanted, FC_INDEX)
        FcObjectSetAdd(wanted, FC_FAMILY)
        if let set = FcFontList(nil, pattern, wanted) {
            for index in 0..<Int(set.pointee.nfont) {
                guard let font = set.pointee.fonts[index], let face = file(of: font) else { continue }
                found[face.familyName, default: []].append(face)
            }
            FcFontSetDestroy(set)
        }
        FcObjectSetDestroy(wanted)
        FcPatternDestroy(pattern)
        installed = found.mapValues { $0.sorted { $0.path < $1.path } }
        return installed!
    }

    private func file(of pattern: OpaquePointer) -> FontFile? {
        var path: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        return FontFile.open(String(cString: path), index: Int(index & 0xFFFF))
    }

    /// A font that has the character, asked of fontconfig once a character.
    func fallback(for scalar: UInt32) -> FontFile? {
        lock.withLock {
            if let found = fallbacks[scalar] { return found }
            let found = appFaces.first { $0.glyph(for: scalar) != nil } ?? match(scalar)
            if found == nil { noteMissing(scalar) }
            fallbacks[scalar] = .some(found)
            return found
        }
    }

    /// The first alone: a text in a script without a font has many.
    private func noteMissing(_ scalar: UInt32) {
        guard !hasNotedMissing else { return }
        hasNotedMissing = true
        Log.once("understudy: no installed font has U+\(String(scalar, radix: 16, uppercase: true)): boxes stand for such characters. The packages fonts-noto-cjk and fonts-noto-core have most.")
    }

    /// The font of coloured pictures, where it has the character.
    func emoji(for scalar: UInt32) -> FontFile? {
        lock.withLock { emojiFace.flatMap { $0.glyph(for: scalar) == nil ? nil : $0 } }
    }

    private func match(_ scalar: UInt32, family: String = "sans-serif") -> FontFile? {
        let pattern = FcPatternCreate()!, set = FcCharSetCreate()!
        defer {
            FcPatternDestroy(pattern)
            FcCharSetDestroy(set)
        }
        FcCharSetAddChar(set, scalar)
        FcPatternAddCharSet(pattern, FC_CHARSET, set)
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
        defer { FcPatternDestroy(found) }
        guard let face = file(of: found), face.glyph(for: scalar) != nil else { return nil }
        return face
    }
}
