import Foundation
import ObjCRuntime

public protocol NetServiceDelegate: NSObjectProtocol {
    func netServiceWillPublish(_ sender: NetService)
    func netServiceDidPublish(_ sender: NetService)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netServiceWillResolve(_ sender: NetService)
    func netServiceDidResolveAddress(_ sender: NetService)
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netServiceDidStop(_ sender: NetService)
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
    public func netServiceWillPublish(_ sender: NetService) {}
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceWillResolve(_ sender: NetService) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    public func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream) {}
}

/// A service that Bonjour finds. Named only: publishing and resolving fail.
open class NetService: ObjCObject, @unchecked Sendable {
    public static let errorCode = "NSNetServicesErrorCode", errorDomain = "NSNetServicesErrorDomain"

    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000, collisionError = -72001, notFoundError = -72002, activityInProgress = -72003, badArgumentError = -72004, cancelledError = -72005
        case invalidError = -72006, timeoutError = -72007
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let noAutoRename = Options(rawValue: 1), listenForConnections = Options(rawValue: 2)
    }

    public let domain: String, type: String, name: String, port: Int
    open weak var delegate: (any NetServiceDelegate)?
    open var includesPeerToPeer = false
    open var hostName: String? { nil }
    open var addresses: [Data]? { nil }

    public override convenience init() { self.init(domain: "", type: "", name: "") }
    public init(domain: String, type: String, name: String, port: Int32) { (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port)) }
    public convenience init(domain: String, type: String, name: String) { self.init(domain: domain, type: type, name: name, port: -1) }

    private static let failure: [String: NSNumber] = [errorCode: NSNumber(value: ErrorCode.unknownError.rawValue), errorDomain: 0]

    private func fail(_ name: String, _ tell: @escaping (any NetServiceDelegate, NetService) -> Void) {
        notImplemented("NetService.\(name)")
        nonisolated(unsafe) let tell = tell
        RunLoop.main.perform { if let delegate = self.delegate { tell(delegate, self) } }
    }

    /// Each entry of the record is its length, its key, "=" and its value.
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var entries: [String: Data] = [:], rest = txtData
        while let length = rest.popFirst() {
            let entry = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let key = entry.prefix { $0 != UInt8(ascii: "=") }
            if !key.isEmpty { entries[String(decoding: key, as: UTF8.self)] = Data(entry.dropFirst(key.count + 1)) }
        }
        return entries
    }

    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { record, entry in
            let bytes = Data(entry.key.utf8) + [UInt8(ascii: "=")] + entry.value
            guard bytes.count <= UInt8.max else { return }
            record.append(UInt8(bytes.count))
            record.append(bytes)
        }
    }

    open func publish() { publish(options: []) }
    open func publish(options: Options = []) { fail("publish()") { $0.netService($1, didNotPublish: Self.failure) } }
    open func resolve(withTimeout timeout: TimeInterval) { fail("resolve(withTimeout:)") { $0.netService($1, didNotResolve: Self.failure) } }
    open func stop() {}
    open func startMonitoring() {}
    open func stopMonitoring() {}
    open func setTXTRecord(_ recordData: Data?) -> Bool { false }
    open func txtRecordData() -> Data? { nil }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func getInputStream(_ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?) -> Bool { false }
}

public func CFNetServiceCreateDictionaryWithTXTData(_ alloc: CFAllocator?, _ txtRecord: Data) -> Unmanaged<NSDictionary>? {
    Unmanaged.passRetained(NetService.dictionary(fromTXTRecord: txtRecord) as NSDictionary)
}

public func CFNetServiceCreateTXTDataWithDictionary(_ alloc: CFAllocator?, _ keyValuePairs: [String: Data]) -> Unmanaged<NSData>? {
    Unmanaged.passRetained(NetService.data(fromTXTRecord: keyValuePairs) as NSData)
}
