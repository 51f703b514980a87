@_exported import Foundation
import ObjCRuntime

public enum NFCTypeNameFormat: UInt8, Sendable { case empty = 0, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate { public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {} }

open class NFCNDEFPayload: ObjCObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat { .empty }
    open var type: Data { Data() }
    open var identifier: Data { Data() }
    open var payload: Data { Data() }
}
open class NFCNDEFMessage: ObjCObject, @unchecked Sendable { open var records: [NFCNDEFPayload] { [] } }
open class NFCReaderSession: ObjCObject, @unchecked Sendable {
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    open var isReady: Bool { false }
    open func begin() { notImplemented("NFCReaderSession.begin()") }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}
/// Named only: the device reads no tags.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) { self.delegate = delegate; super.init() }
    open override func begin() {
        super.begin()
        DispatchQueue.main.async { self.delegate?.readerSession(self, didInvalidateWithError: NSError(domain: "NFCError", code: 1)) }
    }
}
