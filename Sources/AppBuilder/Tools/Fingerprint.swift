import Foundation

/// A short text that changes when files (by date and size) or words change.
struct Fingerprint {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    var text: String { String(hash, radix: 16) }

    init(files: [URL] = [], words: [String] = []) {
        for word in words { add(word) }
        for file in files { add(file: file) }
    }

    mutating func add(_ word: String) {
        for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        hash = (hash ^ 0xff) &* 0x0000_0100_0000_01b3
    }

    mutating func add(file: URL) {
        var status = stat()
        add(file.path)
        guard stat(file.path, &status) == 0 else { return add("missing") }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        // A folder's own date changes whenever something is written beside what counts.
        add(isFolder ? "folder" : "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size)")
        if isFolder { for child in FileManager.default.files(under: file) { add(file: child) } }
    }
}

extension FileManager {
    /// All files beneath a folder, in a fixed order.
    func files(under folder: URL) -> [URL] {
        ((try? subpathsOfDirectory(atPath: folder.path)) ?? []).sorted().map { folder.appendingPathComponent($0) }.filter { !isFolder($0) }
    }

    func isFolder(_ url: URL) -> Bool {
        var folder: ObjCBool = false
        return fileExists(atPath: url.path, isDirectory: &folder) && folder.boolValue
    }

    /// Writes only when the contents differ, so that dates stay true.
    @discardableResult
    func writeIfChanged(_ data: Data, to file: URL) throws -> Bool {
        if let old = try? Data(contentsOf: file), old == data { return false }
        try createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return true
    }
}
