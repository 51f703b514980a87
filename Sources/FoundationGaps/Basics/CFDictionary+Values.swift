import Foundation

// Values of dictionaries by the addresses of their keys, as apps that read pictures' properties ask for them. An address is that of an object
// that is never freed, or of a dictionary's own storage: apps make the value of it with `unsafeBitCast`.

/// What lowering makes of `Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()`: texts are values here and have no address.
public func _cfAddress(of text: CFString) -> UnsafeMutableRawPointer { Addresses.key(text) }

public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let theDict, let key, let value = theDict[Addresses.text(key)] else { return nil }
    return Addresses.value(value)
}

public func CFDictionaryGetValueIfPresent(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool { CFDictionaryGetValue(theDict, key) != nil }

private enum Addresses {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var keys: [String: NSString] = [:]
    nonisolated(unsafe) private static var kept: [UnsafeRawPointer: Any] = [:]

    static func key(_ text: String) -> UnsafeMutableRawPointer {
        lock.withLock {
            let key = keys[text] ?? NSString(string: text)
            keys[text] = key
            return Unmanaged.passUnretained(key).toOpaque()
        }
    }

    static func text(_ key: UnsafeRawPointer) -> String { Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue() as String }

    static func value(_ value: Any) -> UnsafeRawPointer {
        if let dictionary = value as? CFDictionary { return keep(dictionary, at: unsafeBitCast(dictionary, to: UnsafeRawPointer.self)) }
        let object = value as AnyObject
        return keep(object, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    }

    private static func keep(_ value: Any, at address: UnsafeRawPointer) -> UnsafeRawPointer {
        lock.withLock { kept[address] = value }
        return address
    }
}
