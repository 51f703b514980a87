import DeviceHost
import Foundation

/// The device that the app runs on: what the chosen profile says.
@preconcurrency @MainActor open class UIDevice: ObjCObject {
    let profile: DeviceProfile
    private var orientationListeners = 0
    private(set) var heldOrientation = UIDeviceOrientation.portrait

    public override convenience init() { self.init(profile: RunOptions.current.device) }
    init(profile: DeviceProfile) {
        self.profile = profile
        super.init()
        heldOrientation = UIDeviceOrientation(RunOptions.current.orientation)
    }

    private static let device = UIDevice(profile: RunOptions.current.device)
    open class var current: UIDevice { device }

    open var name: String { profile.name }
    open var model: String { profile.model }
    open var localizedModel: String { profile.model }
    open var systemName: String { profile.idiom == .pad ? "iPadOS" : "iOS" }
    /// The emulated version.
    open var systemVersion: String { RunOptions.current.ios }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.idiom == .pad ? .pad : .phone }
    /// The same in every run, so that what an app derives from it is.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
    open var isMultitaskingSupported: Bool { true }

    open var orientation: UIDeviceOrientation { orientationListeners > 0 || UIApplication.current != nil ? heldOrientation : .unknown }
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(orientationListeners - 1, 0) }

    open var isBatteryMonitoringEnabled = false
    /// From 0 to 1.
    private var charge: Float = 1
    private var isCharging = true
    /// From 0 to 1; -1 unless monitoring is on.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? charge : -1 }
    open var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled else { return .unknown }
        return !isCharging ? .unplugged : charge == 1 ? .full : .charging
    }

    /// The battery holds so much, from 0 to 1, on no charger. Those who listen hear of what has changed.
    package func setBattery(_ level: Float) {
        let before = (batteryLevel, batteryState)
        (charge, isCharging) = (level, false)
        guard isBatteryMonitoringEnabled else { return }
        if batteryState != before.1 { NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: self) }
        if batteryLevel != before.0 { NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: self) }
    }

    /// Stays off: there is no sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    open var proximityState: Bool { false }
    open func playInputClick() {}

    var screen: UIScreen { .main }

    /// Somebody turns the device: its listeners hear of it, then the interface follows (D53).
    package func turn(to orientation: UIDeviceOrientation) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        if orientationListeners > 0 { NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self) }
        // D58: what is in the background follows when it comes back.
        guard orientation.isValidInterfaceOrientation, let app = UIApplication.current, app.applicationState != .background else { return }
        InterfaceRotation.update(app.frontWindow)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        // Apps turn the interface by setting this, which has no setter.
        glue.property("orientation", get: { ($0 as! UIDevice).orientation.rawValue }, set: { device, value in
            if let raw = value as? Int ?? (value as? NSNumber)?.intValue, let orientation = UIDeviceOrientation(rawValue: raw) { (device as! UIDevice).turn(to: orientation) }
        })
    }
}
