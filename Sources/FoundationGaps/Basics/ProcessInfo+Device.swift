import Foundation
import ObjCRuntime

extension ProcessInfo {
    public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40), idleSystemSleepDisabled = Self(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = Self(rawValue: 1 << 14), automaticTerminationDisabled = Self(rawValue: 1 << 15)
        public static let userInitiated = Self(rawValue: 0x00FF_FFFF), userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00EF_FFFF)
        public static let background = Self(rawValue: 0xFF), latencyCritical = Self(rawValue: 0xFF_0000_0000)
    }

    public static let thermalStateDidChangeNotification = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")

    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var thermalState: ThermalState { .nominal }

    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    public func endActivity(_ activity: any NSObjectProtocol) {}
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        ExpiringActivity.perform(block)
    }
}

extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}

extension Bundle {
    public static let didLoadNotification = NSNotification.Name("NSBundleDidLoadNotification")
}
