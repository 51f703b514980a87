import Foundation
import LaunchRules
import NibArchive

/// The contents of a nib: where it lies, its archive, and what its objects need of their surroundings.
@MainActor final class Nib {
    let name: String
    let bundle: Bundle
    weak var storyboard: UIStoryboard?
    /// The strings file that translates the nib: named as the document that it was made of.
    var stringsTable: String
    private let url: URL?
    private var read: NibTables?
    private var data: [UInt8]?

    init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
        url = Nib.url(named: name, in: bundle)
        stringsTable = (name as NSString).lastPathComponent
    }

    init(url: URL, name: String, storyboard: UIStoryboard) {
        self.url = url
        self.name = name
        self.storyboard = storyboard
        bundle = storyboard.bundle
        stringsTable = storyboard.name
    }

    init(data: [UInt8], name: String, bundle: Bundle) {
        self.data = data
        self.name = name
        self.bundle = bundle
        url = nil
        stringsTable = name
    }

    /// Reads the archive on first use. A nib that can't be read ends the program with the file's name and the offset.
    var tables: NibTables {
        if let read { return read }
        let archive: NibArchive
        guard let bytes = bytes() else { missing() }
        do { archive = try NibArchive(bytes) } catch { unreadable(error) }
        let made = NibTables(archive)
        read = made
        return made
    }

    func bytes() -> [UInt8]? {
        if let data { return data }
        guard let url, let file = try? Data(contentsOf: NibFile.archive(at: url)) else { return nil }
        data = Array(file)
        return data
    }

    /// E21
    private func missing() -> Never {
        let directory = storyboard.map { " and directory '\($0.directoryName)'" } ?? ""
        NSException.fail(.internalInconsistencyException, "Could not load NIB in bundle: '\(bundle.nibDescription)' with name '\(name)'\(directory)", rule: "E21")
    }

    private func unreadable(_ error: NibError) -> Never {
        let isKeyed = bytes()?.starts(with: Array("bplist00".utf8)) ?? false
        let why = isKeyed ? "it is a keyed archive of before iOS 6, which isn't supported" : "\(error)"
        NSException.fail(.invalidUnarchiveOperationException, "Could not load NIB in bundle: '\(bundle.nibDescription)' with name '\(name)': \(url?.path ?? "data"): \(why)")
    }

    /// The file of a nib in a bundle, in the order of E18 and E19.
    static func url(named name: String, in bundle: Bundle) -> URL? {
        let plain = name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
        return NibFile.candidates(plain).lazy.compactMap { bundle.url(forResource: $0, withExtension: "nib") }.first
    }
}

/// Names of nibs on disk.
@MainActor enum NibFile {
    /// E18: the name for the device comes before the plain one.
    static func candidates(_ name: String) -> [String] { holds("E18") ? [name + deviceSuffix, name] : [name] }

    private static var deviceSuffix: String { UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone" }

    /// A nib may be a folder: `objects-13.0+.nib` holds what needs at least that version, `runtime.nib` the rest.
    static func archive(at url: URL) -> URL {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return url }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let system = Double(UIDevice.current.systemVersion) ?? 18
        let best = names.compactMap { name in version(of: name).map { (name, $0) } }.filter { $0.1 <= system }.max { $0.1 < $1.1 }
        return url.appendingPathComponent(best?.0 ?? "runtime.nib")
    }

    private static func version(of name: String) -> Double? {
        guard name.hasPrefix("objects-"), name.hasSuffix("+.nib") else { return nil }
        return Double(name.dropFirst("objects-".count).dropLast("+.nib".count))
    }
}

/// An archive and its keys by name.
struct NibTables {
    let archive: NibArchive
    private let keyIndices: [String: Int32]

    init(_ archive: NibArchive) {
        self.archive = archive
        keyIndices = Dictionary(archive.keys.enumerated().map { ($1, Int32($0)) }) { first, _ in first }
    }

    func value(of object: Int, _ key: String) -> NibValue? {
        guard let index = keyIndices[key] else { return nil }
        return archive.entries(of: object).first { $0.key == index }?.value
    }

    /// The objects of an inlined collection, in order.
    func elements(of object: Int) -> [NibValue] {
        if let index = keyIndices["UINibEncoderEmptyKey"] {
            let inlined = archive.entries(of: object).filter { $0.key == index }
            if !inlined.isEmpty { return inlined.map(\.value) }
        }
        return archive.entries(of: object).filter { archive.keyName($0).hasPrefix("NS.object.") }.map(\.value)
    }

    /// `/path/Main.storyboard:34`: where the object stands in the document; nil for nibs that Xcode compiled.
    func place(of object: Int) -> String? {
        guard let line = line(of: object), let document = string(of: value(of: archive.root, NibPlace.document.text)) else { return nil }
        return "\(document):\(line)"
    }

    func string(of value: NibValue?) -> String? { value?.reference.flatMap { archive.string(of: $0) } }
}

extension Bundle {
    /// As Foundation prints a bundle on iOS.
    var nibDescription: String { "NSBundle <\(bundlePath)> (loaded)" }
}
