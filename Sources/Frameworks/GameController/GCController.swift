@_exported import Foundation
import ObjCRuntime

/// Named only: no controller is connected.
open class GCController: ObjCObject, @unchecked Sendable {
    open class func controllers() -> [GCController] { [] }
    open class var current: GCController? { nil }
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open class func stopWirelessControllerDiscovery() {}
    open var vendorName: String? { nil }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var controllerPausedHandler: ((GCController) -> Void)?
}
public enum GCControllerPlayerIndex: Int, Sendable { case indexUnset = -1, index1, index2, index3, index4 }

extension NSNotification.Name {
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
}

open class GCControllerElement: ObjCObject, @unchecked Sendable {}
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    open var value: Float { 0 }
    open var isPressed: Bool { false }
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
}
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable { open var value: Float { 0 } }
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    public let xAxis = GCControllerAxisInput(), yAxis = GCControllerAxisInput(), up = GCControllerButtonInput(), down = GCControllerButtonInput(), left = GCControllerButtonInput(), right = GCControllerButtonInput()
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
}
open class GCMicroGamepad: ObjCObject, @unchecked Sendable { public let buttonA = GCControllerButtonInput(), buttonX = GCControllerButtonInput(), dpad = GCControllerDirectionPad() }
open class GCExtendedGamepad: ObjCObject, @unchecked Sendable {
    public let buttonA = GCControllerButtonInput(), buttonB = GCControllerButtonInput(), buttonX = GCControllerButtonInput(), buttonY = GCControllerButtonInput(), buttonMenu = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput(), rightShoulder = GCControllerButtonInput(), leftTrigger = GCControllerButtonInput(), rightTrigger = GCControllerButtonInput()
    public let dpad = GCControllerDirectionPad(), leftThumbstick = GCControllerDirectionPad(), rightThumbstick = GCControllerDirectionPad()
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}
