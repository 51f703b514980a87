import Foundation
import ObjCRuntime

public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = Self(rawValue: 1), read = Self(rawValue: 2), writeWithoutResponse = Self(rawValue: 4), write = Self(rawValue: 8), notify = Self(rawValue: 16), indicate = Self(rawValue: 32)
    public static let authenticatedSignedWrites = Self(rawValue: 64), extendedProperties = Self(rawValue: 128), notifyEncryptionRequired = Self(rawValue: 256), indicateEncryptionRequired = Self(rawValue: 512)
}

public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = Self(rawValue: 1), writeable = Self(rawValue: 2), readEncryptionRequired = Self(rawValue: 4), writeEncryptionRequired = Self(rawValue: 8)
}

open class CBAttribute: ObjCObject, @unchecked Sendable {
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid; super.init() }
}

open class CBService: CBAttribute, @unchecked Sendable {
    public let isPrimary: Bool
    open weak var peripheral: CBPeripheral?
    open var includedServices: [CBService]?
    open var characteristics: [CBCharacteristic]?
    init(_ type: CBUUID, primary: Bool) { isPrimary = primary; super.init(type) }
}
open class CBMutableService: CBService, @unchecked Sendable { public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, primary: isPrimary) } }

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    open weak var service: CBService?
    open var properties: CBCharacteristicProperties
    open var value: Data?
    open var descriptors: [CBDescriptor]?
    open var isNotifying: Bool { false }
    init(_ type: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) { (self.properties, self.value) = (properties, value); super.init(type) }
}
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    open var permissions: CBAttributePermissions
    open var subscribedCentrals: [CBCentral]? { [] }
    public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) { self.permissions = permissions; super.init(UUID, properties, value) }
}

open class CBDescriptor: CBAttribute, @unchecked Sendable {
    open weak var characteristic: CBCharacteristic?
    open var value: Any? { nil }
}
