import NibArchive

/// Which keys are asked for of the objects of each class, whether they are there or not: what the page of elements calls loaded.
final class NibKeyUse: @unchecked Sendable {
    /// Apps have none.
    nonisolated(unsafe) static var current: NibKeyUse?

    private(set) var keys: [String: Set<String>] = [:]

    func note(_ key: String, of object: Int, in archive: NibArchive) { keys[archive.className(of: object), default: []].insert(key) }
}
