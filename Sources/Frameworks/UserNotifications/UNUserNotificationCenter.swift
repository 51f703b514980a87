@_exported import Foundation
import FoundationGaps
import ObjCRuntime

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), carPlay = Self(rawValue: 8), criticalAlert = Self(rawValue: 16), providesAppNotificationSettings = Self(rawValue: 32), provisional = Self(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), list = Self(rawValue: 8), banner = Self(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }

public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }

open class UNNotificationSettings: ObjCObject, @unchecked Sendable {
    private let granted: UNAuthorizationOptions?

    /// nil: nothing was asked for.
    init(_ granted: UNAuthorizationOptions?) {
        self.granted = granted
        super.init()
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting { granted?.contains(option) == true ? .enabled : .disabled }

    open var authorizationStatus: UNAuthorizationStatus { granted.map { $0.contains(.provisional) ? .provisional : .authorized } ?? .notDetermined }
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
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
    open var summaryArgument = ""
    open var summaryArgumentCount = 1
    open var targetContentIdentifier: String?
    open var relevanceScore = 0.0
    open var filterCriteria: String?
}
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

open class UNNotificationTrigger: ObjCObject, @unchecked Sendable { public let repeats: Bool; init(repeats: Bool) { self.repeats = repeats; super.init() } }
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval; super.init(repeats: repeats) }
    open func nextTriggerDate() -> Date? { due(after: Date()) }
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) { self.dateComponents = dateComponents; super.init(repeats: repeats) }
    open func nextTriggerDate() -> Date? { due(after: Date()) }
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

/// Of a notification that a server has sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

open class UNNotification: ObjCObject, @unchecked Sendable {
    public let request: UNNotificationRequest
    public let date: Date
    init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date); super.init() }
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
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// A delegate that has the asynchronous form alone is asked by that.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        nonisolated(unsafe) let delegate = self, completionHandler = completionHandler
        Task { @MainActor in completionHandler(await delegate.userNotificationCenter(center, willPresent: notification)) }
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let delegate = self, completionHandler = completionHandler
        Task { @MainActor in
            await delegate.userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}

/// Grants what is asked for; keeps the requests until their time has come on the app's clock, and what has come. Nothing of them is drawn.
open class UNUserNotificationCenter: ObjCObject, @unchecked Sendable {
    private static let instance = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter {
        if Notifications.receiver == nil { Notifications.receiver = instance }
        return instance
    }
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    let lock = NSLock()
    var scheduled: [ScheduledNotification] = []
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    var granted: UNAuthorizationOptions?

    open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        lock.withLock { granted = options }
        DispatchQueue.global().async { completionHandler(true, nil) }
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        lock.withLock { granted = options }
        return true
    }
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(lock.withLock { granted })
        DispatchQueue.global().async { completionHandler(settings) }
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(lock.withLock { granted }) }

    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        schedule(request)
        if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
    }
    open func add(_ request: UNNotificationRequest) async throws { schedule(request) }
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let pending = pending
        DispatchQueue.global().async { completionHandler(pending) }
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    open func removeAllPendingNotificationRequests() { cancel { _ in true } }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { cancel { identifiers.contains($0) } }

    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let shown = shown
        DispatchQueue.global().async { completionHandler(shown) }
    }
    open func deliveredNotifications() async -> [UNNotification] { shown }
    open func removeAllDeliveredNotifications() { lock.withLock { delivered = [] } }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } } }

    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let categories = lock.withLock { self.categories }
        DispatchQueue.global().async { completionHandler(categories) }
    }
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } } }
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

extension UNNotificationSound {
    /// `UNNotificationSound.default()`: a method before Swift 4.2, which targets of Swift 4 may still call.
    public func callAsFunction() -> UNNotificationSound { self }
}
