import Foundation
import ObjCRuntime

/// An app's settings, in domains that are searched in turn: arguments of the launch, the app's own (a property list in
/// `Library/Preferences`), added suites, what every app shares, what was registered.
///
/// It stands in for corelibs' class, whose keys can't be observed and which doesn't read what iOS writes.
open class UserDefaults: ObjCObject, @unchecked Sendable {
    public static let argumentDomain = "NSArgumentDomain"
    public static let globalDomain = "NSGlobalDomain"
    public static let registrationDomain = "NSRegistrationDomain"
    public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChangeNotification")
    public static let sizeLimitExceededNotification = NSNotification.Name("NSUserDefaultsSizeLimitExceededNotification")
    public static let noCloudAccountNotification = NSNotification.Name("NSUbiquitousUserDefaultsNoCloudAccountNotification")
    public static let didChangeCloudAccountsNotification = NSNotification.Name("NSUbiquitousUserDefaultsDidChangeAccountsNotification")
    public static let completedInitialCloudSyncNotification = NSNotification.Name("NSUbiquitousUserDefaultsCompletedInitialSyncNotification")

    private static let shared = UserDefaults()
    open class var standard: UserDefaults { shared }

    private let domain: DefaultsDomain
    private var suites: [DefaultsDomain] = []

    public override convenience init() { self.init(suiteName: nil)! }

    /// nil for the global domain, which is no suite.
    public init?(suiteName: String?) {
        if suiteName == Self.globalDomain { return nil }
        domain = DefaultsDomain.named(suiteName ?? DefaultsDomain.ofApp)
        super.init()
    }

    open class func resetStandardUserDefaults() {}

    // MARK: Any value

    open func object(forKey defaultName: String) -> Any? {
        if let found = ArgumentDomain.values[defaultName] ?? domain[defaultName] { return found }
        for suite in suites { if let found = suite[defaultName] { return found } }
        return DefaultsDomain.global[defaultName] ?? VolatileDomains.shared[defaultName]
    }

    /// Raises what iOS raises for a value that a property list can't hold.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let stored = PropertyListValue.of(value) else {
            NSException(name: .invalidArgumentException, reason: "Attempt to insert non-property list object \(value) for key \(defaultName)").raise()
            return
        }
        change(defaultName) { domain[defaultName] = stored }
    }

    open func removeObject(forKey defaultName: String) { change(defaultName) { domain[defaultName] = nil } }

    private func change(_ key: String, _ body: () -> Void) {
        willChangeValue(forKey: key)
        body()
        didChangeValue(forKey: key)
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    // MARK: Key-value coding

    open override func value(forKey key: String) -> Any? { object(forKey: key) }
    open override func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    // MARK: Domains

    open func register(defaults registrationDictionary: [String: Any]) {
        VolatileDomains.shared.merge(registrationDictionary.compactMapValues(PropertyListValue.of), into: Self.registrationDomain)
    }

    open func addSuite(named suiteName: String) { suites.append(DefaultsDomain.named(suiteName)) }
    open func removeSuite(named suiteName: String) { suites.removeAll { $0 === DefaultsDomain.named(suiteName) } }

    open func dictionaryRepresentation() -> [String: Any] {
        let layers = [VolatileDomains.shared[domain: Self.registrationDomain] ?? [:], DefaultsDomain.global.values] + suites.map(\.values) + [domain.values, ArgumentDomain.values]
        return layers.reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    open var volatileDomainNames: [String] { [Self.argumentDomain] + VolatileDomains.shared.names }
    open func volatileDomain(forName domainName: String) -> [String: Any] {
        domainName == Self.argumentDomain ? ArgumentDomain.values : VolatileDomains.shared[domain: domainName] ?? [:]
    }
    open func setVolatileDomain(_ domain: [String: Any], forName domainName: String) { VolatileDomains.shared[domain: domainName] = domain }
    open func removeVolatileDomain(forName domainName: String) { VolatileDomains.shared[domain: domainName] = nil }

    open func persistentDomain(forName domainName: String) -> [String: Any]? {
        let values = DefaultsDomain.named(domainName).values
        return values.isEmpty ? nil : values
    }
    open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        DefaultsDomain.named(domainName).replace(with: domain.compactMapValues(PropertyListValue.of))
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }
    open func removePersistentDomain(forName domainName: String) { setPersistentDomain([:], forName: domainName) }

    @discardableResult open func synchronize() -> Bool { domain.write() }
    open func objectIsForced(forKey key: String) -> Bool { false }
    open func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
