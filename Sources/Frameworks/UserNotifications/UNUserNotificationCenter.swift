@_exported import Foundation
import ObjCRuntime

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), carPlay = Self(rawValue: 8), criticalAlert = Self(rawValue: 16), provisional = Self(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), list = Self(rawValue: 8), banner = Self(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }

public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }

open class UNNotificationSettings: ObjCObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    open var alertSetting: UNNotificationSetting { .disabled }
    open var badgeSetting: UNNotificationSetting { .disabled }
    open var soundSetting: UNNotificationSetting { .disabled }
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    open var lockScreenSetting: UNNotificationSetting { .disabled }
}

public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: ObjCObject, @unchecked Sendable {
    private static let standard = UNNotificationSound()
    open class var `default`: UNNotificationSound { standard }
    open class var defaultCritical: UNNotificationSound { standard }
    public override init() { super.init() }
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// A picture, sound or film beside a notification's text.
open class UNNotificationAttachment: ObjCObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL

    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.isReadableFile(atPath: URL.path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: URL.path]) }
        (self.identifier, url) = (identifier, URL)
        super.init()
    }
}

open class UNNotificationContent: ObjCObject, @unchecked Sendable {
    open var title = ""
    open var subtitle = ""
    open var body = ""
    open var badge: NSNumber?
    open var sound: UNNotificationSound?
    open var userInfo: [AnyHashable: Any] = [:]
    open var categoryIdentifier = ""
    open var threadIdentifier = ""
    open var attachments: [UNNotificationAttachment] = []
    open var launchImageName = ""
}
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

open class UNNotificationTrigger: ObjCObject, @unchecked Sendable { public let repeats: Bool; init(repeats: Bool) { self.repeats = repeats; super.init() } }
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval; super.init(repeats: repeats) }
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) { self.dateComponents = dateComponents; super.init(repeats: repeats) }
}

open class UNNotificationRequest: ObjCObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
        super.init()
    }
}

open class UNNotification: ObjCObject, @unchecked Sendable {
    public let request: UNNotificationRequest
    public let date = Date()
    init(request: UNNotificationRequest) { self.request = request; super.init() }
}
open class UNNotificationResponse: ObjCObject, @unchecked Sendable {
    public let notification: UNNotification
    open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
    init(notification: UNNotification) { self.notification = notification; super.init() }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1), destructive = Self(rawValue: 2), foreground = Self(rawValue: 4)
}
open class UNNotificationAction: ObjCObject, @unchecked Sendable {
    public let identifier: String, title: String, options: UNNotificationActionOptions
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
        super.init()
    }
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1)
}
open class UNNotificationCategory: ObjCObject, @unchecked Sendable {
    public let identifier: String, actions: [UNNotificationAction]
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) {
        (self.identifier, self.actions) = (identifier, actions)
        super.init()
    }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) { completionHandler([]) }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
}

/// Named only: it keeps pending requests and delivers none; authorisation is refused.
open class UNUserNotificationCenter: ObjCObject, @unchecked Sendable {
    private static let instance = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { instance }
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []

    open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        notImplemented("UNUserNotificationCenter.requestAuthorization(options:completionHandler:)")
        DispatchQueue.main.async { completionHandler(false, nil) }
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) { DispatchQueue.main.async { completionHandler(UNNotificationSettings()) } }
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        notImplemented("UNUserNotificationCenter.add(_:withCompletionHandler:)")
        pending.append(request)
        completionHandler?(nil)
    }
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let pending = pending
        DispatchQueue.main.async { completionHandler(pending) }
    }
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { DispatchQueue.main.async { completionHandler([]) } }
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) { DispatchQueue.main.async { completionHandler([]) } }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    open func add(_ request: UNNotificationRequest) async throws { pending.append(request) }
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    open func removeAllPendingNotificationRequests() { pending = [] }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { pending.removeAll { identifiers.contains($0.identifier) } }
    open func removeAllDeliveredNotifications() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}

extension UNNotificationSound {
    /// `UNNotificationSound.default()`: a method before Swift 4.2, which targets of Swift 4 may still call.
    public func callAsFunction() -> UNNotificationSound { self }
}
