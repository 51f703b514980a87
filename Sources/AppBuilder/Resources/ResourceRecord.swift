import Foundation

/// Remembers what each product of a bundle was made of, so that it is made again only when that changed.
struct ResourceRecord {
    private let file: URL
    private let ingredients: String
    private let old: [String: String]
    private var new: [String: String] = [:]
    private var kept: Set<String> = []

    /// - Parameter ingredients: what all products depend on beside their sources.
    init(file: URL, ingredients: String) {
        self.file = file
        self.ingredients = ingredients
        old = (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
    }

    /// Runs `work` unless `product` exists and was made of just these sources. When `work` gives false, it will run again next time.
    mutating func make(_ product: URL, from sources: [URL], _ work: () throws -> Bool) throws {
        let key = Fingerprint(files: sources, words: [ingredients]).text
        kept.insert(product.standardizedFileURL.path)
        if old[product.path] == key, FileManager.default.fileExists(atPath: product.path) {
            new[product.path] = key
        } else if try work() {
            new[product.path] = key
        }
    }

    mutating func keep(_ product: URL) { kept.insert(product.standardizedFileURL.path) }

    /// Removes products of the last build that nobody asked for in this one.
    func removeStale(in folder: URL) {
        for path in old.keys where !kept.contains(path) && path.hasPrefix(folder.path + "/") {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    func save() throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(new).write(to: file)
    }
}
