import Foundation
import ObjCRuntime

extension UserDefaults {
    public func string(forKey defaultName: String) -> String? {
        let found = object(forKey: defaultName)
        return found as? String ?? (found as? NSNumber)?.stringValue
    }

    public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    public func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }
    public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
    public func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }

    public func integer(forKey defaultName: String) -> Int { number(defaultName, { $0.intValue }, { $0.integerValue }) ?? 0 }
    public func double(forKey defaultName: String) -> Double { number(defaultName, { $0.doubleValue }, { $0.doubleValue }) ?? 0 }
    public func float(forKey defaultName: String) -> Float { number(defaultName, { $0.floatValue }, { $0.floatValue }) ?? 0 }
    public func bool(forKey defaultName: String) -> Bool { number(defaultName, { $0.boolValue }, { $0.boolValue }) ?? false }

    private func number<T>(_ key: String, _ read: (NSNumber) -> T, _ parse: (NSString) -> T) -> T? {
        let found = object(forKey: key)
        return (found as? NSNumber).map(read) ?? (found as? String).map { parse($0 as NSString) }
    }

    /// A path is a file's; other addresses are kept as archives.
    public func url(forKey defaultName: String) -> URL? {
        switch object(forKey: defaultName) {
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        case let data as Data: (NSKeyedUnarchiver.unarchiveObject(with: data) as? NSString).flatMap { URL(string: $0 as String) }
        default: nil
        }
    }

    public func set(_ value: Int, forKey defaultName: String) { set(NSNumber(value: value) as Any?, forKey: defaultName) }
    public func set(_ value: Float, forKey defaultName: String) { set(NSNumber(value: value) as Any?, forKey: defaultName) }
    public func set(_ value: Double, forKey defaultName: String) { set(NSNumber(value: value) as Any?, forKey: defaultName) }
    public func set(_ value: Bool, forKey defaultName: String) { set(NSNumber(value: value) as Any?, forKey: defaultName) }

    public func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        let value: Any = url.isFileURL ? url.path : NSKeyedArchiver.archivedData(withRootObject: url.absoluteString as NSString)
        set(value as Any?, forKey: defaultName)
    }
}
