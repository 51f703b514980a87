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
        do { archive = try NibArchive(nib: bytes) } catch { unreadable(error) }
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
        let place = url.map { NibFile.archive(at: $0).path } ?? "data"
        NSException.fail(.invalidUnarchiveOperationException, "Could not load NIB in bundle: '\(bundle.nibDescription)' with name '\(name)': \(place): \(error)")
    }

    /// The file of a nib in a bundle, in the order of E18 and E19.
    static func url(named name: String, in bundle: Bundle) -> URL? {
        let plain = name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
        return NibFile.candidates(plain).lazy.compactMap { holds("E19") ? bundle.url(forResource: $0, withExtension: "nib") : bundle.url(forResource: $0, withExtension: "nib", subdirectory: nil, localization: "Base") }.first
    }
}

extension Bundle {
    /// As Foundation prints a bundle on iOS.
    var nibDescription: String { "NSBundle <\(bundlePath)> (loaded)" }
}
