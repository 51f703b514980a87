import Foundation

// The keychain of an app: on iOS Foundation brings these names along. Items stand in a file of the app's container, readable
// like any other file, because there is nothing here to protect them with.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275

/// Adds an item. `result` gets what the `kSecReturn…` keys ask for.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.add(KeychainQuery(attributes), result)
}

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.copy(KeychainQuery(query), result)
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(KeychainQuery(query), with: KeychainQuery(attributesToUpdate))
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(KeychainQuery(query)) }

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let texts: [OSStatus: String] = [
        errSecSuccess: "No error.", errSecParam: "One or more parameters passed to a function were not valid.",
        errSecDuplicateItem: "The specified item already exists in the keychain.", errSecItemNotFound: "The specified item could not be found in the keychain.",
    ]
    return texts[status] ?? "OSStatus \(status)"
}

public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: offset, as: UInt8.self) }
    return errSecSuccess
}
