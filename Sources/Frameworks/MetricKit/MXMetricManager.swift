@_exported import Foundation
import ObjCRuntime

public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
open class MXMetricPayload: ObjCObject, @unchecked Sendable { open func jsonRepresentation() -> Data { Data("{}".utf8) } }
open class MXDiagnosticPayload: ObjCObject, @unchecked Sendable { open func jsonRepresentation() -> Data { Data("{}".utf8) } }
/// Named only: no reports come.
open class MXMetricManager: ObjCObject, @unchecked Sendable {
    private static let instance = MXMetricManager()
    open class var shared: MXMetricManager { instance }
    open func add(_ subscriber: any MXMetricManagerSubscriber) { notImplemented("MXMetricManager") }
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    open var pastPayloads: [MXMetricPayload] { [] }
}
