import Foundation
import ObjCRuntime

// Core Foundation's streams by their functions: they are Foundation's.

public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream

/// What a stream keeps by name.
public struct CFStreamPropertyKey: Hashable, RawRepresentable, @unchecked Sendable {
    public let rawValue: CFString
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public static let dataWritten = Self("kCFStreamPropertyDataWritten")
    public static let fileCurrentOffset = Self("kCFStreamPropertyFileCurrentOffset")
    public static let socketNativeHandle = Self("kCFStreamPropertySocketNativeHandle")
}

public let kCFStreamPropertyShouldCloseNativeSocket: CFString! = "kCFStreamPropertyShouldCloseNativeSocket"
public let kCFStreamPropertySocketSecurityLevel: CFString! = "kCFStreamPropertySocketSecurityLevel"
public let kCFStreamNetworkServiceType: CFString! = "kCFStreamNetworkServiceType"
public let kCFStreamNetworkServiceTypeVoIP: CFString! = "kCFStreamNetworkServiceTypeVoIP"
public let kCFStreamSocketSecurityLevelNegotiatedSSL: CFString! = "kCFStreamSocketSecurityLevelNegotiatedSSL"

@discardableResult public func CFReadStreamOpen(_ stream: CFReadStream!) -> Bool { stream.open(); return true }
@discardableResult public func CFWriteStreamOpen(_ stream: CFWriteStream!) -> Bool { stream.open(); return true }
public func CFReadStreamClose(_ stream: CFReadStream!) { stream.close() }
public func CFWriteStreamClose(_ stream: CFWriteStream!) { stream.close() }
public func CFReadStreamHasBytesAvailable(_ stream: CFReadStream!) -> Bool { stream.hasBytesAvailable }
public func CFWriteStreamCanAcceptBytes(_ stream: CFWriteStream!) -> Bool { stream.hasSpaceAvailable }
@discardableResult public func CFReadStreamRead(_ stream: CFReadStream!, _ buffer: UnsafeMutablePointer<UInt8>!, _ bufferLength: CFIndex) -> CFIndex { stream.read(buffer, maxLength: bufferLength) }
@discardableResult public func CFWriteStreamWrite(_ stream: CFWriteStream!, _ buffer: UnsafePointer<UInt8>!, _ bufferLength: CFIndex) -> CFIndex { stream.write(buffer, maxLength: bufferLength) }

/// False, as for a stream that doesn't know the property: corelibs' streams know none of these.
@discardableResult public func CFReadStreamSetProperty(_ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: Any!) -> Bool { false }
@discardableResult public func CFWriteStreamSetProperty(_ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: Any!) -> Bool { false }
