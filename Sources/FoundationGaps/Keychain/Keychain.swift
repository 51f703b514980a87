import Foundation

/// The app's keychain items, kept in `Library/Keychains/items.plist` of its container.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain(file: URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Keychains/items.plist"))

    private let file: URL
    private let lock = NSLock()
    private var items: [[String: Any]]

    init(file: URL) {
        self.file = file
        items = PropertyListFile.read(file) as? [[String: Any]] ?? []
    }

    func add(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        lock.withLock {
            guard query.attributes[kSecClass] != nil else { return errSecParam }
            let identity = query.identity as NSDictionary
            guard !items.contains(where: { identity.isEqual(KeychainQuery($0).identity as NSDictionary) }) else { return errSecDuplicateItem }
            var item = query.attributes
            item[kSecAttrCreationDate] = Date()
            item[kSecAttrModificationDate] = Date()
            items.append(item)
            result?.pointee = query.answer(item).map { $0 as AnyObject }
            return save()
        }
    }

    func copy(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        lock.withLock {
            let found = items.filter(query.matches)
            guard let first = found.first else { return errSecItemNotFound }
            if query.wantsAll { result?.pointee = found.compactMap(query.answer) as AnyObject } else { result?.pointee = query.answer(first).map { $0 as AnyObject } }
            return errSecSuccess
        }
    }

    func update(_ query: KeychainQuery, with changes: KeychainQuery) -> OSStatus {
        lock.withLock {
            let indexes = items.indices.filter { query.matches(items[$0]) }
            guard !indexes.isEmpty else { return errSecItemNotFound }
            for index in indexes {
                items[index].merge(changes.attributes) { $1 }
                items[index][kSecAttrModificationDate] = Date()
            }
            return save()
        }
    }

    func delete(_ query: KeychainQuery) -> OSStatus {
        lock.withLock {
            let count = items.count
            items.removeAll(where: query.matches)
            return items.count == count ? errSecItemNotFound : save()
        }
    }

    private func save() -> OSStatus {
        do {
            try PropertyListFile.write(items, to: file, .binary)
            return errSecSuccess
        } catch {
            FileHandle.standardError.write(Data("understudy: the keychain isn't saved in \(file.path): \(error)\n".utf8))
            return errSecInteractionNotAllowed
        }
    }
}
