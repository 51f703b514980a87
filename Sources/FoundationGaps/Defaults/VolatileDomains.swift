import Foundation

/// Domains that end with the process; what was registered is the one that every `UserDefaults` searches last.
final class VolatileDomains: @unchecked Sendable {
    static let shared = VolatileDomains()
    private let lock = NSLock()
    private var domains: [String: [String: Any]] = [:]

    var names: [String] { lock.withLock { domains.keys.sorted() } }

    subscript(key: String) -> Any? { lock.withLock { domains[UserDefaults.registrationDomain]?[key] } }

    subscript(domain name: String) -> [String: Any]? {
        get { lock.withLock { domains[name] } }
        set { lock.withLock { domains[name] = newValue } }
    }

    func merge(_ values: [String: Any], into name: String) {
        lock.withLock { domains[name, default: [:]].merge(values) { $1 } }
    }
}
