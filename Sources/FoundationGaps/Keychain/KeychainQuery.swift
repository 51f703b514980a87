import Foundation

/// A query in parts: what an item has to have, and what is asked of it.
struct KeychainQuery {
    /// `class`, `acct`, `svce` …, and `v_Data`.
    private(set) var attributes: [String: Any] = [:]
    private var asked: [String: Any] = [:]

    init(_ query: [AnyHashable: Any]) {
        for case let (key as String, value) in query {
            if key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") { asked[key] = value } else { attributes[key] = PropertyListValue.of(value) }
        }
    }

    /// What identifies an item of its class. A second one that has the same is a duplicate.
    var identity: [String: Any] {
        let keys = attributes[kSecClass] as? String == kSecClassInternetPassword
            ? [kSecClass, kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup]
            : [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrApplicationTag, kSecAttrAccessGroup]
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, attributes[$0] ?? "") })
    }

    func matches(_ item: [String: Any]) -> Bool {
        attributes.allSatisfy { key, value in
            if key == kSecValueData || key == kSecAttrSynchronizable || key == kSecUseDataProtectionKeychain { return true }
            return (item[key] as? NSObject ?? item[key] as AnyObject as? NSObject)?.isEqual(value) == true
        }
    }

    func asks(_ key: String) -> Bool { (asked[key] as? NSNumber)?.boolValue ?? (asked[key] as? Bool) ?? false }

    var wantsAll: Bool { asked[kSecMatchLimit] as? String == kSecMatchLimitAll || (asked[kSecMatchLimit] as? Int).map { $0 > 1 } ?? false }

    /// Data, attributes, or a dictionary of both, as asked; nil where nothing was.
    func answer(_ item: [String: Any]) -> Any? {
        let data = item[kSecValueData] as? Data ?? Data()
        guard asks(kSecReturnAttributes) else { return asks(kSecReturnData) ? data : asks(kSecReturnPersistentRef) ? reference(item) : nil }
        var found = item
        if !asks(kSecReturnData) { found[kSecValueData] = nil }
        if asks(kSecReturnPersistentRef) { found[kSecValuePersistentRef] = reference(item) }
        return found
    }

    private func reference(_ item: [String: Any]) -> Data { Data("\(item[kSecClass] ?? "")/\(item[kSecAttrService] ?? "")/\(item[kSecAttrAccount] ?? "")".utf8) }
}
