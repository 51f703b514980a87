import Foundation
import ObjCRuntime

/// Settings that a person's devices share. Here there is one device and no account: values live as long as the process.
open class NSUbiquitousKeyValueStore: ObjCObject, @unchecked Sendable {
    public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private static let instance = NSUbiquitousKeyValueStore()
    open class var `default`: NSUbiquitousKeyValueStore { instance }

    private let lock = NSLock()
    private var values: [String: Any] = [:]

    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject.flatMap(PropertyListValue.of) } }
    open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    @discardableResult open func synchronize() -> Bool { true }
}

extension FileManager {
    /// Nobody is signed in to iCloud.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// A group's folder stands beside the app's own ones, because every app has a home of its own here.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Groups/\(groupIdentifier)")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
