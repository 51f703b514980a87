import Foundation
import ObjCRuntime

open class BGTaskRequest: ObjCObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier; super.init() }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable { public init(identifier: String) { super.init(identifier) } }
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}
