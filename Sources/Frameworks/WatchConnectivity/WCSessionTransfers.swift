import Foundation
import ObjCRuntime

open class WCSessionUserInfoTransfer: ObjCObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    open var isTransferring: Bool { false }
    open var isCurrentComplicationInfo: Bool { false }
    init(_ userInfo: [String: Any]) { self.userInfo = userInfo; super.init() }
    open func cancel() {}
}

open class WCSessionFile: ObjCObject, @unchecked Sendable {
    public let fileURL: URL, metadata: [String: Any]?
    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata); super.init() }
}

open class WCSessionFileTransfer: ObjCObject, @unchecked Sendable {
    public let file: WCSessionFile
    open var isTransferring: Bool { false }
    public let progress = Progress(totalUnitCount: 1)
    init(_ file: URL, _ metadata: [String: Any]?) { self.file = WCSessionFile(file, metadata); super.init() }
    open func cancel() {}
}
