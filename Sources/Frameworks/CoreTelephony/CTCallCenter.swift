import Foundation
import ObjCRuntime

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

open class CTCall: ObjCObject, @unchecked Sendable {
    open var callState: String { CTCallStateDisconnected }
    public let callID = UUID().uuidString
}

open class CTCallCenter: ObjCObject, @unchecked Sendable {
    open var currentCalls: Set<CTCall>? { nil }
    open var callEventHandler: ((CTCall) -> Void)?
}

public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown = 0, restricted, notRestricted }
open class CTCellularData: ObjCObject, @unchecked Sendable {
    open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}
