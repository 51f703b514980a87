import Foundation

// The typed forms of the application's notifications (iOS 26). Foundation doesn't make them of notifications here, so each is posted beside its notification.

extension NSNotification.Name {
    /// A name of the message's own: Foundation's centre hands what is posted under a name to every observer of that name, typed or not,
    /// and ends the process where the types differ.
    fileprivate static func typed(_ name: NSNotification.Name) -> NSNotification.Name { NSNotification.Name(name.rawValue + ".message") }
}

extension UIApplication {
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public static var name: NSNotification.Name { .typed(UIApplication.didBecomeActiveNotification) }
        public init() {}
    }

    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public static var name: NSNotification.Name { .typed(UIApplication.willResignActiveNotification) }
        public init() {}
    }

    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public static var name: NSNotification.Name { .typed(UIApplication.didEnterBackgroundNotification) }
        public init() {}
    }

    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public static var name: NSNotification.Name { .typed(UIApplication.willEnterForegroundNotification) }
        public init() {}
    }

    public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public static var name: NSNotification.Name { .typed(UIApplication.didFinishLaunchingNotification) }
        public init() {}
    }

    public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public static var name: NSNotification.Name { .typed(UIApplication.willTerminateNotification) }
        public init() {}
    }

    public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public static var name: NSNotification.Name { .typed(UIApplication.didReceiveMemoryWarningNotification) }
        public init() {}
    }

    func postMessage(_ name: NSNotification.Name) {
        let center = NotificationCenter.default
        switch name {
        case UIApplication.didBecomeActiveNotification: center.post(DidBecomeActiveMessage(), subject: self)
        case UIApplication.willResignActiveNotification: center.post(WillResignActiveMessage(), subject: self)
        case UIApplication.didEnterBackgroundNotification: center.post(DidEnterBackgroundMessage(), subject: self)
        case UIApplication.willEnterForegroundNotification: center.post(WillEnterForegroundMessage(), subject: self)
        case UIApplication.didFinishLaunchingNotification: center.post(DidFinishLaunchingMessage(), subject: self)
        case UIApplication.willTerminateNotification: center.post(WillTerminateMessage(), subject: self)
        case UIApplication.didReceiveMemoryWarningNotification: center.post(DidReceiveMemoryWarningMessage(), subject: self)
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    public static var didBecomeActive: Self { .init() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    public static var willResignActive: Self { .init() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    public static var didEnterBackground: Self { .init() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    public static var willEnterForeground: Self { .init() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
    public static var didFinishLaunching: Self { .init() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    public static var willTerminate: Self { .init() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    public static var didReceiveMemoryWarning: Self { .init() }
}
