import Foundation

extension NSObjectProtocol {
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(forKey: key, of: self) }
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: self) }
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(forKeyPath: keyPath, of: self) }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValueCoding.set(value, forKeyPath: keyPath, of: self) }
}
