import Foundation
import ObjCRuntime

/// A button of a notification.
open class UNNotificationAction: ObjCObject, @unchecked Sendable {
    public let identifier: String, title: String, options: UNNotificationActionOptions
    public let icon: UNNotificationActionIcon?

    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
        super.init()
    }
}

/// A button that asks for a text first.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The answer with the text that was asked for.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    open var userText: String { "" }
}

open class UNNotificationActionIcon: ObjCObject, @unchecked Sendable {
    let name: String, isSystem: Bool
    public init(systemImageName: String) { (name, isSystem) = (systemImageName, true); super.init() }
    public init(templateImageName: String) { (name, isSystem) = (templateImageName, false); super.init() }
}
